import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { collectGarbage, returnStartMemory } from './return-start-memory'

const collect = jest.fn(async () => undefined)

beforeEach(() => {
  jest.useFakeTimers()
  collect.mockClear()
})
afterEach(() => {
  jest.useRealTimers()
})

test('memory is returned once, after the first second of rest', () => {
  const shares = [0.9, 0.6, 0.02, 0, 0]
  returnStartMemory({ busyShare: () => shares.shift() ?? 0, collect })
  jest.advanceTimersByTime(2_000)
  expect(collect).toHaveBeenCalledTimes(0)
  jest.advanceTimersByTime(1_000)
  expect(collect).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(600_000)
  expect(collect).toHaveBeenCalledTimes(1)
})

test('a process that begins with work looks after that', () => {
  returnStartMemory({ busyShare: () => 0, collect, delayMs: 5_000 })
  jest.advanceTimersByTime(5_999)
  expect(collect).toHaveBeenCalledTimes(0)
  jest.advanceTimersByTime(1)
  expect(collect).toHaveBeenCalledTimes(1)
})

test('a process that is busy in its first minute is left alone', () => {
  let looks = 0
  returnStartMemory({
    busyShare: () => {
      looks += 1
      return looks <= 60 ? 0.6 : 0
    },
    collect,
  })
  jest.advanceTimersByTime(600_000)
  expect(collect).toHaveBeenCalledTimes(0)
  expect(looks).toBe(60)
})

test('a collection frees what nothing refers to, and can be repeated', async () => {
  jest.useRealTimers()
  const reference = new WeakRef({ of: 'a start' })
  await nextTurn()
  await collectGarbage()
  await nextTurn()
  expect(reference.deref()).toBeUndefined()
  await collectGarbage()
})
