import { aPack, smallContent, withChange } from '@sanguine/content/testing'
import { connect, connectionService } from '@sanguine/db'
import { testApp } from '@sanguine/kernel/testing'
import type { mongo } from 'mongoose'
import { bringPack } from '../content/bring-pack'
import { contentModelsService } from '../content/content.model'
import { packService } from '../content/pack'

/**
 * A process of its own: brings a newer pack, stops for ever in the middle of its transaction, to be killed there, and says
 * the id of the session, 32 hex digits.
 */
async function hangInUpgrade(uri: string): Promise<void> {
  const { app } = testApp()
  app.provide(connectionService, await connect(uri))
  app.provide(packService, aPack(withChange(smallContent(), 'item', 1, { unique: true }), { version: 2 }))
  const create = (_: unknown, { session }: { session: mongo.ClientSession }) => {
    process.stdout.write(Buffer.from(session.id?.id.buffer ?? []).toString('hex'))
    return new Promise(() => undefined)
  }
  Object.assign(app.get(contentModelsService).upgrades, { create })
  await bringPack(app)
}

void hangInUpgrade(process.argv[2] ?? '')
