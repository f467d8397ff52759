import { expect, test } from '@jest/globals'
import { forgetLoaded, memoPerCall } from './batch'
import { contextFor, testApp } from './testing'

test('equal inputs of a call are loaded once, others and those of other calls separately', async () => {
  const { app } = testApp()
  const loads: string[] = []
  const load = memoPerCall(
    async (_context, name: string) => {
      loads.push(name)
      return name.length
    },
    (name) => name,
  )
  const [first, second] = [contextFor(app), contextFor(app)]
  expect(await Promise.all([load(first, 'Mina'), load(first, 'Lucy'), load(first, 'Mina')])).toEqual([4, 4, 4])
  await load(second, 'Mina')
  expect(loads).toEqual(['Mina', 'Lucy', 'Mina'])
})

test('a value from before a change is loaded again after it', async () => {
  const { app } = testApp()
  let gold = 5
  const load = memoPerCall<void, number>(async () => gold)
  const context = contextFor(app)
  expect(await load(context)).toBe(5)
  gold = 3
  expect(await load(context)).toBe(5)
  forgetLoaded(context)
  expect(await load(context)).toBe(3)
})
