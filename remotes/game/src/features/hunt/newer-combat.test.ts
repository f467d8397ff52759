import { expect, it } from '@jest/globals'
import { aCombat } from '../../testing/builders'
import { newerCombat } from './newer-combat'

const shown = aCombat({ id: 'account-1:2', number: 2, round: 2 })
const won = { ...shown, result: 'WIN' as const }

it.each([
  ['none', shown, null],
  ['an earlier fight', shown, aCombat({ round: 5, result: 'WIN' })],
  ['an earlier round', shown, { ...shown, round: 1 }],
  ['the last round before the result', won, shown],
])('an older read is ignored: %s', (_which, before, read) => {
  expect(newerCombat(before, read)).toBe(before)
})

it.each([
  ['the first', undefined, shown],
  ['that none was fought', undefined, null],
  ['the first fight', null, shown],
  ['a later fight', won, aCombat({ id: 'account-1:3', number: 3, round: 1 })],
  ['a later round', shown, { ...shown, round: 3 }],
  ['the result', shown, won],
])('a newer read is taken: %s', (_which, before, read) => {
  expect(newerCombat(before, read)).toEqual(read)
})

it('a read that changes nothing leaves the combat the same object', () => {
  expect(newerCombat(shown, structuredClone(shown))).toBe(shown)
})
