import { useQuery } from '@apollo/client/react'
import { EmptyState, formatUnit, Icon } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { Link } from 'react-router'
import { GameAwayDocument } from '../../../generated/documents'
import { QueryPlaceholder } from '../../../shared/components/query-placeholder'
import { hasReward, RewardLines } from '../../../shared/components/reward-lines'
import { GoalLink } from '../../../shared/goals/goal-link'
import { goalKey, goalsOf } from '../../../shared/goals/goal-text'
import { gameMessages } from '../../../shared/i18n/messages'
import { dayOf } from '../../../shared/local-days'
import { autoHuntObstacle } from '../../../shared/player/auto-hunt-obstacle'
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
  return hours >= 48 ? formatUnit(Math.floor(hours / 24), 'day', language) : formatUnit(hours, 'hour', language)
}

interface AwayReportProps {
  readonly away: Away
  readonly player: Player
  readonly headingLevel: 2 | 3
}

/** The results of a time away, the news since then, and pending tasks. */
export function AwayReport({ away, player, headingLevel }: AwayReportProps) {
  const Heading = `h${headingLevel}` as const
  const t = useMessages(fightMessages)
  const game = useMessages(gameMessages)
  const [from, until] = [new Date(away.from), new Date(away.until)]
  const {
    data: current,
    previousData,
    error,
    refetch,
  } = useQuery(GameAwayDocument, {
    variables: { since: from.toISOString(), until: until.toISOString() },
  })
  // keeps the report while it is read again
  const data = current ?? previousData
  if (!data)
    return (
      <div className={styles.report}>
        <QueryPlaceholder error={error} onRetry={() => void refetch()} count={2} height={80} />
      </div>
    )
  const { journalTotals: totals } = data
  const lastRank = totals.ranks.at(-1)
  const lack = player.nextAutoHuntAt && autoHuntObstacle(player, game)
  const news = data.news.nodes.filter(({ publishedAt }) => Date.parse(publishedAt) >= away.from)
  const goals = goalsOf(player).slice(0, maxGoals)
  return (
    <div className={styles.report}>
      <section className={styles.part} aria-label={t('away.hunts')}>
        <Heading>{t('away.hunts')}</Heading>
        {totals.hunts > 0 ? (
          <>
            <p>
              <HuntCounts totals={totals} />
            </p>
            {totals.autoHunts > 0 && <p className={styles.muted}>{t('away.autoHunts', { count: totals.autoHunts })}</p>}
          </>
        ) : (
          <EmptyState isLine icon={<Icon name="hunt" />} title={t('away.noHunts')}>
            <p>{t('away.noHunts.text')}</p>
            <Link to="/crypt">{t('away.noHunts.link')}</Link>
          </EmptyState>
        )}
        {lastRank && (
          <p>
            <b>
              {totals.ranks.length > 1
                ? t('away.ranks', { count: totals.ranks.length, rank: lastRank.name })
                : game('journal.rankUp', { rank: lastRank.name })}
            </b>
          </p>
        )}
        {totals.missions > 0 && <p>{t('away.missions', { count: totals.missions })}</p>}
        {hasReward(totals.reward) && <RewardLines reward={totals.reward} maxItems={6} />}
        {lack && <p>{lack}</p>}
        <Link to={`/journal?period=dates&from=${dayOf(from)}&until=${dayOf(until)}`} className={styles.more}>
          {t('away.journal')}
        </Link>
      </section>
      {news.length > 0 && (
        <section className={styles.part} aria-label={t('away.news')}>
          <Heading>{t('away.news')}</Heading>
          <ul>
            {news.map(({ id, header }) => (
              <li key={id}>
                <Link to="/" className={styles.more}>
                  {header}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {goals.length > 0 && (
        <section className={styles.part} aria-label={t('away.waiting')}>
          <Heading>{t('away.waiting')}</Heading>
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
