import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { App } from '@sanguine/kernel'
import { TestClock, TestRandom, testSettings } from '@sanguine/kernel/testing'
import pino from 'pino'
import { createParentReader } from './call-spans'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const app = new App({
  settings: testSettings(),
  clock: new TestClock(),
  random: new TestRandom(),
  log: pino({ level: 'silent' }),
})

const [traceId, spanId] = ['a'.repeat(32), 'b'.repeat(16)]

/** How many of some calls in one second from a network go on with the trace of their caller. */
async function countFollowed(
  read: ReturnType<typeof createParentReader>,
  calls: number,
  { address = '203.0.113.7', flags = '01' } = {},
): Promise<number> {
  const request = { ip: address, headers: { traceparent: `00-${traceId}-${spanId}-${flags}` } }
  const parents = await Promise.all(Array.from({ length: calls }, () => read(request)))
  return parents.filter((parent) => parent?.traceId === traceId && parent.spanId === spanId).length
}

test('a stranger can have ten calls a second recorded', async () => {
  const read = createParentReader(app, { followsParents: true })
  expect(await countFollowed(read, 100)).toBe(10)
  expect(await countFollowed(read, 100)).toBe(0)
  jest.advanceTimersByTime(1_001)
  expect(await countFollowed(read, 100)).toBe(10)
})

test('many strangers can have fifty calls a second recorded', async () => {
  const read = createParentReader(app, { followsParents: true })
  let followed = 0
  for (let network = 0; network < 20; network += 1)
    followed += await countFollowed(read, 10, { address: `203.0.${network}.7` })
  expect(followed).toBe(50)
})

test('a caller who does not record needs no limit, unless its word does not count', async () => {
  const isFollowing = createParentReader(app, { followsParents: true })
  expect(await countFollowed(isFollowing, 100, { flags: '00' })).toBe(100)
  const isNot = createParentReader(app, { followsParents: false })
  expect(await countFollowed(isNot, 100, { flags: '00' })).toBe(10)
})
