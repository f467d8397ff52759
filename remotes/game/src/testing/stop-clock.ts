import { afterEach, jest } from '@jest/globals'
import { act } from '@testing-library/react'

/** A stopped clock; it moves by `advance`, and while `findBy` and `waitFor` wait. */
export interface StoppedClock {
  advance(ms: number): Promise<void>
}

afterEach(() => {
  jest.useRealTimers()
})

/**
 * Until the end of the test, time passes only when the test advances it. A busy machine then makes nothing due too
 * early.
 */
export function stopClock(): StoppedClock {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'requestAnimationFrame', 'cancelAnimationFrame'] })
  return { advance: (ms) => act(() => jest.advanceTimersByTimeAsync(ms)) }
}
