import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, fireEvent, renderHook } from '@testing-library/react'
import { anAttack } from '../../testing/a-combat-event'
import { aCombat } from '../../testing/builders'
import { useLastBlow } from './use-last-blow'

const critical = anAttack({ isCriticalHit: true })

function end({ event = critical } = {}) {
  const stage = { kind: 'over', combat: aCombat({ result: 'WIN', events: [event] }) } as const
  const { result } = renderHook(() => useLastBlow({ stage }, [event]))
  return () => result.current
}

describe('the result of a fight', () => {
  beforeEach(() => {
    jest.useFakeTimers()
  })

  afterEach(() => {
    jest.useRealTimers()
  })

  it('waits for a critical hit that ends it, and for nothing else', () => {
    expect(end({ event: anAttack() })()).toBe(false)
    const isWaiting = end()
    act(() => void jest.advanceTimersByTime(599))
    expect(isWaiting()).toBe(true)
    act(() => void jest.advanceTimersByTime(1))
    expect(isWaiting()).toBe(false)
  })

  it('is shown by a key, not by one that is held down since the attack', () => {
    const isWaiting = end()
    fireEvent.keyDown(document.body, { key: 'Enter', repeat: true })
    expect(isWaiting()).toBe(true)
    fireEvent.keyDown(document.body, { key: 'Enter' })
    expect(isWaiting()).toBe(false)
  })

  it('is shown by the click of a tap, not by its touch, whose rest would press it', () => {
    const isWaiting = end()
    fireEvent.pointerDown(document.body)
    expect(isWaiting()).toBe(true)
    fireEvent.click(document.body)
    expect(isWaiting()).toBe(false)
  })
})
