import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import fc from 'fast-check'
import type { App } from './app'
import { SteadyClock, steadyClockService } from './steady-clock'
import { type TestClock, testApp } from './testing'

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]
let app: App
let clock: TestClock
let steady: SteadyClock

function start(): void {
  const built = testApp()
  app = built.app
  clock = built.clock
  steady = app.get(steadyClockService)
}
beforeEach(start)

describe('the steady clock', () => {
  test('is that of the machine while time passes, and after a correction of a minute', () => {
    clock.advance(5 * day)
    expect(steady.now()).toBe(clock.at)
    clock.jump(minute)
    expect(steady.now()).toBe(clock.at)
  })

  test('goes on evenly while the clock is a day ahead, and is that of the machine after its correction', () => {
    clock.advance(hour)
    steady.now()
    const before = clock.at
    clock.jump(day)
    expect(steady.now()).toBe(before)
    clock.advance(50 * minute)
    expect(steady.now()).toBe(before + 50 * minute)
    clock.jump(-day)
    expect(steady.now()).toBe(clock.at)
  })

  test('follows a clock that stays ahead after an hour, and one that is set back at once', () => {
    clock.jump(day)
    expect(steady.now()).toBe(clock.at - day)
    clock.advance(hour)
    expect(steady.now()).toBe(clock.at)
    clock.jump(-2 * day)
    expect(steady.now()).toBe(clock.at)
    clock.jump(2 * minute)
    expect(steady.now()).toBe(clock.at - 2 * minute)
  })

  test('that begins while the clock is ahead waits for its correction for an hour', () => {
    const right = clock.at
    clock.jump(day)
    const begun = new SteadyClock(app, day)
    expect(begun.now()).toBe(right)
    clock.advance(59 * minute)
    expect(begun.now()).toBe(right + 59 * minute)
    clock.advance(minute)
    expect(begun.now()).toBe(clock.at)
  })

  test('that begins while the clock is behind is that of the machine', () => {
    const begun = new SteadyClock(app, -day)
    expect(begun.now()).toBe(clock.at)
  })

  test('believes after an hour only the gain that lasted so long, and gives a later one its own hour and log line', () => {
    const log = jest.spyOn(app.log, 'error')
    const begin = clock.at
    clock.jump(10 * minute)
    expect(steady.now()).toBe(begin)
    clock.advance(55 * minute)
    steady.now()
    clock.jump(day)
    expect(steady.now()).toBe(begin + 55 * minute)
    clock.advance(5 * minute)
    expect(steady.now()).toBe(clock.at - day)
    expect(log.mock.calls.map(([fields]) => fields)).toEqual([{ aheadMs: 10 * minute }, { aheadMs: day }])
    clock.advance(59 * minute)
    expect(steady.now()).toBe(clock.at - day)
    clock.advance(minute)
    expect(steady.now()).toBe(clock.at)
    expect(log).toHaveBeenCalledTimes(2)
  })

  test('believes the rest of a gain that was corrected in part', () => {
    clock.jump(day)
    steady.now()
    clock.advance(30 * minute)
    clock.jump(10 * minute - day)
    expect(steady.now()).toBe(clock.at - 10 * minute)
    clock.advance(30 * minute)
    expect(steady.now()).toBe(clock.at)
  })

  test('is at most two sleeps behind on a machine that sleeps once in each hour', () => {
    for (let minutes = 0; minutes < 1_000; minutes += 1) {
      if (minutes % 60 === 30) clock.jump(8 * hour)
      expect(clock.at - steady.now()).toBeLessThanOrEqual(2 * 8 * hour)
      clock.advance(minute)
    }
  })

  const small = fc.integer({ min: -20_000, max: 30_000 })
  const large = fc.integer({ min: -2 * day, max: 2 * day })
  const step = fc.record({
    jump: fc.oneof(small, fc.constant(0), large),
    pass: fc.oneof(fc.integer({ min: 0, max: minute }), fc.integer({ min: 0, max: 20 * minute })),
  })

  test('is never ahead of the clock, nor two minutes ahead of its least gain within the last hour, for any steps', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 50 }), (steps) => {
        start()
        steady.now()
        const seen = [{ elapsed: clock.elapsed(), gain: clock.at - clock.elapsed() }]
        for (const { jump, pass } of steps) {
          clock.jump(jump)
          clock.advance(pass)
          const elapsed = clock.elapsed()
          seen.push({ elapsed, gain: clock.at - elapsed })
          const ofLastHour = seen.filter((one) => elapsed - one.elapsed < hour).map(({ gain }) => gain)
          const now = steady.now()
          expect(now).toBeLessThanOrEqual(clock.at)
          expect(now - elapsed).toBeLessThanOrEqual(Math.min(...ofLastHour) + 2 * minute)
        }
      }),
      { numRuns: 500 },
    )
  })

  test('is that of the machine two hours after the last of any steps', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 50 }), (steps) => {
        start()
        for (const { jump, pass } of steps) {
          clock.jump(jump)
          clock.advance(pass)
          steady.now()
        }
        clock.advance(hour)
        steady.now()
        clock.advance(hour)
        expect(steady.now()).toBe(clock.at)
      }),
    )
  })
})
