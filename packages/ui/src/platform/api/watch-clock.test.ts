import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { resetClock, serverNow, syncClock } from './server-clock'
import { watchClock } from './watch-clock'

const date = 'Mon, 01 Jul 2024 09:00:00 GMT'
const ask = jest.fn<typeof fetch>()
const before = globalThis.fetch
let stop: () => void

beforeEach(() => {
  jest.useFakeTimers()
  jest.setSystemTime(1_000_000)
  resetClock()
  ask.mockReset().mockImplementation(async () => ({ headers: new Headers({ date }) }) as Response)
  globalThis.fetch = ask
  stop = watchClock()
})
afterEach(() => {
  stop()
  globalThis.fetch = before
  jest.useRealTimers()
})

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

it('requests the time of the server if no call has synchronized the clock', async () => {
  await pass(3_000)
  expect(ask.mock.calls).toEqual([['/config.json', expect.objectContaining({ method: 'HEAD', cache: 'no-store' })]])
  expect(serverNow()).toBe(Date.parse(date) + 500 + 1_000)
})

it('requests nothing if a call has synchronized the clock', async () => {
  syncClock(5_000_000, 1_000_000)
  await pass(60_000)
  expect(ask).not.toHaveBeenCalled()
})

it.each([
  ['the window has the focus again', () => window.dispatchEvent(new Event('focus'))],
  ['the page is shown again', () => window.dispatchEvent(new Event('pageshow'))],
  ['the page is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['a connection is back', () => window.dispatchEvent(new Event('online'))],
  ['the clock was set forward, or the machine has slept', () => jest.setSystemTime(90_000_000)],
  ['the clock was set backward', () => jest.setSystemTime(1)],
])('requests the time again when %s', async (_name, happen) => {
  syncClock(5_000_000, 1_000_000)
  await pass(10_000)
  happen()
  await pass(1_000)
  expect(ask).toHaveBeenCalledTimes(1)
  await pass(60_000)
  expect(ask).toHaveBeenCalledTimes(1)
})

it('sends one request for simultaneous events, and another after a failure', async () => {
  syncClock(5_000_000, 1_000_000)
  await pass(10_000)
  ask.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  for (const event of ['focus', 'pageshow']) window.dispatchEvent(new Event(event))
  await pass(100)
  expect(ask).toHaveBeenCalledTimes(1)
  window.dispatchEvent(new Event('online'))
  await pass(100)
  expect(ask).toHaveBeenCalledTimes(2)
  expect(serverNow()).toBe(Date.parse(date) + 500 + 100)
})
