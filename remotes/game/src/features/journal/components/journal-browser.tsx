import { breakpoints } from '@sanguine/ui'
import { useMediaQuery, useMessages } from '@sanguine/ui/platform'
import { useState } from 'react'
import { Link } from 'react-router'
import { gameMessages } from '../../../shared/i18n/messages'
import { useQueryString } from '../../../shared/use-query-string'
import { filterOf, readJournalView } from '../journal-view'
import { useJournalTotals } from '../use-journal-totals'
import { Fold } from './fold'
import { JournalList } from './journal-list'
import { JournalTools } from './journal-tools'
import styles from './journal-tools.module.css'
import { JournalTotals } from './journal-totals'

/** The journal with its totals and filters, which are in the query string. */
export function JournalBrowser() {
  const t = useMessages(gameMessages)
  const isNarrow = useMediaQuery(breakpoints.narrow)
  const { chosen, shown, change } = useQueryString()
  const view = readJournalView(chosen)
  const [areTotalsOpen, setAreTotalsOpen] = useState(view.period !== 'today')
  const [areFiltersOpen, setAreFiltersOpen] = useState(false)
  const reading = useJournalTotals(view, !isNarrow || areTotalsOpen)
  // The entries wait for the sums above them, whose height is not known before. A fold is opened on purpose.
  const isHeld = reading.isWaiting && !isNarrow
  return (
    <JournalList
      filter={filterOf(readJournalView(shown))}
      isHeld={isHeld}
      isByDay
      onShowAll={() => change({ show: null, search: null })}
      aside={<Link to="/statistics">{t('journal.link.statistics')}</Link>}
      tools={
        <>
          <nav aria-label={t('journal.links')} className={styles.links}>
            <Link to="/journal/away">{t('journal.link.away')}</Link>
            <Link to="/journal/links">{t('journal.link.shared')}</Link>
          </nav>
          <div className={styles.folds}>
            <Fold
              title={t('journal.totals')}
              chosen={t(`journal.period.${view.period}`)}
              isOpen={areTotalsOpen}
              onToggle={setAreTotalsOpen}
            >
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
            </Fold>
            {!isHeld && (
              <Fold
                title={t('journal.filters')}
                chosen={[t(`journal.show.${view.filter}`), view.search].filter(Boolean).join(', ')}
                isOpen={areFiltersOpen}
                onToggle={setAreFiltersOpen}
              >
                <JournalTools
                  view={view}
                  onChange={({ filter, search }) =>
                    change({
                      ...(filter !== undefined && { show: filter === 'all' ? null : filter }),
                      ...(search !== undefined && { search: search || null }),
                    })
                  }
                />
              </Fold>
            )}
          </div>
        </>
      }
    />
  )
}
