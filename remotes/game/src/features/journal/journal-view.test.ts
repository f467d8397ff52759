import { describe, expect, it } from '@jest/globals'
import { filterOf, periodStart, readJournalView } from './journal-view'

describe('the view of the journal', () => {
  it('is read from the query string, and unknown values are the default', () => {
    const read = (text: string) => readJournalView(new URLSearchParams(text))
    expect(read('show=won&search=rat&period=week')).toEqual({ filter: 'won', search: 'rat', period: 'week' })
    expect(read('show=x&period=toString')).toEqual({ filter: 'all', search: '', period: 'today' })
  })

  it('asks the server for what is filtered alone', () => {
    expect(filterOf({ filter: 'all', search: ' ' })).toBeNull()
    expect(filterOf({ filter: 'auto', search: '' })).toEqual({ kind: 'AUTO_HUNT', search: null })
    expect(filterOf({ filter: 'all', search: ' rat ' })).toEqual({ kind: null, search: 'rat' })
  })

  it('starts a period at a midnight', () => {
    const now = new Date(2025, 4, 20, 13, 30).getTime()
    expect(periodStart('today', now)).toBe(new Date(2025, 4, 20).toISOString())
    expect(periodStart('week', now)).toBe(new Date(2025, 4, 14).toISOString())
    expect(periodStart('month', now)).toBe(new Date(2025, 3, 21).toISOString())
  })
})
