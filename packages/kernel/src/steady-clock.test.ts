import { beforeEach, describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { type SteadyClock, steadyClockService } from './steady-clock'
import { type TestClock, testApp } from './testing'

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]
let clock: TestClock
let steady: SteadyClock

function start(): void {
  const built = testApp()
  clock = built.clock
  steady = built.app.get(steadyClockService)
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

  test('is never ahead of the clock, and gains at most two minutes on it within an hour, for any steps', () => {
    const step = fc.record({
      jump: fc.integer({ min: -20_000, max: 30_000 }),
      pass: fc.integer({ min: 0, max: minute }),
    })
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 50 }), (steps) => {
        start()
        const begin = steady.now()
        let passed = 0
        for (const { jump, pass } of steps) {
          clock.jump(jump)
          clock.advance(pass)
          passed += pass
          expect(steady.now()).toBeLessThanOrEqual(clock.at)
          if (passed < hour) expect(steady.now() - begin).toBeLessThanOrEqual(passed + 2 * minute)
        }
      }),
    )
  })
})
