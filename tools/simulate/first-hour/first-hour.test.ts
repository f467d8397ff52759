import { describe, expect, it } from '@jest/globals'
import { packMarket } from '../player-run'
import { firstHourAssertions } from './first-hour-assertions'
import { type FirstHour, simulateFirstHour } from './first-hour-run'

const market = packMarket()

describe('the first hour of thirty newcomers', () => {
  const hours = Array.from({ length: 30 }, (_, index) => simulateFirstHour(index, market))

  it('meets every assertion', () => {
    const failures = firstHourAssertions(hours).filter(({ holds }) => !holds)
    expect(failures.map(({ claim, found }) => `${claim} ${found}`)).toEqual([])
  })

  it('always has a next goal, beginning with the first hunt and the coffin', () => {
    expect(hours.flatMap(({ steps }) => steps.filter(({ guide }) => guide === null))).toEqual([])
    const [guided] = hours
    expect(guided?.steps.slice(0, 2).map(({ guide }) => guide)).toEqual(['firstHunt', expect.any(String)])
    expect(guided?.steps.filter(({ done }) => done === 'hunts from the coffin').length).toBeGreaterThanOrEqual(8)
  })

  it('completes the first mission for most of them', () => {
    expect(hours.filter(({ firstMission }) => firstMission !== null).length).toBeGreaterThan(15)
  })

  it('is the same each time', () => expect(simulateFirstHour(4, market)).toEqual(hours[4]))
})

describe('the assertions on the first hour', () => {
  const anHour = (fields: Partial<FirstHour> = {}): FirstHour => ({
    name: 'first hour 0',
    kind: 'guided',
    steps: [],
    hunts: 14,
    choices: 10,
    firstRank: 4,
    secondRank: 20,
    firstRetainer: 5,
    firstMission: null,
    longestWait: 8,
    firstWait: 18,
    unexplained: [],
    ...fields,
  })
  const failuresOf = (...hours: readonly FirstHour[]) =>
    firstHourAssertions(hours).flatMap(({ claim, found, holds }) => (holds ? [] : [`${claim} ${found}`]))

  it('hold for an ordinary hour', () => expect(failuresOf(anHour())).toEqual([]))

  it.each<[string, Partial<FirstHour>, string]>([
    ['a balance that the ledger does not explain', { unexplained: ['item:rat'] }, 'first hour 0 item:rat'],
    ['few hunts', { hunts: 11 }, '11 times'],
    ['few choices', { choices: 2 }, '2 times'],
    ['a late first rank', { firstRank: 10.2 }, 'minute 11'],
    ['a late second rank', { secondRank: 31 }, 'minute 31'],
    ['an hour without a retainer', { firstRetainer: null }, 'not in the hour'],
    ['an early wait', { firstWait: 5 }, 'minute 5'],
    ['a long wait', { longestWait: 11 }, '11.0 minutes at most'],
  ])('fail for %s', (_what, fields, found) => {
    expect(failuresOf(anHour(fields))).toEqual([expect.stringContaining(found)])
  })

  it('count each type of player separately', () => {
    expect(failuresOf(anHour({ hunts: 11 }), anHour({ kind: 'hasty', firstWait: null }))).toEqual([
      '99 of 100 guided newcomers hunt 12 times or more in the first hour. 11 times',
    ])
  })
})
