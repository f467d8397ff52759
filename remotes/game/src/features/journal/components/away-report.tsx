import { useQuery } from '@apollo/client/react'
import { useMessages } from '@sanguine/ui/platform'
import { Link } from 'react-router'
import { GameAwayDocument } from '../../../generated/documents'
import { QueryPlaceholder } from '../../../shared/components/query-placeholder'
import { hasReward, RewardLines } from '../../../shared/components/reward-lines'
import { GoalLink } from '../../../shared/goals/goal-link'
import { goalKey, goalsOf } from '../../../shared/goals/goal-text'
import { gameMessages } from '../../../shared/i18n/messages'
import { dayOf } from '../../../shared/local-days'
import type { Player } from '../../../shared/player/use-player'
import type { Away } from '../away'
import { fightMessages } from '../fight-messages'
import styles from './away-report.module.css'
import { HuntCounts } from './hunt-counts'

/** How many goals are shown at most. */
const maxGoals = 3

/** A whole duration in its largest unit, such as `9 hours`. */
export function durationText(milliseconds: number, language: string): string {
  const hours = Math.floor(milliseconds / 3_600_000)
  const [value, unit] = hours >= 48 ? [Math.floor(hours / 24), 'day'] : [hours, 'hour']
  return value.toLocaleString(language, { style: 'unit', unit, unitDisplay: 'long' })
}

/** What a time away came to, what is new since, and what waits. */
export function AwayReport({ away, player }: { readonly away: Away; readonly player: Player }) {
  const t = useMessages(fightMessages)
  const game = useMessages(gameMessages)
  const [from, until] = [new Date(away.from), new Date(away.until)]
  const { data, error, refetch } = useQuery(GameAwayDocument, {
    variables: { since: from.toISOString(), until: until.toISOString() },
  })
  if (!data)
    return (
      <div className={styles.report}>
        <QueryPlaceholder error={error} onRetry={() => void refetch()} count={2} height={80} />
      </div>
    )
  const { journalTotals: totals } = data
  const news = data.news.nodes.filter(({ publishedAt }) => Date.parse(publishedAt) >= away.from)
  const goals = goalsOf(player).slice(0, maxGoals)
  return (
    <div className={styles.report}>
      <section className={styles.part} aria-label={t('away.hunts')}>
        <h3>{t('away.hunts')}</h3>
        {totals.hunts > 0 ? (
          <>
            <p>
              <HuntCounts totals={totals} />
            </p>
            {totals.autoHunts > 0 && <p className={styles.muted}>{t('away.autoHunts', { count: totals.autoHunts })}</p>}
          </>
        ) : (
          <p>{t('away.noHunts')}</p>
        )}
        {totals.ranks.map(({ id, name }) => (
          <p key={id}>
            <b>{game('journal.rankUp', { rank: name })}</b>
          </p>
        ))}
        {totals.missions > 0 && <p>{t('away.missions', { count: totals.missions })}</p>}
        {hasReward(totals.reward) && <RewardLines reward={totals.reward} />}
        <Link to={`/journal?period=dates&from=${dayOf(from)}&until=${dayOf(until)}`} className={styles.more}>
          {t('away.journal')}
        </Link>
      </section>
      <section className={styles.part} aria-label={t('away.news')}>
        <h3>{t('away.news')}</h3>
        {news.length === 0 ? (
          <p className={styles.muted}>{t('away.noNews')}</p>
        ) : (
          <ul>
            {news.map(({ id, header }) => (
              <li key={id}>
                <Link to="/" className={styles.more}>
                  {header}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </section>
      {goals.length > 0 && (
        <section className={styles.part} aria-label={t('away.waiting')}>
          <h3>{t('away.waiting')}</h3>
          <ul>
            {goals.map((goal) => (
              <li key={goalKey(goal)}>
                <GoalLink goal={goal} player={player} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
