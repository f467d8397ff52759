import { afterEach, jest } from '@jest/globals'
import { act } from '@testing-library/react'

/** A clock that stands still but for what is waited for by `findBy` and `waitFor`. */
export interface StoppedClock {
  advance(ms: number): Promise<void>
}

afterEach(() => {
  jest.useRealTimers()
})

/** Until the end of the test, time passes only as the test lets it: however busy the machine is, nothing is due too early. */
export function stopClock(): StoppedClock {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'requestAnimationFrame', 'cancelAnimationFrame'] })
  return { advance: (ms) => act(() => jest.advanceTimersByTimeAsync(ms)) }
}
