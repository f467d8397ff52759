import { useQuery } from '@apollo/client/react'
import { formatDay } from '@sanguine/ui'
import { serverNow, useMessages } from '@sanguine/ui/platform'
import { type ReactNode, useId } from 'react'
import { GameJournalTotalsDocument } from '../../../generated/documents'
import { PartFailure } from '../../../shared/components/part-failure'
import { RewardLines } from '../../../shared/components/reward-lines'
import { gameMessages } from '../../../shared/i18n/messages'
import { dayOf, startOfDay } from '../../../shared/local-days'
import { type DaySum, type JournalDay, withoutItems } from '../journal-days'
import { midnight } from '../journal-view'
import styles from './journal-list.module.css'

/** The name of a day: today, yesterday, or its date with the weekday, and the year if it is another one. */
function useDayName(day: string): string {
  const { language } = useMessages(gameMessages)
  const today = new Date(serverNow())
  const daysAgo = [0, 1].find((count) => dayOf(startOfDay(today, -count)) === day)
  const year = day.startsWith(String(today.getFullYear())) ? {} : { year: 'numeric' as const }
  if (daysAgo === undefined)
    return formatDay(day, language, { weekday: 'long', day: 'numeric', month: 'long', ...year })
  const name = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-daysAgo, 'day')
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

function Sum({ sum: { hunts, reward } }: { readonly sum: DaySum }) {
  const t = useMessages(gameMessages)
  return (
    <span className={styles.sum}>
      {hunts > 0 && <span>{t('journal.day.hunts', { count: hunts })}</span>}
      <RewardLines reward={reward} />
    </span>
  )
}

/** The sum of a day of which not all entries are loaded. */
function SumOfWholeDay({ day }: { readonly day: string }) {
  const t = useMessages(gameMessages)
  const query = useQuery(GameJournalTotalsDocument, {
    variables: { since: midnight(day)?.toISOString() ?? '', until: midnight(day, 1)?.toISOString() ?? null },
    fetchPolicy: 'cache-and-network',
  })
  // keeps the previous sum while it is read again
  const totals = (query.data ?? query.previousData)?.journalTotals
  if (!totals) return <PartFailure query={query} title={t('journal.day.notLoaded')} className={styles.notice} />
  return <Sum sum={{ hunts: totals.hunts, reward: withoutItems(totals.reward) }} />
}

interface DaySectionProps {
  readonly day: JournalDay
  /** whether entries are left out by a filter, so that loaded entries alone are summed */
  readonly isFiltered: boolean
  readonly children: ReactNode
}

/** The entries of a day under its name and its sum. */
export function DaySection({ day: { day, sum }, isFiltered, children }: DaySectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className={styles.day}>
        <h3 id={id}>{useDayName(day)}</h3>
        {sum && <Sum sum={sum} />}
        {!sum && !isFiltered && <SumOfWholeDay day={day} />}
      </div>
      <ol>{children}</ol>
    </section>
  )
}
