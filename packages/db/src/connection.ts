import { defineService } from '@sanguine/kernel'
import { type Connection, type ConnectOptions, Mongoose } from 'mongoose'
import { DatabaseProblem, reasonOf } from './database-problem'

/** The database of an app, provided where the app is built: `app.provide(connectionService, connection)`. */
export const connectionService = defineService<Connection>({
  name: 'database connection',
  create() {
    throw new Error('This app has no database: provide connectionService first.')
  },
})

const defaultDatabase = 'sanguine'

/**
 * One Mongoose per connection, so that two databases in a process share neither models nor settings. Indexes are made by
 * the domains when they start, never behind their back. A filter on an unknown field is an error, not a filter less; an
 * object with `$` in a filter is taken as a value unless it is marked with `trusted`.
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

/** The address without user and password, fit to be shown. */
export const shownUri = (uri: string): string => uri.replace(/\/\/[^@/]*@/, '//')

/** Connects, or throws a `DatabaseProblem` after `timeoutMs`. */
export async function connect(uri: string, timeoutMs = 10_000): Promise<Connection> {
  const options: ConnectOptions = { appName: 'sanguine', serverSelectionTimeoutMS: timeoutMs }
  if (!namesDatabase(uri)) options.dbName = defaultDatabase
  const mongoose = createMongoose()
  const connection = mongoose.createConnection()
  try {
    await connection.openUri(uri, options)
    await requireTransactions(connection, uri)
    return connection
  } catch (error) {
    await connection.destroy(true).catch(() => undefined)
    if (error instanceof DatabaseProblem) throw error
    throw new DatabaseProblem(
      `MONGODB_URI ${shownUri(uri)} does not answer (${reasonOf(error)}): start that server or correct the address, or leave MONGODB_URI out to use the built-in database.`,
      { cause: error },
    )
  }
}

/** A server that stands alone has everything but transactions, which would be found out too late. */
async function requireTransactions({ db }: Connection, uri: string): Promise<void> {
  const { setName, msg } = (await db?.command({ hello: 1 })) ?? {}
  if (setName !== undefined || msg === 'isdbgrid') return
  throw new DatabaseProblem(
    `MONGODB_URI ${shownUri(uri)} is a server that stands alone, without transactions: start it with --replSet and call rs.initiate() once, or name a replica set or sharded cluster.`,
  )
}

const namesDatabase = (uri: string): boolean => /^mongodb(\+srv)?:\/\/[^/]+\/[^?]/.test(uri)

/** Throws unless the database responds within `timeoutMs`. */
export async function pingDatabase(connection: Connection, timeoutMs = 2_000): Promise<void> {
  if (!connection.db) throw new DatabaseProblem('The database is not connected.')
  await connection.db.command({ ping: 1 }, { timeoutMS: timeoutMs })
}
