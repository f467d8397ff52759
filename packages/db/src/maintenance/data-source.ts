import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Connection } from 'mongoose'
import { connect } from '../connection'
import { prepareDataFolder } from '../data-folder'
import { reasonOf } from '../database-problem'
import { DataError } from './data-error'

/** Which database is meant: `mongodbUri`, or with null the built-in one in `dataDir`. */
export interface DataSource {
  readonly mongodbUri: string | null
  readonly dataDir: string
}

export interface OpenData {
  readonly connection: Connection
  stop(): Promise<void>
}

/** A copy or a validation takes as long as it takes; the gateway's timeouts are for calls of players. */
function withoutTimeouts(uri: string): string {
  const options = 'socketTimeoutMS=0&connectTimeoutMS=30000&heartbeatFrequencyMS=10000'
  if (uri.includes('?')) return `${uri}&${options}`
  return `${/^mongodb(\+srv)?:\/\/[^/]+\//.test(uri) ? uri : `${uri}/`}?${options}`
}

/** Milliseconds to wait for a server of which only an address is left. */
const probeTimeoutMs = 2000

/** Throws for a folder that was never used, which is a mistyped one rather than an empty database. */
export function requireDatabase(dataDir: string): void {
  if (existsSync(join(dataDir, 'db', 'data.mdb'))) return
  throw new DataError(`There is no database in ${resolve(dataDir)}: set DATA_DIR to the data folder of the gateway.`)
}

export const databaseFolder = (dataDir: string): string => join(prepareDataFolder(dataDir), 'db')

/** How a system says that nobody listens at an address. */
const nobodyThere = /\bconnect (ENOENT|ECONNREFUSED)\b/

/** Null where no server runs. Throws a `DataError` where one runs that does not answer: it has the data open. */
async function connectToRunning(dbPath: string): Promise<Connection | null> {
  const { lastServerUri } = await import('@sanguine/embedded-mongod')
  const uri = lastServerUri(dbPath)
  if (uri === undefined) return null
  try {
    return await connect(withoutTimeouts(uri), probeTimeoutMs)
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error
    if (cause instanceof Error && nobodyThere.test(cause.message)) return null
    throw new DataError(
      `The database in ${dbPath} is running but cannot be used (${reasonOf(cause)}). Wait until it answers, or stop its gateway.`,
    )
  }
}

/** Starts the built-in database on a folder, which no other process may have. */
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

/** The database, running or not: a built-in one that runs is connected to, one that does not is started until `stop`. */
export async function openData({ mongodbUri, dataDir }: DataSource): Promise<OpenData> {
  if (mongodbUri === null) requireDatabase(dataDir)
  const dbPath = databaseFolder(dataDir)
  const connection = mongodbUri === null ? await connectToRunning(dbPath) : await connect(withoutTimeouts(mongodbUri))
  return connection ? { connection, stop: () => connection.close() } : startOnFolder(dbPath)
}
