import { aPack, smallContent, withChange } from '@sanguine/content/testing'
import { connect, connectionService } from '@sanguine/db'
import { testApp } from '@sanguine/kernel/testing'
import type { mongo } from 'mongoose'
import { contentModelsService } from '../content/content.model'
import { packService } from '../content/pack'
import { syncPack } from '../content/sync-pack'

/**
 * Runs as a separate process: brings a newer pack and hangs in the middle of its transaction, so that a test can kill
 * it there. Prints the id of the session, 32 hex digits.
 */
async function hangInUpgrade(uri: string): Promise<void> {
  const { app } = testApp()
  app.provide(connectionService, await connect(uri))
  app.provide(packService, aPack(withChange(smallContent(), 'item', 1, { isUnique: true }), { version: 2 }))
  const create = (_: unknown, { session }: { session: mongo.ClientSession }) => {
    process.stdout.write(Buffer.from(session.id?.id.buffer ?? []).toString('hex'))
    return new Promise(() => undefined)
  }
  Object.assign(app.get(contentModelsService).upgrades, { create })
  await syncPack(app)
}

void hangInUpgrade(process.argv[2] ?? '')
