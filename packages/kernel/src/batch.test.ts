import { expect, test } from '@jest/globals'
import { batch } from './batch'

const doubling = (most?: number) => {
  const runs: (readonly number[])[] = []
  const ask = batch(async (numbers: readonly number[]) => {
    runs.push(numbers)
    if (numbers.includes(13)) throw new Error('unlucky')
    return numbers.map((one) => one * 2)
  }, most)
  return { ask, runs }
}

test('what is asked for in one turn is one run, answered one by one', async () => {
  const { ask, runs } = doubling()
  expect(await Promise.all([ask(1), ask(2), Promise.resolve().then(() => ask(3))])).toEqual([2, 4, 6])
  expect(await ask(4)).toBe(8)
  expect(runs).toEqual([[1, 2, 3], [4]])
})

test('more than fit are several runs', async () => {
  const { ask, runs } = doubling(2)
  expect(await Promise.all([1, 2, 3, 4, 5].map(ask))).toEqual([2, 4, 6, 8, 10])
  expect(runs).toEqual([[1, 2], [3, 4], [5]])
})

test('a run that fails fails for all who were in it, and for nobody else', async () => {
  const { ask } = doubling()
  const settled = await Promise.allSettled([ask(1), ask(13)])
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await ask(1)).toBe(2)
})
