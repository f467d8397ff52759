import { describe, expect, it } from '@jest/globals'
import { type Day, emptyDay } from './day'
import { lawsOf } from './laws'
import type { Biography } from './simulation'
import { summaryOf } from './summary'

/** A day of an orderly life: ten hunts, nine of them won, and as much spent as won. */
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

const aLife = (fields: Partial<Biography> = {}, day: (index: number) => Partial<Day> = () => ({})): Biography => ({
  name: 'busy 0',
  kind: 'busy',
  days: Array.from({ length: 30 }, (_, index) => aDay(index, day(index))),
  huntsToFirstRank: 8,
  unexplained: [],
  ...fields,
})

const whale = aLife({ kind: 'whale', name: 'whale 3' }, (index) => ({ xp: 150 * (index + 1) }))
const brokenBy = (life: Biography, other = whale) =>
  lawsOf(summaryOf([life, other]))
    .filter(({ isKept }) => !isKept)
    .map(({ law, found }) => `${law} ${found}`)

describe('the laws of the world', () => {
  it('are kept by orderly lives', () => expect(brokenBy(aLife())).toEqual([]))

  it.each<[string, Biography, string]>([
    [
      'what no ledger explains',
      aLife({ unexplained: ['item:rat'] }),
      'Every coin and item is explained by the ledger. busy 0 item:rat',
    ],
    [
      'a day without a hunt',
      aLife({}, (day) => (day === 7 ? { hunts: 0, wins: 0 } : {})),
      'Nobody comes to a dead end: everybody hunts every day. busy 0',
    ],
    [
      'a first rank after the evening',
      aLife({ huntsToFirstRank: 13 }),
      '99 of 100 reach the first rank in two hours of play, which are 12 hunts. 13 hunts',
    ],
    [
      'a first rank that never comes',
      aLife({ huntsToFirstRank: null }),
      '99 of 100 reach the first rank in two hours of play, which are 12 hunts. Infinity hunts',
    ],
    [
      'a standstill of rank',
      aLife({}, (day) => ({ rank: Math.min(day, 15) })),
      '99 of 100 busy players wait no more than 10 days for a rank. 14 days',
    ],
    [
      'a slow start',
      aLife({}, (day) => ({ rank: day < 8 ? 1 : day })),
      '99 of 100 busy players wait no more than 3 days for a rank in the first ten days. 7 days',
    ],
    [
      'a standstill of ground',
      aLife({}, (day) => ({ ground: Math.min(day, 9) })),
      '99 of 100 busy players wait no more than 14 days for a harder ground. 20 days',
    ],
    [
      'a hoard',
      aLife({}, () => ({ purse: 1500 })),
      'No purse of busy grows beyond 10 days of income on average. 15.0 days at most',
    ],
    ['a world that is a walk', aLife({}, () => ({ wins: 10 })), 'busy wins most hunts and not all. 100.0 % of all'],
    ['a world that is too hard', aLife({}, () => ({ wins: 6 })), 'busy wins most hunts and not all. 60.0 % of all'],
  ])('are broken by %s', (_, life, told) => expect(brokenBy(life)).toEqual([told]))

  it('bear with one unlucky player in a hundred, and not with two', () => {
    const unlucky = aLife({ huntsToFirstRank: 13 })
    const broken = (count: number) =>
      lawsOf(summaryOf([whale, ...Array(99 - count).fill(aLife()), ...Array(count).fill(unlucky)])).filter(
        ({ isKept }) => !isKept,
      )
    expect(broken(1)).toEqual([])
    expect(broken(2)).toHaveLength(1)
  })

  it.each([
    [3, 'by too much', '3.00'],
    [0.5, 'by nothing', '0.50'],
  ])('are broken by payers who lead %d times, %s', (times, _, told) => {
    const payer = aLife({ kind: 'whale' }, (index) => ({ xp: 100 * times * (index + 1) }))
    expect(brokenBy(aLife(), payer)).toEqual([
      `Payers are ahead of who plays as much, but by less than 2 times. ${told} times the XP`,
    ])
  })
})
