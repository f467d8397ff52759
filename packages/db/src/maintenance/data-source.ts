import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Connection } from 'mongoose'
import { connect } from '../connection'
import { prepareDataFolder } from '../data-folder'
import { reasonOf } from '../database-problem'
import { DataError } from './data-error'

/** Identifies a database: `mongodbUri`, or with null the built-in one in `dataDir`. */
export interface DataSource {
  readonly mongodbUri: string | null
  readonly dataDir: string
}

export interface OpenData {
  readonly connection: Connection
  stop(): Promise<void>
}

/** Removes timeouts, because they are for calls of players. A copy or a validation may take any time. */
const withoutTimeouts = (uri: string): string =>
  withOptions(uri, 'socketTimeoutMS=0&connectTimeoutMS=30000&heartbeatFrequencyMS=10000')

function withOptions(uri: string, options: string): string {
  if (uri.includes('?')) return `${uri}&${options}`
  return `${/^mongodb(\+srv)?:\/\/[^/]+\//.test(uri) ? uri : `${uri}/`}?${options}`
}

/** Milliseconds to wait for a server of which only an address is left. */
const probeTimeoutMs = 2000

/** Throws if the folder was never used, because it is then mistyped rather than empty. */
export function requireDatabase(dataDir: string): void {
  if (existsSync(join(dataDir, 'db', 'data.mdb'))) return
  throw new DataError(`There is no database in ${resolve(dataDir)}: set DATA_DIR to the data folder of the gateway.`)
}

export const databaseFolder = (dataDir: string): string => join(prepareDataFolder(dataDir), 'db')

/** The error message of a system if nothing listens at an address. */
const nobodyThere = /\bconnect (ENOENT|ECONNREFUSED)\b/

/**
 * Connects to the running server; null if none runs. Throws a `DataError` if one runs that does not respond, because it
 * has the data open.
 */
async function connectToRunning(dbPath: string): Promise<Connection | null> {
  const { lastServerUri } = await import('@sanguine/embedded-mongod')
  const uri = lastServerUri(dbPath)
  if (uri === undefined) return null
  try {
    // The driver keeps a connection to a silent server for `connectTimeoutMS`, and the process with it.
    const probe = await connect(withOptions(uri, `connectTimeoutMS=${probeTimeoutMs}`), probeTimeoutMs)
    await probe.close()
    return await connect(withoutTimeouts(uri))
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error
    if (cause instanceof Error && nobodyThere.test(cause.message)) return null
    throw new DataError(
      `The database in ${dbPath} is running but cannot be used (${reasonOf(cause)}). Wait until it answers, or stop its gateway.`,
    )
  }
}

/** Starts the built-in database on a folder, which no other process may use. */
export async function startOnFolder(dbPath: string): Promise<OpenData> {
  const { startEmbeddedMongod } = await import('@sanguine/embedded-mongod')
  const server = await startEmbeddedMongod({ dbPath })
  try {
    const connection = await connect(withoutTimeouts(server.uri))
    return { connection, stop: () => connection.close().then(() => server.stop()) }
  } catch (error) {
    await server.stop()
    throw error
  }
}

/** Opens the database, running or not. It connects to a running built-in one, and starts another one until `stop`. */
export async function openData({ mongodbUri, dataDir }: DataSource): Promise<OpenData> {
  if (mongodbUri === null) requireDatabase(dataDir)
  const dbPath = databaseFolder(dataDir)
  const connection = mongodbUri === null ? await connectToRunning(dbPath) : await connect(withoutTimeouts(mongodbUri))
  return connection ? { connection, stop: () => connection.close() } : startOnFolder(dbPath)
}
