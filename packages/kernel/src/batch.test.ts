import { expect, test } from '@jest/globals'
import { batch } from './batch'

const doubling = () => {
  const runs: (readonly number[])[] = []
  const double = batch(async (numbers: readonly number[]) => {
    runs.push(numbers)
    if (numbers.includes(13)) throw new Error('unlucky')
    return numbers.map((number) => number * 2)
  })
  return { double, runs }
}

test('the calls of one turn share one run, and each gets its own result', async () => {
  const { double, runs } = doubling()
  expect(await Promise.all([double(1), double(2), Promise.resolve().then(() => double(3))])).toEqual([2, 4, 6])
  expect(await double(4)).toBe(8)
  expect(runs).toEqual([[1, 2, 3], [4]])
})

test('an item that is requested twice in a turn is passed twice, and is not remembered', async () => {
  const { double, runs } = doubling()
  expect(await Promise.all([double(1), double(1)])).toEqual([2, 2])
  expect(await double(1)).toBe(2)
  expect(runs).toEqual([[1, 1], [1]])
})

test('more than a hundred items are split into several runs', async () => {
  const { double, runs } = doubling()
  const numbers = Array.from({ length: 250 }, (_, index) => index + 20)
  expect(await Promise.all(numbers.map(double))).toEqual(numbers.map((number) => number * 2))
  expect(runs.map(({ length }) => length)).toEqual([100, 100, 50])
})

test('a failed run fails all of its calls, and no others', async () => {
  const { double } = doubling()
  const settled = await Promise.allSettled([double(1), double(13)])
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await double(1)).toBe(2)
})

test('calls that arrive during a run share the next run', async () => {
  const runs: (readonly number[])[] = []
  const ends: (() => void)[] = []
  const double = batch(async (numbers: readonly number[]) => {
    runs.push(numbers)
    await new Promise<void>((resolve) => ends.push(resolve))
    return numbers.map((number) => number * 2)
  })
  const turn = () => new Promise((resolve) => setImmediate(resolve))
  const first = double(1)
  await turn()
  const second = double(2)
  await turn()
  const third = double(3)
  ends.shift()?.()
  expect(await first).toBe(2)
  await turn()
  ends.shift()?.()
  expect(await Promise.all([second, third])).toEqual([4, 6])
  expect(runs).toEqual([[1], [2, 3]])
})

test('a run that never ends delays other calls only briefly', async () => {
  const double = batch(async (numbers: readonly number[]) => {
    if (numbers.includes(13)) await new Promise(() => undefined)
    return numbers.map((number) => number * 2)
  })
  void double(13)
  await new Promise((resolve) => setImmediate(resolve))
  expect(await double(4)).toBe(8)
})
