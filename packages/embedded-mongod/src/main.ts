import { join } from 'node:path'
import { readUsers, UsersFileError } from './access/users'
import { writeLog } from './cli/log'
import { type CliOptions, parseOptions, UsageError, usage } from './cli/options'
import { repairFolder } from './offline/repair-folder'
import { returnStartMemory } from './return-start-memory'
import { type RunningServer, startServer } from './server'
import { checkDataFile, DataFileError } from './storage/data-file'
import { FolderError, lockFolder } from './storage/folder-lock'
import { FormatError } from './storage/format'
import { mongodbVersion } from './version'
import { SocketFileError } from './wire/socket-file'

/** Exit codes as mongod has them. */
const badOptionsExitCode = 2
const cannotStartExitCode = 100
const abortExitCode = 14

const versionText = `db version v${mongodbVersion}
Build Info: ${JSON.stringify({ version: mongodbVersion, modules: ['embedded'], storageEngine: 'lmdb', node: process.version })}
`

function describeFailure(error: unknown, { host, port, dbPath }: CliOptions): string {
  const { code, message } = error as NodeJS.ErrnoException
  if (error instanceof FolderError || error instanceof UsersFileError || error instanceof SocketFileError)
    return error.message
  if (/Permission denied|Read-only file system/.test(message))
    return `The data in ${dbPath} cannot be written to. Give this user the right to, or choose another --dbpath.`
  if (code === 'EADDRINUSE')
    return `Address already in use: ${host}:${port}. Stop what listens there, or choose another --port.`
  if (code === 'EACCES') return `Listening on ${host}:${port} is not allowed. Choose a --port above 1023.`
  if (code === 'EADDRNOTAVAIL') return `${host} is not an address of this machine. Choose another --bind_ip.`
  if (error instanceof FormatError) return error.message
  if (error instanceof DataFileError || /MDB_INVALID|MDB_CORRUPTED|MDB_VERSION_MISMATCH|MDB_PANIC/.test(message))
    return `The data in ${dbPath} is damaged or is not this server's (${message}). Restore it from a backup, or choose another --dbpath.`
  if (/ENOSPC|no space/i.test(message)) return `The disk that holds ${dbPath} is full. Free some room and start again.`
  return `The server cannot start: ${message}`
}

function fail(message: string, code: number): never {
  process.stderr.write(`${message}\n`)
  process.exit(code)
}

async function repair({ dbPath }: CliOptions): Promise<void> {
  const { collections, documents, setAside, setAsideFile, unreadable, formerFile } = await repairFolder(dbPath)
  const lines = [
    `${documents} documents in ${collections} collections were written anew; the data as it was is in ${formerFile}.`,
    ...(setAside > 0 ? [`${setAside} documents could not be taken over; they are in ${setAsideFile}.`] : []),
    ...unreadable.map((namespace) => `A part of ${namespace} could not be read and is lost, unless a backup has it.`),
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}

async function run(options: CliOptions): Promise<void> {
  const unlock = lockFolder(options.dbPath)
  let server: RunningServer | undefined
  let isStopping = false
  const stop = async (why: string) => {
    if (isStopping) return
    isStopping = true
    if (!options.isQuiet) writeLog('I', 'CONTROL', 'Shutting down', { why })
    await server?.stop()
    unlock()
    process.exit(0)
  }
  try {
    checkDataFile(options.dbPath)
    server = await startServer({
      host: options.host,
      port: options.port,
      replicaSet: options.replicaSet,
      dbPath: options.dbPath,
      isDurable: options.isDurable,
      ...(options.usersFile ? { users: readUsers(options.usersFile) } : {}),
      arguments: process.argv,
      ...(options.socketFolder ? { socketFile: join(options.socketFolder, 'mongodb-{port}.sock') } : {}),
      // Clients see the connection close, as for a write with an unknown outcome, and retry after the restart.
      onFatal: (error) => fail(`The disk that holds ${options.dbPath} has failed: ${error}`, abortExitCode),
      onShutdown: () => setImmediate(() => void stop('shutdown command')),
      log: (message, attributes) => writeLog('E', 'COMMAND', message, attributes),
    })
  } catch (error) {
    unlock()
    throw error
  }
  installStopHandlers(options, stop)
  announce(options, server.port)
  returnStartMemory({ delayMs: firstUseMs })
}

/** The time in which a gateway that starts beside this server fills a new database, in milliseconds. */
const firstUseMs = 5_000

/** Signals stop a standalone server. A supervised server stops only when the parent's pipe closes. */
function installStopHandlers({ isSupervised }: CliOptions, stop: (why: string) => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (!isSupervised) void stop(signal)
    })
  if (!isSupervised) return
  process.stdin.on('end', () => void stop('the parent has gone'))
  process.stdin.on('error', () => void stop('the parent has gone'))
  process.stdin.resume()
}

function announce({ host, replicaSet }: CliOptions, port: number): void {
  writeLog('I', 'NETWORK', 'Listening on', { address: host })
  writeLog('I', 'NETWORK', 'Waiting for connections', { port, ssl: 'off' })
  if (replicaSet)
    writeLog('I', 'REPL', 'Transition to primary complete; database writes are now permitted', { replicaSet })
}

async function main(argv: readonly string[]): Promise<void> {
  if (argv.includes('--version')) process.stdout.write(versionText)
  else if (argv.includes('--help')) process.stdout.write(usage)
  else {
    const options = parseOptions(argv)
    await (options.isRepair ? repair(options) : run(options)).catch((error: unknown) =>
      fail(describeFailure(error, options), cannotStartExitCode),
    )
  }
}

/** A closed standard output must not end the process before its files are closed. */
process.stdout.on('error', () => process.stdout.destroy())

main(process.argv.slice(2)).catch((error: unknown) => {
  if (error instanceof UsageError) fail(`${error.message}. See --help.`, badOptionsExitCode)
  fail(`The server has failed: ${(error as Error)?.stack ?? error}`, 1)
})
