import { describe, expect, test } from '@jest/globals'
import { mongo } from 'mongoose'
import { isDatabaseUnavailable } from './database-unavailable'

const server = (code: number, more: object = {}) => new mongo.MongoServerError({ message: 'no', code, ...more })
const bulkResult = { insertedCount: 0, getWriteConcernError: () => undefined } as mongo.BulkWriteResult
const bulk = (error: mongo.AnyError | { message: string; writeErrors: object[] }) =>
  new mongo.MongoBulkWriteError(error as mongo.AnyError, bulkResult)
const named = (name: string) => Object.assign(new Error('no'), { name })

describe('the database is unavailable:', () => {
  test.each([
    ['a connection that broke', new mongo.MongoNetworkError('gone')],
    ['a connection that is silent', new mongo.MongoNetworkTimeoutError('late')],
    ['a timeout of the whole operation', new mongo.MongoOperationTimeoutError('late')],
    ['a client that is closed', new mongo.MongoNotConnectedError('closed')],
    ['no free connection in time', named('MongoWaitQueueTimeoutError')],
    ['a pool that was cleared', named('MongoPoolClearedError')],
    ['a server that is no primary any more', server(10107)],
    ['a primary that stepped down', server(189)],
    ['a command that was interrupted at the shutdown', server(11600)],
    ['a command that took too long', server(50)],
    ['a full disk', server(14031)],
    ['storage that failed', server(1)],
    ['a transaction that may be repeated', server(251, { errorLabels: ['TransientTransactionError'] })],
    ['a bulk write that was cut off', bulk(new mongo.MongoNetworkError('gone'))],
    ['a bulk write whose rows found a full disk', bulk({ message: 'no', writeErrors: [{ code: 14031 }] })],
    ['an error that one of these caused', new Error('no', { cause: new mongo.MongoNetworkError('gone') })],
  ])('%s', (_name, error) => {
    expect(isDatabaseUnavailable(error)).toBe(true)
  })
})

describe('a repetition would fail again:', () => {
  test.each([
    ['a duplicate key', server(11_000)],
    ['a document that fails validation', server(121)],
    ['a command that is wrong', server(9)],
    ['a bulk write with duplicates', bulk({ message: 'no', writeErrors: [{ code: 11_000 }] })],
    ['a fault of the program', new TypeError('undefined is no function')],
    ['a call that the driver refuses', new mongo.MongoInvalidArgumentError('no')],
    ['what is no error', { code: 14031 }],
  ])('%s', (_name, error) => {
    expect(isDatabaseUnavailable(error)).toBe(false)
  })
})
