import { existsSync } from 'node:fs'
import { isAbsolute } from 'node:path'
import { MongoError } from '../query'
import type { Call, CommandTable, Reply } from './command'

/** Only users and clients of the socket file may run it, because they could write files anyway. */
function demandTrust({ server, connection }: Call): void {
  if (server.access.isEnabled || connection.cameByFile) return
  throw new MongoError(
    13,
    'Backups need a socket file or a user who has logged in: anyone else could write files with them',
  )
}

/**
 * `{ backup: <path> }` copies the committed data into a new folder at that absolute path. Another server can open the
 * copy.
 */
async function backup(call: Call): Promise<Reply> {
  demandTrust(call)
  const folder = call.args.requiredText('backup')
  if (!isAbsolute(folder)) throw new MongoError(2, `The folder of a backup must be an absolute path, not '${folder}'`)
  if (existsSync(folder)) throw new MongoError(2, `The folder of a backup must be a new one: ${folder} is there`)
  try {
    await call.engine.store.backup(folder)
  } catch (error) {
    throw new MongoError(96, `The backup to ${folder} failed: ${(error as Error).message}`)
  }
  return {}
}

export const backupCommand: CommandTable = { backup: { run: backup, fields: [] } }
