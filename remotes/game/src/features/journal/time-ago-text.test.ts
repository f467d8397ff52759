import { afterEach, describe, expect, it } from '@jest/globals'
import { setLanguage, useMessages } from '@sanguine/ui/platform'
import { act, renderHook } from '@testing-library/react'
import { gameMessages } from '../../shared/i18n/messages'
import { timeAgoText } from './time-ago-text'

const minute = 60_000

afterEach(() => act(() => setLanguage('en')))

const texts = async () => {
  const { result } = await act(async () => renderHook(() => useMessages(gameMessages)))
  return (milliseconds: number) => timeAgoText(milliseconds, result.current).replaceAll('\u00a0', ' ')
}

describe('the text of a past time', () => {
  it.each([
    [0, 'now'],
    [59_999, 'now'],
    [2 * minute, '2 min ago'],
    [61 * minute, '1 h ago'],
    [24 * 60 * minute, 'yesterday'],
    [-5000, 'now'],
  ])('formats %d ms as "%s"', async (milliseconds, expected) => {
    expect((await texts())(milliseconds)).toBe(expected)
  })

  it('has the same units in German', async () => {
    await act(() => setLanguage('de'))
    const text = await texts()
    expect([2, 61, 3000].map((minutes) => text(minutes * minute))).toEqual(['vor 2 min', 'vor 1 h', 'vorgestern'])
  })
})
