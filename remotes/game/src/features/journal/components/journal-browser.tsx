import { useSearchParams } from 'react-router'
import { filterOf, readJournalView } from '../journal-view'
import { JournalList } from './journal-list'
import { JournalTools } from './journal-tools'
import { JournalTotals } from './journal-totals'

/** The journal with its totals and filters, which are in the query string. */
export function JournalBrowser() {
  const [params, setParams] = useSearchParams()
  const view = readJournalView(params)
  const set = (changes: Readonly<Record<string, string | null>>) =>
    setParams(
      (old) => {
        for (const [key, value] of Object.entries(changes)) value ? old.set(key, value) : old.delete(key)
        return old
      },
      { replace: true },
    )
  return (
    <JournalList
      filter={filterOf(view)}
      tools={
        <>
          <JournalTotals
            period={view.period}
            onChange={(period) => set({ period: period === 'today' ? null : period })}
          />
          <JournalTools
            view={view}
            onChange={({ filter, search }) =>
              set({
                ...(filter !== undefined && { show: filter === 'all' ? null : filter }),
                ...(search !== undefined && { search }),
              })
            }
          />
        </>
      }
    />
  )
}
