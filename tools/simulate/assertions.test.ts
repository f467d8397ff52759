import { describe, expect, it } from '@jest/globals'
import { assertionsOf } from './assertions'
import { type Day, emptyDay } from './day'
import type { PlayerRun } from './player-run'
import { summaryOf } from './summary'

/** Ten hunts, nine of them won, and as much spent as won. */
const aDay = (index: number, fields: Partial<Day> = {}): Day => ({
  ...emptyDay(),
  hunts: 10,
  wins: 9,
  losses: 1,
  gold: { ...emptyDay().gold, hunts: 100, gear: -100 },
  xp: 100 * (index + 1),
  rank: index,
  ground: index,
  purse: 50,
  ...fields,
})

const aRun = (fields: Partial<PlayerRun> = {}, day: (index: number) => Partial<Day> = () => ({})): PlayerRun => ({
  name: 'busy 0',
  kind: 'busy',
  days: Array.from({ length: 30 }, (_, index) => aDay(index, day(index))),
  huntsToFirstRank: 4,
  rankAtFirstRetainer: 1,
  dayOfSecondRegion: 4,
  firstBossMet: { day: 2, hunts: 12 },
  firstBossBeaten: { day: 4, hunts: 30 },
  unexplained: [],
  ...fields,
})

const whale = aRun({ kind: 'whale', name: 'whale 3' }, (index) => ({ xp: 150 * (index + 1) }))
const failuresOf = (run: PlayerRun, other = whale) =>
  assertionsOf(summaryOf([run, other]))
    .filter(({ holds }) => !holds)
    .map(({ claim, found }) => `${claim} ${found}`)

describe('the assertions on a simulation', () => {
  it('hold for ordinary runs', () => expect(failuresOf(aRun())).toEqual([]))

  it.each<[string, PlayerRun, string]>([
    [
      'a balance that the ledger does not explain',
      aRun({ unexplained: ['item:rat'] }),
      'Every coin and item is explained by the ledger. busy 0 item:rat',
    ],
    [
      'a day without a hunt',
      aRun({}, (day) => (day === 7 ? { hunts: 0, wins: 0 } : {})),
      'Every player hunts every day. busy 0',
    ],
    [
      'a first rank after more than an hour',
      aRun({ huntsToFirstRank: 7 }),
      '99 of 100 reach the first rank in the first hour, which are 6 hunts. 7 hunts',
    ],
    [
      'a first rank that never comes',
      aRun({ huntsToFirstRank: null }),
      '99 of 100 reach the first rank in the first hour, which are 6 hunts. Infinity hunts',
    ],
    [
      'a first retainer after the second rank',
      aRun({ rankAtFirstRetainer: 3 }),
      '99 of 100 busy players have a retainer at rank 2 at the latest. rank 3',
    ],
    [
      'a retainer that is never bought',
      aRun({ rankAtFirstRetainer: null }),
      '99 of 100 busy players have a retainer at rank 2 at the latest. rank Infinity',
    ],
    [
      'a first region that keeps its players',
      aRun({ dayOfSecondRegion: 6 }),
      'Half of the busy players come to the second region within 5 days. day 6',
    ],
    [
      'bosses that win too long',
      aRun({ firstBossBeaten: { day: 11, hunts: 700 } }),
      '9 of 10 busy players have beaten a boss within 10 days. day 11',
    ],
    [
      'bosses that always win',
      aRun({ firstBossBeaten: null }),
      '9 of 10 busy players have beaten a boss within 10 days. not in these days',
    ],
    [
      'a long wait for a rank',
      aRun({}, (day) => ({ rank: Math.min(day, 15) })),
      '99 of 100 busy players wait no more than 10 days for a rank. 14 days',
    ],
    [
      'a slow start',
      aRun({}, (day) => ({ rank: day < 8 ? 1 : day })),
      '99 of 100 busy players wait no more than 3 days for a rank in the first ten days. 7 days',
    ],
    [
      'a long wait for a harder ground',
      aRun({}, (day) => ({ ground: Math.min(day, 9) })),
      '99 of 100 busy players wait no more than 14 days for a harder ground. 20 days',
    ],
    [
      'a purse that only grows',
      aRun({}, () => ({ purse: 1500 })),
      'No purse of busy grows beyond 10 days of income on average. 15.0 days at most',
    ],
    ['a world that is too easy', aRun({}, () => ({ wins: 10 })), 'busy wins most hunts and not all. 100.0 % of all'],
    ['a world that is too hard', aRun({}, () => ({ wins: 6 })), 'busy wins most hunts and not all. 60.0 % of all'],
  ])('fail for %s', (_, run, failure) => expect(failuresOf(run)).toEqual([failure]))

  it('allow one unlucky player in a hundred, but not two', () => {
    const unlucky = aRun({ huntsToFirstRank: 7 })
    const broken = (count: number) =>
      assertionsOf(summaryOf([whale, ...Array(99 - count).fill(aRun()), ...Array(count).fill(unlucky)])).filter(
        ({ holds }) => !holds,
      )
    expect(broken(1)).toEqual([])
    expect(broken(2)).toHaveLength(1)
  })

  it('require of casual players no retainer, and the second region within 24 days', () => {
    const casual = (dayOfSecondRegion: number) =>
      aRun({ kind: 'casual', name: 'casual 1', rankAtFirstRetainer: null, dayOfSecondRegion })
    const failures = (day: number) =>
      assertionsOf(summaryOf([aRun(), casual(day), whale])).flatMap(({ claim, holds }) => (holds ? [] : [claim]))
    expect(failures(24)).toEqual([])
    expect(failures(25)).toEqual(['Half of the casual players come to the second region within 24 days.'])
  })

  it('require that nine of ten casual players meet a boss within 21 days, beaten or not', () => {
    const casual = (day: number | null) =>
      aRun({ kind: 'casual', firstBossMet: day ? { day, hunts: 9 * day } : null, firstBossBeaten: null })
    const failures = (unlucky: number, run: PlayerRun) =>
      assertionsOf(summaryOf([aRun(), whale, ...Array(10 - unlucky).fill(casual(21)), ...Array(unlucky).fill(run)]))
        .filter(({ holds }) => !holds)
        .map(({ claim, found }) => `${claim} ${found}`)
    expect(failures(1, casual(null))).toEqual([])
    expect(failures(2, casual(22))).toEqual(['9 of 10 casual players have met a boss within 21 days. day 22'])
    expect(failures(2, casual(null))).toEqual([
      '9 of 10 casual players have met a boss within 21 days. not in these days',
    ])
  })

  it.each([
    [3, '3.00'],
    [0.5, '0.50'],
  ])('fail if payers have %d times the XP', (times, found) => {
    const payer = aRun({ kind: 'whale' }, (index) => ({ xp: 100 * times * (index + 1) }))
    expect(failuresOf(aRun(), payer)).toEqual([
      `Payers are ahead of players who play as much, but by less than 2 times. ${found} times the XP`,
    ])
  })
})
