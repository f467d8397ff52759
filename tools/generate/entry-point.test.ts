import { expect, test } from '@jest/globals'
import { exportsOf, importsFrom } from './entry-point'
import { compareNames, exportLine } from './export-line'

test('imports from a package are found in lists and as members of a namespace', () => {
  const code = `
import { type Discarded, discard as drop } from '@sanguine/sample'
import * as rules from '@sanguine/sample'
import { sell } from '@sanguine/play'
export type { Sale } from '@sanguine/sample'
const sold = () => rules.sellItems(state.rules.other)
`
  expect(importsFrom('@sanguine/sample', code)).toEqual(['Discarded', 'discard', 'Sale', 'sellItems'])
})

test('exports of a module are found, with whether they are types', () => {
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

test('an export is written like the formatter does', () => {
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
