import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { type BackupReport, DataError, type DataSource } from '@sanguine/db/maintenance'
import { serverEnvironment } from '@sanguine/embedded-mongod'

/** The database to back up, and the new folder of the backup. */
export interface BackupOrder {
  readonly source: DataSource
  readonly folder: string
}

/** The compiled program; the sources are as deep in the package. */
const program = join(__dirname, '../../dist/backups/run-backup.js')

/**
 * Backs up a database in a process of its own, so that no call waits for it. Its address is sent by
 * standard input, since others can read arguments. Throws a `DataError` with the reason of a failure, also where
 * `signal` ended the process.
 */
export async function backUpInProcess(order: BackupOrder, signal: AbortSignal): Promise<BackupReport> {
  const child = spawn(process.execPath, [program], { env: serverEnvironment(), stdio: 'pipe' })
  const kill = () => child.kill('SIGTERM')
  signal.addEventListener('abort', kill)
  // A process that ends at once does not read its order; its exit code tells why.
  child.stdin.on('error', () => undefined).end(JSON.stringify(order))
  try {
    const [report, reason, [code, killedBy]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close') as Promise<[number | null, string | null]>,
    ])
    if (code === 0) return JSON.parse(report)
    throw new DataError(reason || `The process of the backup ended with ${code ?? killedBy}.`)
  } finally {
    signal.removeEventListener('abort', kill)
  }
}
