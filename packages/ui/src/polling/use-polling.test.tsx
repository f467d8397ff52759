import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { act, render } from '@testing-library/react'
import { usePolling } from './use-polling'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

function Poller({ poll, isActive = true }: { poll: () => Promise<void>; isActive?: boolean }) {
  usePolling(isActive, poll)
  return null
}

it('calls at once, after two seconds, and then at intervals that grow to ten seconds', async () => {
  const at: number[] = []
  const start = Date.now()
  render(<Poller poll={async () => void at.push((Date.now() - start) / 1000)} />)
  await wait(60_000)
  expect(at.slice(0, 3)).toEqual([0, 2, 4.5])
  const pauses = at.slice(1).map((time, index) => time - (at[index] ?? 0))
  expect(Math.max(...pauses)).toBe(10)
  expect(pauses.at(-1)).toBe(10)
})

it('never calls while a call is running, and continues after it', async () => {
  let [open, calls] = [() => {}, 0]
  const poll = () => {
    calls += 1
    return new Promise<void>((resolve) => {
      open = resolve
    })
  }
  render(<Poller poll={poll} />)
  document.dispatchEvent(new Event('visibilitychange'))
  await wait(60_000)
  expect(calls).toBe(1)
  open()
  await wait(2000)
  expect(calls).toBe(2)
})

it('calls at once when the page becomes visible', async () => {
  const poll = jest.fn(async () => {})
  render(<Poller poll={poll} />)
  await wait(100)
  document.dispatchEvent(new Event('visibilitychange'))
  await wait(0)
  expect(poll).toHaveBeenCalledTimes(2)
})

it('stops when it is finished or its page closes', async () => {
  const poll = jest.fn(async () => {})
  const { rerender, unmount } = render(<Poller poll={poll} />)
  await wait(0)
  rerender(<Poller poll={poll} isActive={false} />)
  await wait(60_000)
  expect(poll).toHaveBeenCalledTimes(1)
  rerender(<Poller poll={poll} />)
  await wait(0)
  unmount()
  await wait(60_000)
  expect(poll).toHaveBeenCalledTimes(2)
})
