import { expect, it } from '@jest/globals'
import { isCalledOff } from './is-called-off'

it.each([
  ['2025-06-01T08:00:00.000Z', null, false],
  ['2025-06-01T08:00:00.000Z', '2025-05-20T20:00:00.000Z', true],
  ['2025-06-01T08:00:00.000Z', '2025-06-01T08:00:00.000Z', false],
  ['2025-06-01T08:00:00.000Z', '2025-06-01T09:00:00.000Z', false],
])('an incident from %s that was resolved at %s was called off: %s', (startedAt, resolvedAt, expected) => {
  expect(isCalledOff({ startedAt, resolvedAt })).toBe(expected)
})
