import { describe, expect, test } from '@jest/globals'
import { mongo } from 'mongoose'
import { connect } from './connection'
import { OutageProblem, outageReason } from './outage-reason'

const withCode = (code: string) => Object.assign(new Error('connect to db.internal:27017 as someone:secret'), { code })
const server = (code: number, codeName?: string) =>
  new mongo.MongoServerError({ message: 'no, someone:secret', code, ...(codeName ? { codeName } : {}) })
const lost = (cause: Error) => new mongo.MongoNetworkError('connection to db.internal:27017 failed', { cause })

describe('the reason why the database is unavailable:', () => {
  test.each<[unknown, string]>([
    [lost(withCode('ECONNREFUSED')), 'nothing listens at its address (ECONNREFUSED)'],
    [lost(new AggregateError([withCode('ECONNREFUSED')])), 'nothing listens at its address (ECONNREFUSED)'],
    [lost(withCode('ENOTFOUND')), 'the name of its host is not known (ENOTFOUND)'],
    [lost(withCode('ECONNRESET')), 'it closed the connection (ECONNRESET)'],
    [lost(withCode('CERT_HAS_EXPIRED')), 'the connection by TLS fails (CERT_HAS_EXPIRED)'],
    [lost(withCode('ERR_TLS_CERT_ALTNAME_INVALID')), 'the connection by TLS fails (ERR_TLS_CERT_ALTNAME_INVALID)'],
    [lost(new Error('closed')), 'the connection to it was lost'],
    [new mongo.MongoNetworkTimeoutError('late'), 'it does not respond in time'],
    [new mongo.MongoNotConnectedError('closed'), 'the connection to it is closed'],
    [server(14031, 'OutOfDiskSpace'), 'its disk is full (OutOfDiskSpace)'],
    [server(18, 'AuthenticationFailed'), 'it refuses the user or the password (AuthenticationFailed)'],
    [server(13, 'Unauthorized'), 'it does not let this user write (Unauthorized)'],
    [server(10107, 'NotWritablePrimary'), 'it has no primary at the moment (NotWritablePrimary)'],
    [server(1, 'InternalError'), 'it refuses the command (InternalError)'],
    [server(8000, 'at mongodb://someone:secret@db'), 'it refuses the command (error 8000)'],
    [new OutageProblem('its disk is full'), 'its disk is full'],
    [
      new OutageProblem('it is late', { cause: lost(withCode('ECONNREFUSED')) }),
      'nothing listens at its address (ECONNREFUSED)',
    ],
    [new TypeError('someone:secret'), 'see the log (TypeError)'],
    [Object.assign(new Error('no'), { name: 'at someone:secret' }), 'see the log'],
    ['someone:secret', 'see the log'],
    [undefined, 'see the log'],
  ])('%s', (error, reason) => {
    expect(outageReason(error)).toBe(reason)
    expect(outageReason(error)).not.toMatch(/secret|db\.internal/)
  })

  test('a failed connection gives the reason that the driver has for its servers', async () => {
    const error = await connect('mongodb://someone:secret@127.0.0.1:1/game', 150).catch((reason: unknown) => reason)
    expect(outageReason(error)).toBe('nothing listens at its address (ECONNREFUSED)')
  })
})
