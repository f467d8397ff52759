import { describe, expect, it } from '@jest/globals'
import { filterOf, type JournalView, readJournalView, totalsOf } from './journal-view'

const view = (changes: Partial<JournalView>): JournalView => ({
  filter: 'all',
  search: '',
  period: 'today',
  from: '',
  until: '',
  ...changes,
})

describe('the query string of the journal', () => {
  it('is read, with defaults for unknown values', () => {
    const read = (text: string) => readJournalView(new URLSearchParams(text))
    expect(read('show=won&search=rat&period=week')).toEqual(view({ filter: 'won', search: 'rat', period: 'week' }))
    expect(read('show=x&period=toString')).toEqual(view({}))
  })

  it('becomes a filter of the request only if something is filtered', () => {
    expect(filterOf(view({ search: ' ' }))).toBeNull()
    expect(filterOf(view({ filter: 'auto' }))).toEqual({ kind: 'AUTO_HUNT', search: null })
    expect(filterOf(view({ period: 'week', from: '2025-05-01', until: '2025-05-03' }))).toBeNull()
    expect(filterOf(view({ search: ' rat ' }))).toEqual({ kind: null, search: 'rat' })
  })

  it('starts a period at midnight', () => {
    const now = new Date(2025, 4, 20, 13, 30).getTime()
    expect(totalsOf(view({ period: 'today' }), now)?.since).toBe(new Date(2025, 4, 20).toISOString())
    expect(totalsOf(view({ period: 'week' }), now)?.since).toBe(new Date(2025, 4, 14).toISOString())
    expect(totalsOf(view({ period: 'month' }), now)?.since).toBe(new Date(2025, 3, 21).toISOString())
  })

  it('is read as days in order, without days that do not exist', () => {
    const read = (text: string) => readJournalView(new URLSearchParams(text))
    expect(read('period=dates&from=2025-05-01&until=2025-05-03')).toEqual(
      view({ period: 'dates', from: '2025-05-01', until: '2025-05-03' }),
    )
    expect(read('period=dates&from=2025-05-03&until=2025-05-01')).toMatchObject({ from: '2025-05-01' })
    expect(read('period=dates&from=2025-02-30&until=x')).toMatchObject({ from: '', until: '' })
  })

  it('covers whole days, including the last one', () => {
    const days = view({ period: 'dates', from: '2025-05-01', until: '2025-05-03' })
    const span = { since: new Date(2025, 4, 1).toISOString(), until: new Date(2025, 4, 4).toISOString() }
    expect(totalsOf(days, 0)).toEqual(span)
    expect(filterOf(days)).toEqual({ kind: null, search: null, since: span.since, until: span.until })
  })

  it('has no totals for more than a year', () => {
    expect(totalsOf(view({ period: 'dates', from: '2023-01-01', until: '2025-05-03' }), 0)).toBeNull()
  })
})
