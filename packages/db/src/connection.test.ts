import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { App } from '@sanguine/kernel'
import { testApp } from '@sanguine/kernel/testing'
import { MongoMemoryServer } from 'mongodb-memory-server-core'
import { Connection, mongo, Schema, trusted } from 'mongoose'
import { connect, connectionService, createMongoose, shownUri } from './connection'
import { DatabaseProblem } from './database-problem'
import { findBinary, startTestDatabase, type TestDatabase } from './testing'

const model = createMongoose().model('Thing', new Schema({ name: String, level: Number }))

/** The filter as it would be sent to the server; throws as the query would. */
function cast(filter: Record<string, unknown>): unknown {
  const query = model.find(filter as never)
  ;(query as unknown as { _castConditions(): void })._castConditions()
  const failure = query.error()
  if (failure) throw failure
  return { ...query.getFilter() }
}

describe('a filter', () => {
  test('with an operator in place of a value is refused', () => {
    expect(() => cast({ name: { $gt: '' } })).toThrow(/Cast to string failed/)
  })

  test('with an operator that the code marks as trusted is used', () => {
    expect(cast({ level: trusted({ $gte: 3 }) })).toMatchObject({ level: { $gte: 3 } })
  })

  test('on an unknown field is an error and is not dropped', () => {
    expect(() => cast({ nmae: 'x' })).toThrow(/strictQuery/)
  })
})

test('an app without a database throws an error when the connection is requested', () => {
  const { app } = testApp()
  expect(app).toBeInstanceOf(App)
  expect(() => app.get(connectionService)).toThrow('This app has no database')
})

test('a server that does not answer is reported in one line that names the variable, without the password', async () => {
  const attempt = connect('mongodb://someone:very-secret@127.0.0.1:1/game', 150)
  await expect(attempt).rejects.toBeInstanceOf(DatabaseProblem)
  await expect(attempt).rejects.toThrow(/^MONGODB_URI mongodb:\/\/127\.0\.0\.1:1\/game does not answer \(.+built-in/)
  await expect(attempt).rejects.not.toThrow(/very-secret|\n/)
})

test('an invalid address is reported in one line that names the variable', async () => {
  await expect(connect('postgres://127.0.0.1/game', 150)).rejects.toThrow(/^MONGODB_URI .* does not answer/)
})

test('the problem is reported even if the connection cannot be closed', async () => {
  const destroy = jest.spyOn(Connection.prototype, 'destroy').mockRejectedValueOnce(new Error('cannot close'))
  await expect(connect('mongodb://127.0.0.1:1/game', 150)).rejects.toThrow(/^MONGODB_URI .* does not answer/)
  destroy.mockRestore()
})

test('an address is shown without user and password', () => {
  expect(shownUri('mongodb+srv://a:b@host/db?x=1')).toBe('mongodb+srv://host/db?x=1')
})

test('a standalone server is refused, since it has no transactions', async () => {
  const server = await MongoMemoryServer.create({ binary: { systemBinary: findBinary(), checkMD5: false } })
  await expect(connect(server.getUri('game'))).rejects.toThrow(/^MONGODB_URI .*\/game is a server that stands alone/)
  await server.stop()
})

describe('a server that claims to be a replica set', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await startTestDatabase()
  })
  afterEach(() => {
    jest.restoreAllMocks()
  })
  afterAll(() => database.stop())

  const abort = () => jest.spyOn(mongo.ClientSession.prototype, 'abortTransaction')

  test('is tested with a transaction that leaves no data', async () => {
    const connection = await connect(database.uri)
    expect(await connection.collection('probe').countDocuments()).toBe(0)
    await connection.close()
  })

  test('is refused if it does not roll back a transaction', async () => {
    abort().mockImplementation(function (this: mongo.ClientSession) {
      return this.commitTransaction()
    })
    await expect(connect(database.uri)).rejects.toThrow(/^MONGODB_URI .* takes transactions but does not undo one/)
    expect(await database.connection.collection('probe').countDocuments()).toBe(0)
  })

  test('is refused with its error if it has no transactions', async () => {
    abort().mockRejectedValue(new mongo.MongoServerError({ message: 'no such command', code: 59 }))
    await expect(connect(database.uri)).rejects.toThrow(/^MONGODB_URI .* has no transactions \(no such command\)/)
  })

  test('is reported as unavailable, not as unsuitable, if the user may not write', async () => {
    abort().mockRejectedValue(new mongo.MongoServerError({ message: 'not authorized', code: 13 }))
    await expect(connect(database.uri)).rejects.toThrow(/^MONGODB_URI .* does not answer \(not authorized\)/)
  })
})
