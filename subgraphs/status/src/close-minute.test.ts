import { describe, expect, test } from '@jest/globals'
import { closeMinute, continueRun, minuteMs, noRun } from './close-minute'
import { type ComponentState, stateOf } from './components'
import type { FailureRun, StatusDayDocument } from './status.model'

describe('the state of a minute', () => {
  test.each<[number, number, number, ComponentState]>([
    [0, 0, 0, 'notMeasured'],
    [1, 0, 0, 'up'],
    [100, 4, 0, 'up'],
    [100, 5, 0, 'degraded'],
    [20, 1, 0, 'degraded'],
    [100, 49, 0, 'degraded'],
    [100, 50, 0, 'down'],
    [1, 1, 0, 'down'],
    [100, 0, 49, 'up'],
    [100, 0, 50, 'degraded'],
    [3, 1, 3, 'degraded'],
  ])('of %p measured, %p failed and %p slow is %s', (total, failed, slow, state) => {
    expect(stateOf({ total, failed, slow })).toBe(state)
  })
})

/** Follows minutes from 0, one a letter: `x` failed, `o` worked, anything else was not measured. */
function follow(minutes: string) {
  const ended: { readonly from: number; readonly to: number }[] = []
  let run: FailureRun = noRun
  for (const [index, minute] of [...minutes].entries()) {
    if (minute !== 'x' && minute !== 'o') continue
    const next = continueRun(run, index * minuteMs, minute === 'x')
    run = next.run
    if (next.ended) ended.push({ from: next.ended.from / minuteMs, to: next.ended.to / minuteMs })
  }
  return { ended, isLasting: run.failing >= 3 }
}

describe('an outage', () => {
  test.each([
    ['ooo', [], false],
    ['oxxo', [], false],
    ['xxoxxo', [], false],
    ['oxxx', [], true],
    ['oxxxo', [], true],
    ['oxxxoo', [], true],
    ['oxxxooo', [{ from: 1, to: 4 }], false],
    ['xxxooxooo', [{ from: 0, to: 6 }], false],
    ['x..x..x', [], true],
    ['x..x..xo.oo', [{ from: 0, to: 7 }], false],
    [
      'xxxoooxxxxooo',
      [
        { from: 0, to: 3 },
        { from: 6, to: 10 },
      ],
      false,
    ],
  ])('of the minutes %s', (minutes, ended, isLasting) => {
    expect(follow(minutes)).toEqual({ ended, isLasting })
  })
})

describe('a day', () => {
  const empty: StatusDayDocument = {
    _id: '2025-01-01',
    from: 0,
    closedTo: 0,
    notRecorded: 0,
    components: {},
    outages: [],
    runs: {},
  }

  test('counts minutes by state, and adds up what was measured', () => {
    const calls = [
      { total: 10, failed: 0, slow: 1 },
      { total: 10, failed: 1, slow: 0 },
      { total: 2, failed: 2, slow: 0 },
    ]
    const day = calls.reduce((before, api) => closeMinute(before, { _id: 0, records: 1, components: { api } }), empty)
    expect(day).toMatchObject({ closedTo: 3 * minuteMs, notRecorded: 0 })
    expect(day.components).toEqual({ api: { up: 1, degraded: 1, down: 1, total: 22, failed: 3, slow: 1 } })
  })

  test('counts a minute without a row for no component, and opens an outage of the site with the third', () => {
    const down = { _id: 0, records: 1, components: { mails: { total: 1, failed: 1, slow: 0 } } }
    const minutes = [down, down, null, null, null, down]
    const day = minutes.reduce<StatusDayDocument>(closeMinute, empty)
    expect(day.notRecorded).toBe(3)
    expect(day.components.mails).toMatchObject({ up: 0, down: 3 })
    expect(day.runs).toMatchObject({
      site: { failing: 3, failingFrom: 2 * minuteMs, working: 1 },
      mails: { failing: 3, failingFrom: 0 },
    })
  })
})
