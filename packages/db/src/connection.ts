import { defineService } from '@sanguine/kernel'
import { type Connection, type ConnectOptions, Mongoose } from 'mongoose'
import { keepObserved } from './command-observer'
import { DatabaseProblem, reasonOf } from './database-problem'
import { isDatabaseUnavailable } from './database-unavailable'
import { watchServers } from './monitored-failure'
import { requireTransactions } from './require-transactions'
import { type ObservedCommands, settlingConnection } from './settling-connection'

/** The database of an app, provided when the app is built: `app.provide(connectionService, connection)`. */
export const connectionService = defineService<Connection>({
  name: 'database connection',
  create() {
    throw new Error('This app has no database: provide connectionService first.')
  },
})

const defaultDatabase = 'sanguine'

/**
 * Creates one Mongoose per connection, so that two databases in a process share neither models nor settings. Only the
 * domains build indexes, when they start. A filter on an unknown field is an error instead of being dropped. An object
 * with `$` in a filter counts as a value unless it is marked with `trusted`.
 */
export function createMongoose(): Mongoose {
  const mongoose = new Mongoose()
  mongoose.set('autoIndex', false)
  mongoose.set('autoCreate', false)
  mongoose.set('strictQuery', 'throw')
  mongoose.set('sanitizeFilter', true)
  mongoose.set('bufferCommands', false)
  return mongoose
}

/** The address without user and password, safe to display. */
export const shownUri = (uri: string): string => uri.replace(/\/\/[^@/]*@/, '//')

/**
 * Timeouts of the driver in milliseconds, so that a call ends within seconds if the database is dead or frozen. Each
 * server reports every second that it is alive. One that is silent for a second and `connectTimeoutMS` loses its
 * connections and the calls on them. A slow one keeps them, since it continues to report.
 * `socketTimeoutMS` ends a single command, or one batch of a cursor, without a response. Either a connection was cut
 * without notice, or the command takes too long. A connection string may set other values.
 */
const timeouts = {
  serverSelectionTimeoutMS: 5_000,
  connectTimeoutMS: 5_000,
  heartbeatFrequencyMS: 1_000,
  waitQueueTimeoutMS: 5_000,
  socketTimeoutMS: 30_000,
  maxPoolSize: 100,
} as const satisfies ConnectOptions

type DriverOptions = ConnectOptions & { connectionType: ReturnType<typeof settlingConnection> }

/** Options of the driver for an address: the timeouts that the address does not set. */
function optionsFor(uri: string, timeoutMs: number): ConnectOptions {
  const named = new URLSearchParams(uri.split('?')[1] ?? '')
  const isNamed = (name: string) => [...named.keys()].some((key) => key.toLowerCase() === name.toLowerCase())
  const waits = { ...timeouts, serverSelectionTimeoutMS: Math.min(timeouts.serverSelectionTimeoutMS, timeoutMs) }
  return {
    appName: 'sanguine',
    ...Object.fromEntries(Object.entries(waits).filter(([name]) => !isNamed(name))),
    ...(!namesDatabase(uri) && { dbName: defaultDatabase }),
  }
}

/** Connects, or throws a `DatabaseProblem` after `timeoutMs`. */
export async function connect(uri: string, timeoutMs = 10_000): Promise<Connection> {
  const deadline = performance.now() + timeoutMs
  for (;;) {
    const connection = createMongoose().createConnection()
    try {
      const commands: ObservedCommands = { observer: null }
      const options: DriverOptions = { ...optionsFor(uri, timeoutMs), connectionType: settlingConnection(commands) }
      await connection.openUri(uri, options)
      keepObserved(connection, commands)
      await requireTransactions(connection, shownUri(uri))
      watchServers(connection)
      return connection
    } catch (error) {
      await connection.destroy(true).catch(() => undefined)
      if (error instanceof DatabaseProblem) throw error
      // a server that starts at the same time is given time; an invalid address fails at once
      if (isDatabaseUnavailable(error) && performance.now() < deadline) continue
      throw new DatabaseProblem(
        `MONGODB_URI ${shownUri(uri)} does not answer (${reasonOf(error)}): start that server or correct the address, or leave MONGODB_URI out to use the built-in database.`,
        { cause: error },
      )
    }
  }
}

const namesDatabase = (uri: string): boolean => /^mongodb(\+srv)?:\/\/[^/]+\/[^?]/.test(uri)
