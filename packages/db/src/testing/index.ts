import { randomUUID } from 'node:crypto'
import { binaryPath } from '@sanguine/embedded-mongod'
import type { App, Settings } from '@sanguine/kernel'
import { type TestApp, testApp } from '@sanguine/kernel/testing'
import { MongoMemoryReplSet } from 'mongodb-memory-server-core'
import { ResolveConfigVariables, setDefaultValue } from 'mongodb-memory-server-core/lib/util/resolveConfig'
import type { Connection } from 'mongoose'
import { connect, connectionService } from '../connection'
import { dataSourceService } from '../data-source-service'
import { findBinary } from './find-binary'

export { type FaultProxy, startFaultProxy } from './fault-proxy'
export { findBinary } from './find-binary'

export interface TestDatabase {
  readonly uri: string
  readonly connection: Connection
  /** empties every collection and keeps their indexes */
  drop(): Promise<void>
  /** drops the database; the last stop also ends a server that the test file started */
  stop(): Promise<void>
}

let users = 0
let server: Promise<MongoMemoryReplSet> | null = null

// Any version will do, so the check is skipped.
setDefaultValue(ResolveConfigVariables.SYSTEM_BINARY_VERSION_CHECK, 'false')

/** The longest start of a server on a busy machine, in milliseconds. */
const launchTimeoutMs = 120_000

/** Starts a server for temporary test databases; the embedded one does not wait for the disk then. */
export function startTestServer(systemBinary = findBinary()): Promise<MongoMemoryReplSet> {
  const args = systemBinary === binaryPath ? ['--storageEngine', 'inMemory'] : []
  return MongoMemoryReplSet.create({
    binary: { systemBinary, checkMD5: false },
    instanceOpts: [{ launchTimeout: launchTimeoutMs }],
    replSet: { count: 1, storageEngine: 'wiredTiger', args },
  })
}

/** The address of the server that `npm test` starts for all test files; without it, each file starts its own. */
const { TEST_MONGODB_URI: sharedUri } = process.env

async function startOwnServer(): Promise<string> {
  users += 1
  server ??= startTestServer()
  return (await server).getUri()
}

async function stopOwnServer(): Promise<void> {
  users -= 1
  if (users > 0) return
  const stopped = server
  server = null
  await (await stopped)?.stop()
}

/** Starts a separate database. */
export async function startTestDatabase(): Promise<TestDatabase> {
  const address = new URL(sharedUri ?? (await startOwnServer()))
  // it replaces the database of the address, which is never emptied
  address.pathname = `/test-${randomUUID()}`
  const uri = address.href
  const connection = await connect(uri)
  return {
    uri,
    connection,
    async drop() {
      const collections = (await connection.db?.collections()) ?? []
      await Promise.all(collections.map((collection) => collection.deleteMany({})))
    },
    async stop() {
      await connection.dropDatabase()
      await connection.close()
      if (sharedUri === undefined) await stopOwnServer()
    },
  }
}

export interface TestAppWithDatabase extends TestApp {
  readonly database: TestDatabase
  /** stops the app's services, then the database */
  stop(): Promise<void>
}

/** An app with a still clock, fixed random numbers and a separate database. */
export async function testAppWithDatabase(settings: Partial<Settings> = {}): Promise<TestAppWithDatabase> {
  const database = await startTestDatabase()
  const { app, clock } = testApp(settings)
  app.provide(connectionService, database.connection)
  app.provide(dataSourceService, { mongodbUri: database.uri, dataDir: app.settings.dataDir })
  return { app, clock, database, stop: () => stopBoth(app, database) }
}

async function stopBoth(app: App, database: TestDatabase): Promise<void> {
  await app.stop()
  await database.stop()
}
