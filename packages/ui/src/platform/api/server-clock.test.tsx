import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { resetClock, serverNow, syncClock, useCountdown, useNow } from './server-clock'

const drawn: number[] = []

function Wait() {
  const left = useCountdown(2_002_500)
  drawn.push(left)
  return <p>{left}</p>
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
  it('is the server’s, half a round trip later', () => {
    syncClock(5_000_000, 999_800, 1_000_000)
    expect(serverNow()).toBe(5_000_100)
  })

  it('keeps the answer with the shortest round trip', () => {
    syncClock(5_000_000, 1_000_000, 1_000_000)
    syncClock(9_000_000, 990_000, 1_000_000)
    expect(serverNow()).toBe(5_000_000)
  })

  it('counts down to a moment of the server, second by second, and ends exactly', () => {
    syncClock(2_000_000, 1_000_000, 1_000_000)
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
