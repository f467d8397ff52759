import { useQuery } from '@apollo/client/react'
import { EmptyState, formatDateTime, Icon, Image, MoreButton, Section, Tip } from '@sanguine/ui'
import { serverNow, useMessages } from '@sanguine/ui/platform'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { GameJournalDocument, type JournalFilter } from '../../../generated/documents'
import { QueryPlaceholder } from '../../../shared/components/query-placeholder'
import { hasReward, RewardLines } from '../../../shared/components/reward-lines'
import wordStyles from '../../../shared/components/word-button.module.css'
import { gameMessages } from '../../../shared/i18n/messages'
import { type AutoHuntRun, groupAutoHunts, totalsOf } from '../auto-hunt-runs'
import { type Entry, entryText, rewardOf } from '../entry-text'
import { fightPath } from '../fight-address'
import { timeAgoText } from '../time-ago-text'
import styles from './journal-list.module.css'

function EntryReward({ entry }: { readonly entry: Entry }) {
  const t = useMessages(gameMessages)
  const reward = rewardOf(entry)
  if (reward && hasReward(reward)) return <RewardLines reward={reward} className={styles.reward} />
  return entry.__typename === 'CombatEntry' ? (
    <span className={`${styles.reward} ${styles.noReward}`}>{t('journal.noReward')}</span>
  ) : null
}

function TimeAgo({ at }: { readonly at: number }) {
  const t = useMessages(gameMessages)
  const date = new Date(at)
  return (
    <span className={styles.when}>
      <Tip text={formatDateTime(date, t.language)}>
        <button type="button" className={wordStyles.word}>
          <time dateTime={date.toISOString()}>{timeAgoText(serverNow() - at, t)}</time>
        </button>
      </Tip>
    </span>
  )
}

function JournalItem({ entry }: { readonly entry: Entry }) {
  const t = useMessages(gameMessages)
  const { title, hint, glyph, image } = entryText(entry, t)
  return (
    <li className={styles.entry}>
      {image ? (
        <Image
          imageId={image.id}
          variant="thumb"
          alt=""
          ratio={entry.__typename === 'CombatEntry' ? 0.8 : 1}
          className={styles.plate}
        />
      ) : (
        <span className={styles.glyph}>
          <Icon name={glyph} />
        </span>
      )}
      <span className={styles.title}>
        {entry.__typename === 'CombatEntry' ? (
          <Link to={fightPath(entry.id)} className={styles.fight}>
            {title}
          </Link>
        ) : (
          title
        )}
      </span>
      <TimeAgo at={Date.parse(entry.happenedAt)} />
      {hint && <span className={styles.muted}>{hint}</span>}
      <EntryReward entry={entry} />
    </li>
  )
}

const runResults = ['wins', 'draws', 'losses'] as const

/** Consecutive auto-hunts: their totals, and each of them in a collapsed list. */
function RunItem({ run }: { readonly run: AutoHuntRun }) {
  const t = useMessages(gameMessages)
  const { reward, ...results } = totalsOf(run)
  const count = run.entries.length
  const counts = runResults
    .filter((result) => results[result] > 0)
    .map((result) => t(`journal.run.${result}`, { count: results[result] }))
  return (
    <li className={styles.entry}>
      <span className={styles.glyph}>
        <Icon name="type-retainer" />
      </span>
      <span className={styles.title}>{t('journal.run', { count })}</span>
      <TimeAgo at={Date.parse(run.entries[0]?.happenedAt ?? '')} />
      <span className={styles.muted}>{counts.join(', ')}</span>
      <RewardLines reward={reward} className={styles.reward} />
      <details className={styles.run}>
        <summary>
          {t('journal.runAll', { count })} <Icon name="chevron-down" />
        </summary>
        <ol>
          {run.entries.map((entry) => (
            <JournalItem key={entry.id} entry={entry} />
          ))}
        </ol>
      </details>
    </li>
  )
}

interface JournalListProps {
  /** which entries; left out for all */
  readonly filter?: JournalFilter | null
  /** above the entries, as what filters them */
  readonly tools?: ReactNode
  /** whether the tools stand alone for now */
  readonly isHeld?: boolean
  /** beside the title */
  readonly aside?: ReactNode
}

/** The journal, latest entries first, one page at a time. */
export function JournalList({ filter = null, tools, isHeld = false, aside }: JournalListProps) {
  const t = useMessages(gameMessages)
  const { data, previousData, error, loading, refetch, fetchMore } = useQuery(GameJournalDocument, {
    variables: { filter },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  // keeps the previous entries while the journal is read again
  const journal = isHeld ? undefined : (data ?? previousData)?.journal
  return (
    <Section title={t('journal.title')} aside={aside}>
      {tools}
      {!journal && !isHeld && <QueryPlaceholder error={error} onRetry={() => void refetch()} count={4} height={76} />}
      {journal?.edges.length === 0 && filter !== null && (
        <EmptyState icon={<Icon name="search" />} title={t('journal.noMatch.title')}>
          <p>{t('journal.noMatch.text')}</p>
        </EmptyState>
      )}
      {journal?.edges.length === 0 && filter === null && (
        <EmptyState icon={<Icon name="journal" />} title={t('journal.empty.title')}>
          <p>{t('journal.empty.text')}</p>
        </EmptyState>
      )}
      {journal && journal.edges.length > 0 && (
        <ol>
          {groupAutoHunts(journal.edges.map(({ node }) => node)).map((item) =>
            'entries' in item ? (
              <RunItem key={item.entries.at(-1)?.id} run={item} />
            ) : (
              <JournalItem key={item.id} entry={item} />
            ),
          )}
        </ol>
      )}
      {journal?.pageInfo.hasNextPage && (
        <div className={styles.more}>
          <MoreButton
            wide
            busy={loading}
            onMore={() => fetchMore({ variables: { filter, after: journal.pageInfo.endCursor } })}
          >
            {t('journal.more')}
          </MoreButton>
        </div>
      )}
    </Section>
  )
}
