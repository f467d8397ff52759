import { expect, it } from '@jest/globals'
import { aPlayer } from '../../testing/builders'
import { differsByRound } from './differs-by-round'
import type { Player } from './use-player'

const fight = (round: number): Player['openCombat'] => ({
  round,
  isCoffinHunt: false,
  enemy: { id: 'e', name: 'Cultist' },
})

const before = { ...aPlayer(), openCombat: fight(1) } as Player

it('a round changes the open fight, the revision and the time of reading', () => {
  const after = { ...before, openCombat: fight(2), revision: before.revision + 1, readAt: '2026-01-01T00:00:02.000Z' }
  expect(differsByRound(before, after)).toBe(true)
})

it('a fight that begins or ends is more than a round', () => {
  expect(differsByRound({ ...before, openCombat: null }, before)).toBe(false)
  expect(differsByRound(before, { ...before, openCombat: null })).toBe(false)
})

it('any other change is more than a round, also of a field that only one has', () => {
  expect(differsByRound(before, { ...before, xp: before.xp + 1 })).toBe(false)
  expect(differsByRound(before, { ...before, currencies: [...before.currencies] })).toBe(false)
  const { bait: _bait, ...without } = before
  expect(differsByRound(before, without as Player)).toBe(false)
  expect(differsByRound(without as Player, before)).toBe(false)
})
