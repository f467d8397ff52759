import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { resetClock, runAtServerTime, serverNow, syncClock, useCountdown, useIsBefore, useNow } from './server-clock'

const drawn: number[] = []
const states: boolean[] = []

function Wait() {
  const left = useCountdown(2_002_500)
  drawn.push(left)
  return <p>{left}</p>
}

function Before() {
  const isBefore = useIsBefore(1_003_500)
  states.push(isBefore)
  return <p>{isBefore ? 'not yet' : 'now'}</p>
}

function Now() {
  return <p>{useNow()}</p>
}

beforeEach(() => {
  jest.useFakeTimers()
  jest.setSystemTime(1_000_000)
  resetClock()
})
afterEach(() => {
  jest.useRealTimers()
})

describe('the clock', () => {
  it('is the time of the server plus half a round trip', () => {
    syncClock(5_000_000, 999_800)
    expect(serverNow()).toBe(5_000_100)
  })

  it('keeps the time from a faster response', () => {
    syncClock(5_000_000, 1_000_000)
    syncClock(4_995_000, 990_000)
    expect(serverNow()).toBe(5_000_000)
  })

  it('follows a response that contradicts earlier ones, however slow it was', () => {
    syncClock(5_000_000, 1_000_000)
    syncClock(5_060_000, 999_000)
    expect(serverNow()).toBe(5_060_500)
  })

  it('uses the middle of the possible times if a time is rounded down', () => {
    syncClock(5_000_000, 1_000_000, 1_000)
    expect(serverNow()).toBe(5_000_500)
  })

  it.each([
    ['no time', Number.NaN, 1_000_000],
    ['a call that came back before it was sent', 5_000_000, 1_000_001],
    ['a call that took a day', 5_000_000, 1_000_000 - 86_400_000],
  ])('is not changed by %s', (_name, time, sentAt) => {
    syncClock(time, sentAt)
    expect(serverNow()).toBe(1_000_000)
  })

  it.each([
    ['forward', 86_400_000],
    ['backward', -86_400_000],
  ])('does not change when the system clock is set %s', (_name, ms) => {
    syncClock(5_000_000, 1_000_000)
    jest.setSystemTime(1_000_000 + ms)
    expect(serverNow()).toBe(5_000_000)
  })

  it('counts down steadily while the system clock is set forward and back', () => {
    syncClock(2_000_000, 1_000_000)
    render(<Wait />)
    jest.setSystemTime(9_000_000)
    act(() => jest.advanceTimersByTime(500))
    expect(screen.getByText('2000')).toBeVisible()
    jest.setSystemTime(10)
    act(() => jest.advanceTimersByTime(1000))
    expect(screen.getByText('1000')).toBeVisible()
    act(() => jest.advanceTimersByTime(1000))
    expect(screen.getByText('0')).toBeVisible()
  })

  it('counts down again if a response shows that a wait was not over', () => {
    jest.setSystemTime(3_000_000)
    render(<Wait />)
    expect(screen.getByText('0')).toBeVisible()
    act(() => syncClock(2_000_000, 3_000_000))
    expect(screen.getByText('2500')).toBeVisible()
    act(() => jest.advanceTimersByTime(2500))
    expect(screen.getByText('0')).toBeVisible()
  })

  it('counts down to a time of the server, second by second, and ends exactly', () => {
    syncClock(2_000_000, 1_000_000)
    drawn.length = 0
    render(<Wait />)
    expect(screen.getByText('2500')).toBeVisible()
    act(() => jest.advanceTimersByTime(500))
    expect(screen.getByText('2000')).toBeVisible()
    act(() => jest.advanceTimersByTime(1000))
    expect(screen.getByText('1000')).toBeVisible()
    act(() => jest.advanceTimersByTime(999))
    expect(screen.getByText('1000')).toBeVisible()
    act(() => jest.advanceTimersByTime(1))
    expect(screen.getByText('0')).toBeVisible()
    const times = drawn.length
    act(() => jest.advanceTimersByTime(60_000))
    expect(drawn).toHaveLength(times)
  })

  it('ticks every second', () => {
    jest.setSystemTime(1_000_400)
    render(<Now />)
    act(() => jest.advanceTimersByTime(600))
    expect(screen.getByText('1001000')).toBeVisible()
    act(() => jest.advanceTimersByTime(1000))
    expect(screen.getByText('1002000')).toBeVisible()
  })
})

describe('work at a time of the server', () => {
  const work = jest.fn()
  beforeEach(() => {
    work.mockReset()
  })

  it('runs once, at that time by the latest synchronized clock', () => {
    syncClock(2_000_000, 1_000_000)
    runAtServerTime(2_010_000, work)
    jest.advanceTimersByTime(5_000)
    syncClock(2_009_000, 1_005_000)
    jest.advanceTimersByTime(999)
    expect(work).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1)
    syncClock(2_000_000, 1_006_000)
    jest.advanceTimersByTime(20_000)
    expect(work).toHaveBeenCalledTimes(1)
  })

  it('does not run if the time is past or invalid, or if it was cancelled', () => {
    syncClock(2_000_000, 1_000_000)
    runAtServerTime(1_999_999, work)
    runAtServerTime(Number.NaN, work)
    runAtServerTime(2_001_000, work)()
    jest.advanceTimersByTime(10_000)
    expect(work).not.toHaveBeenCalled()
  })
})

it('a page that asks only whether a moment is over is drawn at that moment, not every second', () => {
  states.length = 0
  render(<Before />)
  act(() => void jest.advanceTimersByTime(3_499))
  expect(states).toEqual([true])
  act(() => void jest.advanceTimersByTime(1))
  expect(screen.getByText('now')).toBeVisible()
  expect(states).toEqual([true, false])
})
