import { describe, expect, it } from '@jest/globals'
import { aCombatEntry, coins, entryFields } from '../../testing/builders'
import type { Entry } from './entry-text'
import { groupByDay } from './journal-days'

/** A moment where the tests run. */
const at = (day: number, hour: number) => ({ happenedAt: new Date(2024, 10, day, hour).toISOString() })

const mission = (day: number): Entry => ({
  __typename: 'MissionRewardEntry',
  ...entryFields(),
  ...at(day, 9),
  objectives: [],
  reward: { xp: 60, currencies: [coins(5)], items: [] },
})

describe('the days of the journal', () => {
  it('begin and end at midnight in local time, latest first', () => {
    const entries = [aCombatEntry(at(3, 0)), aCombatEntry(at(2, 23)), aCombatEntry(at(2, 0)), aCombatEntry(at(1, 23))]
    expect(groupByDay(entries, false).map(({ day, entries: own }) => [day, own.length])).toEqual([
      ['2024-11-03', 1],
      ['2024-11-02', 2],
      ['2024-11-01', 1],
    ])
  })

  it('add up their hunts, and the XP and coins of hunts and missions', () => {
    const [day] = groupByDay([aCombatEntry(at(3, 12)), mission(3), aCombatEntry(at(3, 8))], false)
    expect(day?.sum).toEqual({ hunts: 2, reward: { xp: 84, currencies: [coins(19)], items: [] } })
  })

  it('have no totals while older entries of the day are not loaded', () => {
    const days = groupByDay([aCombatEntry(at(3, 12)), aCombatEntry(at(2, 12))], true)
    expect(days.map(({ sum }) => sum?.hunts ?? null)).toEqual([1, null])
  })

  it('are empty if the journal is empty', () => {
    expect(groupByDay([], false)).toEqual([])
  })
})
