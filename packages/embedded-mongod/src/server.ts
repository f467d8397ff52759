import { AccessControl } from './access/access-control'
import type { Users } from './access/users'
import { accessCommands } from './commands/access-commands'
import { aggregateCommands } from './commands/aggregate-commands'
import { backupCommand } from './commands/backup-command'
import { collectionCommands } from './commands/collection-commands'
import type { CommandTable, ServerInfo } from './commands/command'
import { diagnosticCommands } from './commands/diagnostic-commands'
import { Dispatcher } from './commands/dispatcher'
import { handshakeCommands } from './commands/handshake-commands'
import { readCommands } from './commands/read-commands'
import { sessionCommands } from './commands/session-commands'
import { unsupportedCommands } from './commands/unsupported-commands'
import { writeCommands } from './commands/write-commands'
import { Engine, type EngineOptions } from './engine/engine'
import { ObjectId } from './query'
import { mongodbVersion } from './version'
import { WireServer } from './wire/server'
import { isSocketFile } from './wire/socket-file'

const commandTable: CommandTable = {
  ...unsupportedCommands,
  ...handshakeCommands,
  ...accessCommands,
  ...diagnosticCommands,
  ...backupCommand,
  ...sessionCommands,
  ...collectionCommands,
  ...readCommands,
  ...aggregateCommands,
  ...writeCommands,
}

export interface ServerOptions {
  /** An address, or the path of a socket file. */
  host: string
  /** 0 for any free port. */
  port: number
  /** A socket file in addition to an address, with `{port}` in place of the port. */
  socketFile?: string
  replicaSet: string | undefined
  dbPath: string
  /** Whether an acknowledged write is on disk; default true. */
  isDurable?: boolean
  /** The users who may log in; without it, everyone who can connect may do everything. */
  users?: Users
  arguments?: readonly string[]
  faults?: EngineOptions['faults']
  transactionLifetime?: number
  /** A client has sent the shutdown command. */
  onShutdown?: () => void
  onFatal?: EngineOptions['onFatal']
  log?: ServerInfo['log']
}

export interface RunningServer {
  port: number
  engine: Engine
  /** Finishes the commands in progress, closes connections and files. */
  stop(): Promise<void>
}

/** Milliseconds in which clients can receive their last replies. */
const closeGraceMs = 500

/** Opens the data folder and listens. Throws the system's error if either fails. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const log = options.log ?? (() => {})
  const engine = new Engine({
    path: options.dbPath,
    isDurable: options.isDurable,
    onFailure: (error) => log('A write failed', { error: String(error) }),
    ...(options.onFatal ? { onFatal: options.onFatal } : {}),
    ...(options.faults ? { faults: options.faults } : {}),
    ...(options.transactionLifetime ? { transactionLifetime: options.transactionLifetime } : {}),
  })
  const facts: ServerInfo = {
    version: mongodbVersion,
    pid: process.pid,
    startedAt: Date.now(),
    replicaSet: options.replicaSet,
    address: addressOf(options.host, options.port),
    topologyVersion: { processId: ObjectId.generate(), counter: 0n },
    access: new AccessControl(options.users, log),
    dbPath: options.dbPath,
    arguments: options.arguments ?? [],
    connectionCounts: () => ({ current: wire.connectionCount, created: wire.acceptedCount }),
    shutdown: () => options.onShutdown?.(),
    log,
  }
  const wire = new WireServer(new Dispatcher(engine, facts, commandTable))
  try {
    const port = await wire.listen(options)
    facts.address = addressOf(options.host, port)
    return { port, engine, stop: () => stop(wire, engine) }
  } catch (error) {
    await engine.close()
    throw error
  }
}

const addressOf = (host: string, port: number): string => (isSocketFile(host) ? host : `${host}:${port}`)

async function stop(wire: WireServer, engine: Engine): Promise<void> {
  await wire.close(closeGraceMs)
  await engine.close()
}
