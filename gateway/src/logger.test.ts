import { Writable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { unavailable } from '@sanguine/kernel'
import { createLogger } from './logger'

function linesOf(write: (log: ReturnType<typeof createLogger>) => void): readonly string[] {
  const lines: string[] = []
  write(createLogger({ LOG_LEVEL: 'info' }, { destination: { write: (line) => void lines.push(line) } }))
  return lines
}

describe('a line of the log', () => {
  test('is one line of JSON with the time in milliseconds, for any content', () => {
    const text = 'Mina\n{"level":60,"msg":"forged"}\r\u2028\u001b[31m'
    const lines = linesOf((log) => log.warn({ name: text }, text))
    expect(lines).toHaveLength(1)
    expect(lines[0]?.trimEnd()).not.toMatch(/\p{Cc}/u)
    expect(JSON.parse(lines[0] ?? '')).toEqual({ level: 40, time: expect.any(Number), name: text, msg: text })
  })

  test('hides passwords, tokens and addresses wherever they turn up', () => {
    const secrets = {
      password: 'typed-1',
      token: 'typed-2',
      authorization: 'typed-3',
      email: 'typed-4',
      code: 'typed-5',
    }
    const lines = linesOf((log) => log.info({ ...secrets, body: secrets, call: { body: secrets } }, 'call'))
    expect(lines.join()).not.toContain('typed-')
    expect(JSON.parse(lines[0] ?? '').call.body.password).toBe('[hidden]')
  })

  test.each([
    ['six objects down', (secret: object) => ({ a: { b: { c: { d: { e: secret } } } } })],
    ['in lists', (secret: object) => ({ calls: [[secret], { inputs: [secret] }] })],
    [
      'in an error, its cause and the errors of a bulk',
      (secret: object) => ({
        err: Object.assign(new Error('failed', { cause: Object.assign(new Error('lost'), secret) }), { input: secret }),
        more: new AggregateError([Object.assign(new Error('one'), { deep: { secret } })]),
      }),
    ],
    ['in what writes itself as JSON', (secret: object) => ({ document: { toJSON: () => ({ inner: secret }) } })],
    ['under a header of any case', () => ({ headers: { Authorization: 'typed-1', AUTHORIZATION: ['typed-2'] } })],
  ])('hides secrets %s', (_where, place) => {
    const lines = linesOf((log) => log.info(place({ password: 'typed-3', recoveryCodes: ['typed-4'] }), 'call'))
    expect(lines).toHaveLength(1)
    expect(lines.join()).not.toContain('typed-')
  })

  test('is written for an object that contains itself, and shows dates as ISO 8601', () => {
    const call: Record<string, unknown> = { at: new Date(0), token: 'typed-1' }
    call.self = call
    const [line = ''] = linesOf((log) => log.info({ call }, 'call'))
    expect(JSON.parse(line).call).toEqual({ at: '1970-01-01T00:00:00.000Z', token: '[hidden]', self: '[Circular]' })
  })

  test('shows the code of an error as errorCode', () => {
    const err = Object.assign(new Error('failed'), { code: 14031, token: 'typed-1' })
    const [line = ''] = linesOf((log) => log.error({ err, input: { code: 'typed-2' }, code: 'typed-3' }, 'failed'))
    expect(line).not.toContain('typed-')
    expect(JSON.parse(line)).toMatchObject({ err: { errorCode: 14031 }, input: { code: '[hidden]' }, code: '[hidden]' })
  })
})

test.each([
  ['JSON in production, on a terminal too', true, true, true],
  ['JSON where no terminal is', false, false, true],
  ['readable on a terminal elsewhere', false, true, false],
])('lines are %s', (_title, isProduction, isTerminal, isJson) => {
  const written: string[] = []
  const destination = new Writable({
    write: (chunk, _encoding, done) => {
      written.push(String(chunk))
      done()
    },
  })
  createLogger({ LOG_LEVEL: 'info', isProduction }, { destination, isTerminal }).info({ a: 1 }, 'A line.')
  const text = written.join('')
  expect([text.includes('A line.'), text.startsWith('{"level":30')]).toEqual([true, isJson])
})

/** The error of a call that lost its database. */
const lost = () => Object.assign(new Error('connect ECONNREFUSED'), { name: 'PoolClearedOnNetworkError' })

describe('an outage', () => {
  beforeEach(() => {
    jest.useFakeTimers()
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  test('logs one stack, then one line a minute that counts each message, until it is over', () => {
    const lines: string[] = []
    const log = createLogger({ LOG_LEVEL: 'info' }, { destination: { write: (line) => void lines.push(line) } })
    const fail = (message: string) => log.error({ err: lost() }, message)
    for (let second = 0; second < 59; second += 1) {
      fail(second % 2 === 0 ? 'A worker failed.' : 'A call failed.')
      jest.advanceTimersByTime(1_000)
    }
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 50,
      msg: 'A worker failed.',
      err: { stack: expect.any(String) },
    })
    jest.advanceTimersByTime(1_000)
    expect(JSON.parse(lines[1] ?? '')).toMatchObject({
      level: 50,
      cause: 'PoolClearedOnNetworkError',
      count: 58,
      messages: { 'A worker failed.': 29, 'A call failed.': 29 },
    })
    jest.advanceTimersByTime(600_000)
    expect(lines).toHaveLength(2)
    fail('A call failed.')
    expect(JSON.parse(lines[2] ?? '')).toMatchObject({ err: { stack: expect.any(String) } })
  })

  test('that lasts until the process ends is summarized before the end', () => {
    const lines: string[] = []
    let sumUp = (): void => undefined
    const log = createLogger(
      { LOG_LEVEL: 'info' },
      {
        destination: { write: (line) => void lines.push(line) },
        atExit: (write) => {
          sumUp = write
        },
      },
    )
    for (const message of ['A call failed.', 'A call failed.', 'A worker failed.']) log.error({ err: lost() }, message)
    sumUp()
    expect(lines).toHaveLength(2)
    expect(JSON.parse(lines[1] ?? '')).toMatchObject({
      cause: 'PoolClearedOnNetworkError',
      count: 2,
      messages: { 'A call failed.': 1, 'A worker failed.': 1 },
    })
    sumUp()
    expect(lines).toHaveLength(2)
  })

  test('of one cause hides neither other causes nor faults of the code', () => {
    const lines: string[] = []
    const log = createLogger({ LOG_LEVEL: 'info' }, { destination: { write: (line) => void lines.push(line) } })
    for (const err of [lost(), unavailable({ en: 'Too late.', de: 'Zu spät.' }), new Error('a'), new Error('a')])
      log.error({ err }, 'A call failed.')
    expect(lines).toHaveLength(4)
  })
})
