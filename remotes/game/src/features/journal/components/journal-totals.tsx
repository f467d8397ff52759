import { skipToken, useQuery } from '@apollo/client/react'
import { Chips, Field, TextInput } from '@sanguine/ui'
import { serverNow, useMessages } from '@sanguine/ui/platform'
import { GameJournalTotalsDocument } from '../../../generated/documents'
import { QueryPlaceholder } from '../../../shared/components/query-placeholder'
import { hasReward, RewardLines } from '../../../shared/components/reward-lines'
import { gameMessages } from '../../../shared/i18n/messages'
import { dayOf } from '../../../shared/local-days'
import { isPeriod, type JournalView, type Period, periods, startOf, totalsOf } from '../journal-view'
import { HuntCounts } from './hunt-counts'
import styles from './journal-tools.module.css'

interface JournalTotalsProps {
  readonly view: JournalView
  readonly onChange: (changes: { readonly period?: Period; readonly from?: string; readonly until?: string }) => void
}

/** What a period came to: hunts, wins and what they paid. Between two days, the journal below is of them alone. */
export function JournalTotals({ view, onChange }: JournalTotalsProps) {
  const t = useMessages(gameMessages)
  const { period, from, until } = view
  const now = serverNow()
  const today = dayOf(new Date(now))
  const span = totalsOf(view, now)
  const { data, previousData, error, refetch } = useQuery(
    GameJournalTotalsDocument,
    span ? { variables: span, fetchPolicy: 'cache-and-network' } : skipToken,
  )
  const choose = (next: Period) =>
    onChange(
      next === 'dates'
        ? { period: next, from: dayOf(startOf(next, now)), until: today }
        : { period: next, from: '', until: '' },
    )
  const totals = (data ?? previousData)?.journalTotals
  return (
    <section className={styles.totals} aria-label={t('journal.totals')}>
      <Chips
        label={t('journal.period')}
        chips={Object.keys(periods)
          .filter(isPeriod)
          .map((key) => ({ key, title: t(`journal.period.${key}`) }))}
        active={period}
        onChange={choose}
      />
      {period === 'dates' && (
        <div className={styles.dates}>
          <Field label={t('journal.period.from')}>
            {(control) => (
              <TextInput
                {...control}
                type="date"
                value={from}
                max={until || today}
                onChange={({ target }) => onChange({ from: target.value })}
              />
            )}
          </Field>
          <Field label={t('journal.period.until')}>
            {(control) => (
              <TextInput
                {...control}
                type="date"
                value={until}
                min={from || undefined}
                max={today}
                onChange={({ target }) => onChange({ until: target.value })}
              />
            )}
          </Field>
        </div>
      )}
      {!span && <p role="status">{t('journal.period.tooLong')}</p>}
      {span && !totals && <QueryPlaceholder error={error} onRetry={() => void refetch()} count={1} height={48} />}
      {span && totals && (
        <div className={styles.sums} role="status">
          <span>
            <HuntCounts totals={totals} />
          </span>
          {hasReward(totals.reward) && <RewardLines reward={totals.reward} />}
        </div>
      )}
    </section>
  )
}
