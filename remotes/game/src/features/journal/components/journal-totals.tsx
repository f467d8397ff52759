import { useQuery } from '@apollo/client/react'
import { Chips } from '@sanguine/ui'
import { serverNow, useMessages } from '@sanguine/ui/platform'
import { GameJournalTotalsDocument } from '../../../generated/documents'
import { QueryPlaceholder } from '../../../shared/components/query-placeholder'
import { hasReward, RewardLines } from '../../../shared/components/reward-lines'
import { gameMessages } from '../../../shared/i18n/messages'
import { isPeriod, type Period, periodStart, periods } from '../journal-view'
import styles from './journal-tools.module.css'

interface JournalTotalsProps {
  readonly period: Period
  readonly onChange: (period: Period) => void
}

/** What a period came to: hunts, wins and what they paid. */
export function JournalTotals({ period, onChange }: JournalTotalsProps) {
  const t = useMessages(gameMessages)
  const { data, previousData, error, refetch } = useQuery(GameJournalTotalsDocument, {
    variables: { since: periodStart(period, serverNow()) },
    fetchPolicy: 'cache-and-network',
  })
  const totals = (data ?? previousData)?.journalTotals
  return (
    <section className={styles.totals} aria-label={t('journal.totals')}>
      <Chips
        label={t('journal.period')}
        chips={Object.keys(periods)
          .filter(isPeriod)
          .map((key) => ({ key, title: t(`journal.period.${key}`) }))}
        active={period}
        onChange={onChange}
      />
      {!totals && <QueryPlaceholder error={error} onRetry={() => void refetch()} count={1} height={48} />}
      {totals && (
        <div className={styles.sums} role="status">
          <span>{t('journal.totals.hunts', { hunts: totals.hunts, wins: totals.wins, losses: totals.losses })}</span>
          {hasReward(totals.reward) && <RewardLines reward={totals.reward} />}
        </div>
      )}
    </section>
  )
}
