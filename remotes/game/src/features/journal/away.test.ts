import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { storage } from '@sanguine/ui/platform'
import { dismissAway, minAwayMs, noteVisit, seenKey } from './away'

const hour = 3_600_000
const start = Date.UTC(2025, 4, 20, 20)

beforeEach(() => {
  storage.remove(seenKey)
  jest.useFakeTimers({ now: start })
})
afterEach(() => {
  jest.useRealTimers()
})

const away = () => JSON.parse(storage.read(seenKey) ?? 'null')?.away

it('there is no time away on the first visit, nor after a short pause', () => {
  noteVisit('mina')
  jest.setSystemTime(start + minAwayMs - 1)
  noteVisit('mina')
  expect(away()).toBeNull()
})

it('the time away is from the last visit to the return, until the next one', () => {
  noteVisit('mina')
  jest.setSystemTime(start + 9 * hour)
  noteVisit('mina')
  jest.setSystemTime(start + 10 * hour)
  noteVisit('mina')
  expect(away()).toEqual({ from: start, until: start + 9 * hour, isDismissed: false })
  dismissAway('mina')
  expect(away()).toMatchObject({ from: start, isDismissed: true })
  jest.setSystemTime(start + 20 * hour)
  noteVisit('mina')
  expect(away()).toEqual({ from: start + 10 * hour, until: start + 20 * hour, isDismissed: false })
})

it('the time away does not belong to another player in the same browser', () => {
  noteVisit('mina')
  jest.setSystemTime(start + 9 * hour)
  noteVisit('lucy')
  expect(away()).toBeNull()
})

it.each(['{', '7', '{"player":"mina"}', '{"player":"mina","at":1,"away":{"from":"x"}}'])(
  'damaged storage does not prevent a visit: %s',
  (text) => {
    storage.write(seenKey, text)
    expect(() => noteVisit('mina')).not.toThrow()
  },
)
