import { aggregateCommands } from './commands/aggregate-commands'
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
import { mongodbVersion } from './version'
import { WireServer } from './wire/server'

const commandTable: CommandTable = {
  ...unsupportedCommands,
  ...handshakeCommands,
  ...diagnosticCommands,
  ...sessionCommands,
  ...collectionCommands,
  ...readCommands,
  ...aggregateCommands,
  ...writeCommands,
}

export interface ServerOptions {
  host: string
  /** 0 for any free port. */
  port: number
  /** Path with `{port}` where the port belongs. */
  socketFile?: string
  replicaSet: string | undefined
  dbPath: string
  arguments?: readonly string[]
  faults?: EngineOptions['faults']
  transactionLifetime?: number
  /** A client has sent the shutdown command. */
  onShutdown?: () => void
  log?: ServerInfo['log']
}

export interface RunningServer {
  port: number
  engine: Engine
  /** Finishes the commands in progress, closes connections and files. */
  stop(): Promise<void>
}

/** Milliseconds clients have to receive their last replies. */
const closeGraceMs = 500

/** Opens the data folder and listens. Throws what the system says when either cannot be done. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const log = options.log ?? (() => {})
  const engine = new Engine({
    path: options.dbPath,
    onFailure: (error) => log('A write failed', { error: String(error) }),
    ...(options.faults ? { faults: options.faults } : {}),
    ...(options.transactionLifetime ? { transactionLifetime: options.transactionLifetime } : {}),
  })
  const facts: ServerInfo = {
    version: mongodbVersion,
    pid: process.pid,
    startedAt: Date.now(),
    replicaSet: options.replicaSet,
    address: `${options.host}:${options.port}`,
    dbPath: options.dbPath,
    arguments: options.arguments ?? [],
    connectionCounts: () => ({ current: wire.connectionCount, created: wire.acceptedCount }),
    shutdown: () => options.onShutdown?.(),
    log,
  }
  const wire = new WireServer(new Dispatcher(engine, facts, commandTable))
  try {
    const port = await wire.listen(options)
    facts.address = `${options.host}:${port}`
    return { port, engine, stop: () => stop(wire, engine) }
  } catch (error) {
    await engine.close()
    throw error
  }
}

async function stop(wire: WireServer, engine: Engine): Promise<void> {
  await wire.close(closeGraceMs)
  await engine.close()
}
