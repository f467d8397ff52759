import { join } from 'node:path'
import type { AppDependencies } from '@sanguine/kernel'
import type { Connection } from 'mongoose'
import { connect } from './connection'
import { prepareDataFolder } from './data-folder'
import { DatabaseProblem, reasonOf } from './database-problem'
import { findInterruptedFolder, findInterruptedRestore, requireWhole } from './interrupted-restore'
import { keepRunning, type RunningDatabase } from './keep-running'

export interface DatabaseOptions {
  /** address of a replica set or sharded cluster; null for the built-in database in `dataDir` */
  readonly mongodbUri: string | null
  readonly dataDir: string
  readonly log: Pick<AppDependencies['log'], 'info' | 'warn' | 'error'>
  /** called if the database is permanently lost; the process should end with the problem's message */
  onLost(problem: DatabaseProblem): void
  /** how long to wait for `mongodbUri`, default ten seconds */
  readonly timeoutMs?: number
}

export interface Database {
  readonly connection: Connection
  /** closes the connection, then the built-in database */
  stop(): Promise<void>
}

/**
 * Connects to the database that the settings name, or throws a `DatabaseProblem`. If a named server stops responding
 * later, the driver reconnects, and the gateway is not ready meanwhile.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.mongodbUri === null ? openEmbedded(options) : openServer(options.mongodbUri, options)
}

async function openServer(uri: string, { log, timeoutMs }: DatabaseOptions): Promise<Database> {
  const connection = await connectToWhole(uri, timeoutMs)
  reportOutages(connection, log)
  return { connection, stop: () => close(connection) }
}

/** Connects to a database into which no restore was interrupted. */
async function connectToWhole(uri: string, timeoutMs?: number): Promise<Connection> {
  const connection = await connect(uri, timeoutMs)
  try {
    requireWhole(await findInterruptedRestore(connection))
    return connection
  } catch (error) {
    await connection.close()
    throw error
  }
}

/**
 * Runs the built-in database of `dataDir`, for one gateway or several on this machine. Throws a `DatabaseProblem` if it
 * does not start.
 */
export async function runEmbeddedDatabase({
  dataDir,
  log,
  onLost,
}: Pick<DatabaseOptions, 'dataDir' | 'log' | 'onLost'>): Promise<RunningDatabase> {
  const folder = prepareDataFolder(dataDir)
  requireWhole(findInterruptedFolder(folder))
  const dbPath = join(folder, 'db')
  await reportSocketElsewhere(dbPath, log)
  return keepRunning({ launch: (port, onExit) => launchEmbedded(dbPath, port, onExit), log, onLost })
}

async function openEmbedded({ log, ...options }: DatabaseOptions): Promise<Database> {
  const server = await runEmbeddedDatabase({ log, ...options })
  try {
    const connection = await connectToWhole(server.uri)
    reportOutages(connection, log)
    return {
      connection,
      stop: async () => {
        await close(connection)
        await server.stop()
      },
    }
  } catch (error) {
    await server.stop()
    throw error
  }
}

/** Loaded only if it is used, because a gateway with its own server does not need it. */
const loadEmbedded = () => import('@sanguine/embedded-mongod')

async function reportSocketElsewhere(dbPath: string, log: DatabaseOptions['log']): Promise<void> {
  const { path, isElsewhere } = (await loadEmbedded()).socketFileOf(dbPath)
  if (isElsewhere && process.platform !== 'win32')
    log.info({ socket: path }, 'The path of DATA_DIR is too long for a socket; the built-in database has it elsewhere.')
}

async function launchEmbedded(dbPath: string, port: number | undefined, onExit: (reason: string) => void) {
  const { startEmbeddedMongod } = await loadEmbedded()
  try {
    return await startEmbeddedMongod({ dbPath, port: port ?? 0, onExit })
  } catch (error) {
    throw new DatabaseProblem(
      `The built-in database does not start in ${dbPath}: ${reasonOf(error)} Use another DATA_DIR or set MONGODB_URI.`,
      { cause: error },
    )
  }
}

async function close(connection: Connection): Promise<void> {
  connection.removeAllListeners('disconnected')
  await connection.close()
}

function reportOutages(connection: Connection, log: DatabaseOptions['log']): void {
  connection.on('disconnected', () => log.warn('The database does not answer; calls fail until it does.'))
  connection.on('reconnected', () => log.info('The database answers again.'))
}
