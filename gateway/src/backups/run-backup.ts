import { text } from 'node:stream/consumers'
import { backUpSource } from '@sanguine/db/maintenance'
import type { BackupOrder } from './back-up-in-process'

/** Makes the backup that standard input orders as JSON. Prints its report as JSON, or the reason why there is none. */
async function main(): Promise<void> {
  const { source, folder } = JSON.parse(await text(process.stdin)) as BackupOrder
  process.stdout.write(JSON.stringify(await backUpSource(source, folder)))
}

main().catch((error: unknown) => {
  process.stderr.write(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
})
