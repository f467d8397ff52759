import { randomBytes } from 'node:crypto'
import { expect, it } from '@jest/globals'
import { whyOverBudget } from '../first-load.mjs'

const files = [randomBytes(6_000), randomBytes(6_000)]

it.each([undefined, 13])('lets a remote with the budget %s be built if its first load is 12 kB', (budget) => {
  expect(whyOverBudget({ name: 'chronicle', budget, budgetFile: 'remote.json', files })).toBeNull()
})

it('refuses a first load over the budget, with the excess and what to do', () => {
  expect(whyOverBudget({ name: 'chronicle', budget: 11, budgetFile: 'remote.json', files })).toBe(
    'The first load of chronicle has 12.0 kB compressed, which is more than its budget of 11 kB. Load parts of it later, or raise "budget" in its remote.json.',
  )
})
