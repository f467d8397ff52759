import { Chips, Field, TextInput } from '@sanguine/ui'
import { serverNow, useMessages } from '@sanguine/ui/platform'
import { QueryPlaceholder } from '../../../shared/components/query-placeholder'
import { hasReward, RewardLines } from '../../../shared/components/reward-lines'
import { gameMessages } from '../../../shared/i18n/messages'
import { dayOf } from '../../../shared/local-days'
import { isPeriod, type JournalView, type Period, periods, startOf } from '../journal-view'
import type { JournalTotalsReading } from '../use-journal-totals'
import { HuntCounts } from './hunt-counts'
import styles from './journal-tools.module.css'

interface JournalTotalsProps {
  readonly view: JournalView
  readonly reading: JournalTotalsReading
  readonly onChange: (changes: { readonly period?: Period; readonly from?: string; readonly until?: string }) => void
}

/** The totals of a period: hunts, wins and rewards. A period between two days also filters the journal below. */
export function JournalTotals({ view, reading, onChange }: JournalTotalsProps) {
  const t = useMessages(gameMessages)
  const { period, from, until } = view
  const now = serverNow()
  const today = dayOf(new Date(now))
  const { totals, isTooLong, error, reload } = reading
  const choose = (next: Period) =>
    onChange(
      next === 'dates'
        ? { period: next, from: dayOf(startOf(next, now)), until: today }
        : { period: next, from: '', until: '' },
    )
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
      {isTooLong && <p role="status">{t('journal.period.tooLong')}</p>}
      {!isTooLong && !totals && <QueryPlaceholder error={error} onRetry={reload} count={1} height={48} />}
      {totals && (
        <div className={styles.sums} role="status">
          <span>
            <HuntCounts totals={totals} />
          </span>
          {hasReward(totals.reward) && <RewardLines reward={totals.reward} maxItems={6} />}
        </div>
      )}
    </section>
  )
}
