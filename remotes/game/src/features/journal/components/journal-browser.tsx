import { useMessages } from '@sanguine/ui/platform'
import { Link, useSearchParams } from 'react-router'
import { gameMessages } from '../../../shared/i18n/messages'
import { filterOf, readJournalView } from '../journal-view'
import { JournalList } from './journal-list'
import { JournalTools } from './journal-tools'
import styles from './journal-tools.module.css'
import { JournalTotals } from './journal-totals'

/** The journal with its totals and filters, which are in the query string. */
export function JournalBrowser() {
  const t = useMessages(gameMessages)
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
          <nav aria-label={t('journal.links')} className={styles.links}>
            <Link to="/journal/away">{t('journal.link.away')}</Link>
            <Link to="/journal/links">{t('journal.link.shared')}</Link>
            <Link to="/statistics">{t('journal.link.statistics')}</Link>
          </nav>
          <JournalTotals
            view={view}
            onChange={({ period, ...days }) =>
              set({ ...(period && { period: period === 'today' ? null : period }), ...days })
            }
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
