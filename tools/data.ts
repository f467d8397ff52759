/**
 * Backs up, restores, checks, repairs and moves the gateway's database: MONGODB_URI, or the embedded one in DATA_DIR.
 * docs/operations.md describes each command.
 *
 *   npm run data -- backup <folder>               copies DATA_DIR, or the documents of MONGODB_URI; gateways may run
 *   npm run data -- restore <folder> [--replace] [--keep-secrets]
 *                                                 restores the backup; --replace puts aside, or drops, the present data;
 *                                                 --keep-secrets leaves sessions, tokens and seeds as they are
 *   npm run data -- validate                      compares documents, indexes and counters
 *   npm run data -- repair                        writes the embedded database again
 *   npm run data -- export <folder>               writes documents and indexes into files
 *   npm run data -- import <folder> [--replace]   reads them into an empty database; --replace drops it first
 */
import { spawnSync } from 'node:child_process'
import { endRestoredAccess } from '@sanguine/accounts'
import {
  backUpSource,
  DataError,
  type DataSource,
  databaseFolder,
  exportData,
  importData,
  openData,
  type RestoreOptions,
  restore,
  restoreServer,
  type ServerSource,
  validateData,
} from '@sanguine/db/maintenance'
import { binaryPath, serverEnvironment } from '@sanguine/embedded-mongod'
import { readEnv } from '@sanguine/gateway'
import { replaceRestoredSeeds } from '@sanguine/players'

interface Call extends DataSource {
  /** The folder on the command line; empty where the command takes none. */
  readonly folder: string
  readonly isReplacing: boolean
  /** Whether sessions, tokens and seeds stay as they are in the backup. */
  readonly keepsSecrets: boolean
}

const megabytes = (bytes: number): string => `${(bytes / 1024 ** 2).toFixed(1)} MB`

function requireEmbedded({ mongodbUri }: Call): void {
  if (mongodbUri === null) return
  throw new DataError(
    'This command is for the embedded database, but MONGODB_URI is set: docs/operations.md has the commands for MongoDB.',
  )
}

/** The server of MONGODB_URI; null where the embedded database in DATA_DIR is meant. */
const serverOf = ({ mongodbUri, dataDir }: Call): ServerSource | null =>
  mongodbUri === null ? null : { mongodbUri, dataDir }

async function runBackup(call: Call): Promise<number> {
  const { documents, collections, files, bytes } = await backUpSource(call, call.folder)
  console.log(
    `${documents} documents in ${collections} collections, ${files} files, ${megabytes(bytes)}; opened and found valid.`,
  )
  if (serverOf(call)) console.log('JWT_SECRET, PASSWORD_PEPPER and PUSH_SECRET are not in it: keep them as well.')
  return 0
}

async function runRestore(call: Call): Promise<number> {
  const lines: string[] = []
  const prepare: RestoreOptions['prepare'] = async (connection) => {
    const [ended, players] = [await endRestoredAccess(connection), await replaceRestoredSeeds(connection)]
    lines.push(`${ended} sessions, tokens, connections of apps and mailed links were ended.`)
    lines.push(`The seeds of ${players} players were replaced.`)
  }
  await restoreInto(serverOf(call), {
    ...call,
    ...(call.keepsSecrets ? { flags: ['--keep-secrets'] } : { prepare }),
  })
  for (const line of lines) console.log(line)
  console.log('The section "After a restore" of docs/operations.md says what else to do.')
  return 0
}

async function restoreInto(server: ServerSource | null, options: RestoreOptions): Promise<void> {
  if (server) {
    const { documents, collections, createdAt } = await restoreServer(server, options)
    console.log(`Restored the backup of ${createdAt}: ${documents} documents in ${collections} collections, compared.`)
    return
  }
  const { documents, collections, createdAt, formerFolder } = await restore(options)
  console.log(`Restored the backup of ${createdAt}: ${documents} documents in ${collections} collections.`)
  if (formerFolder !== null) console.log(`What was there is in ${formerFolder}.`)
}

async function runValidate(call: Call): Promise<number> {
  const { connection, stop } = await openData(call)
  const { documents, collections, problems } = await validateData(connection).finally(stop)
  for (const problem of problems) console.log(problem)
  console.log(`${documents} documents in ${collections} collections: ${problems.length} problems`)
  return problems.length === 0 ? 0 : 1
}

/** In a process of its own, which badly damaged data may end. */
async function runRepair(call: Call): Promise<number> {
  requireEmbedded(call)
  const flags = [binaryPath, '--repair', '--dbpath', databaseFolder(call.dataDir)]
  const { status, signal } = spawnSync(process.execPath, flags, { stdio: 'inherit', env: serverEnvironment() })
  if (signal !== null)
    throw new DataError(`The data is too damaged to be read (${signal}). Nothing was changed: restore a backup.`)
  return status ?? 1
}

async function runExport(call: Call): Promise<number> {
  const { documents, collections } = await exportData(call, call.folder)
  console.log(`${documents} documents in ${collections} collections.`)
  return 0
}

async function runImport(call: Call): Promise<number> {
  const { documents, collections } = await importData(call, call)
  console.log(`${documents} documents in ${collections} collections, each compared with the exported one.`)
  return 0
}

interface Command {
  readonly run: (call: Call) => Promise<number>
  readonly takesFolder: boolean
  readonly flags?: readonly string[]
}

const commands: ReadonlyMap<string, Command> = new Map([
  ['backup', { run: runBackup, takesFolder: true }],
  ['restore', { run: runRestore, takesFolder: true, flags: ['--replace', '--keep-secrets'] }],
  ['validate', { run: runValidate, takesFolder: false }],
  ['repair', { run: runRepair, takesFolder: false }],
  ['export', { run: runExport, takesFolder: true }],
  ['import', { run: runImport, takesFolder: true, flags: ['--replace'] }],
])

const usage = `Usage: npm run data -- backup <folder> | restore <folder> [--replace] [--keep-secrets] | validate | repair | export <folder> | import <folder> [--replace]`

/** Returns null if the command line is not in `usage`. */
function parse([name = '', ...rest]: readonly string[]): {
  command: Command
  options: Pick<Call, 'folder' | 'isReplacing' | 'keepsSecrets'>
} | null {
  const command = commands.get(name)
  const flags = rest.filter((argument) => argument.startsWith('-'))
  const folders = rest.filter((argument) => !argument.startsWith('-'))
  if (!command || folders.length !== (command.takesFolder ? 1 : 0)) return null
  if (flags.some((flag) => !command.flags?.includes(flag))) return null
  const [isReplacing, keepsSecrets] = [flags.includes('--replace'), flags.includes('--keep-secrets')]
  return { command, options: { folder: folders[0] ?? '', isReplacing, keepsSecrets } }
}

/** 0 when it is done, 1 when the data has problems, 2 when it could not be done. */
export async function main(args: readonly string[]): Promise<number> {
  const parsed = parse(args)
  if (!parsed) {
    console.error(usage)
    return 2
  }
  const { command, options } = parsed
  try {
    const { MONGODB_URI: mongodbUri, DATA_DIR: dataDir } = readEnv()
    return await command.run({ mongodbUri, dataDir, ...options })
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 2
  }
}
