import { expect, test } from '@jest/globals'
import { exportsOf, importsFrom } from './entry-point'
import { compareNames, exportLine } from './export-line'

test('what code imports from a package is found in lists and as members of the whole package', () => {
  const code = `
import { type Discarded, discard as drop } from '@sanguine/sample'
import * as rules from '@sanguine/sample'
import { sell } from '@sanguine/play'
export type { Sale } from '@sanguine/sample'
const sold = () => rules.sellItems(state.rules.other)
`
  expect(importsFrom('@sanguine/sample', code)).toEqual(['Discarded', 'discard', 'Sale', 'sellItems'])
})

test('what a module declares and exports is found, with whether it is a type', () => {
  const code = `
export interface Discarded {}
export function discard() {}
export const limit = 3
const inner = 4
`
  expect([...exportsOf(code)]).toEqual([
    ['Discarded', true],
    ['discard', false],
    ['limit', false],
  ])
})

test('an export is written as the formatter would', () => {
  const names = ['grantPurchase', 'activePeriod', 'GrantPurchaseInput']
  expect([...names].sort(compareNames)).toEqual(['activePeriod', 'GrantPurchaseInput', 'grantPurchase'])
  const line = exportLine(
    './equipment/discard',
    new Map([
      ['discard', false],
      ['Discarded', true],
    ]),
  )
  expect(line).toBe("export { type Discarded, discard } from './equipment/discard'\n")
  expect(exportLine('./goals/goal', new Map([['PlayerGoal', true]]))).toBe(
    "export type { PlayerGoal } from './goals/goal'\n",
  )
  const long = exportLine(
    './constants',
    new Map([
      ['a'.repeat(60), false],
      ['b'.repeat(60), false],
    ]),
  )
  expect(long).toBe(`export {\n  ${'a'.repeat(60)},\n  ${'b'.repeat(60)},\n} from './constants'\n`)
})
