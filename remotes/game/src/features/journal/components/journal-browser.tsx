import { useMessages } from '@sanguine/ui/platform'
import { Link } from 'react-router'
import { gameMessages } from '../../../shared/i18n/messages'
import { useQueryString } from '../../../shared/use-query-string'
import { filterOf, readJournalView } from '../journal-view'
import { useJournalTotals } from '../use-journal-totals'
import { JournalList } from './journal-list'
import { JournalTools } from './journal-tools'
import styles from './journal-tools.module.css'
import { JournalTotals } from './journal-totals'

/** The journal with its totals and filters, which are in the query string. */
export function JournalBrowser() {
  const t = useMessages(gameMessages)
  const { chosen, shown, change } = useQueryString()
  const view = readJournalView(chosen)
  const reading = useJournalTotals(view)
  return (
    <JournalList
      filter={filterOf(readJournalView(shown))}
      // what is under the sums comes with them: how many lines they take is not known before
      isHeld={reading.isWaiting}
      tools={
        <>
          <nav aria-label={t('journal.links')} className={styles.links}>
            <Link to="/journal/away">{t('journal.link.away')}</Link>
            <Link to="/journal/links">{t('journal.link.shared')}</Link>
            <Link to="/statistics">{t('journal.link.statistics')}</Link>
          </nav>
          <JournalTotals
            view={view}
            reading={reading}
            onChange={({ period, from, until }) =>
              change({
                ...(period && { period: period === 'today' ? null : period }),
                ...(from !== undefined && { from: from || null }),
                ...(until !== undefined && { until: until || null }),
              })
            }
          />
          {!reading.isWaiting && (
            <JournalTools
              view={view}
              onChange={({ filter, search }) =>
                change({
                  ...(filter !== undefined && { show: filter === 'all' ? null : filter }),
                  ...(search !== undefined && { search: search || null }),
                })
              }
            />
          )}
        </>
      }
    />
  )
}
