import { beforeEach, expect, test } from '@jest/globals'
import { keptFor } from './kept-for'
import { TestClock } from './testing'

let clock: TestClock
let reads: { readonly resolve: (value: string) => void; readonly reject: (error: Error) => void }[]
let value: () => Promise<string>

beforeEach(() => {
  clock = new TestClock()
  reads = []
  value = keptFor(clock, 1_000, () => new Promise((resolve, reject) => reads.push({ resolve, reject })))
})

test('a value is read once until it is too old, also by calls at the same time', async () => {
  const first = [value(), value()]
  reads[0]?.resolve('old')
  expect(await Promise.all(first)).toEqual(['old', 'old'])
  clock.advance(999)
  expect(await value()).toBe('old')
  clock.advance(1)
  const next = value()
  reads[1]?.resolve('new')
  expect(await next).toBe('new')
  expect(reads).toHaveLength(2)
})

test('a changed time of day makes no value older', async () => {
  const first = value()
  reads[0]?.resolve('old')
  await first
  clock.jump(86_400_000)
  expect(await value()).toBe('old')
})

test('a failed read fails the calls that wait for it, and the next call reads again', async () => {
  const waiting = [value(), value()]
  reads[0]?.reject(new Error('connection lost'))
  for (const call of waiting) await expect(call).rejects.toThrow('connection lost')
  const next = value()
  reads[1]?.resolve('present')
  expect(await next).toBe('present')
})

test('a read that fails late leaves the later value', async () => {
  const slow = value()
  clock.advance(1_000)
  const later = value()
  reads[1]?.resolve('present')
  expect(await later).toBe('present')
  reads[0]?.reject(new Error('connection lost'))
  await expect(slow).rejects.toThrow('connection lost')
  expect(await value()).toBe('present')
})
