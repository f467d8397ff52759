import { useQuery } from '@apollo/client/react'
import { Button, EmptyState, ErrorNotice, Icon, Image, Section, Skeleton } from '@sanguine/ui'
import { serverNow, useMessages } from '@sanguine/ui/platform'
import { GameJournalDocument } from '../generated/documents'
import { gameMessages } from '../i18n/messages'
import { isWorthTelling, RewardLines } from '../reward/reward-lines'
import { type AutoHuntRun, totalsOf, withAutoHuntRuns } from './auto-hunt-runs'
import { type Entry, entryText } from './entry-text'
import styles from './journal-list.module.css'
import { sinceText } from './since-text'

const pageSize = 20

function Gains({ entry }: { readonly entry: Entry }) {
  const t = useMessages(gameMessages)
  const { reward, type } = entry
  if (reward && isWorthTelling(reward)) return <RewardLines reward={reward} className={styles.gains} />
  return type === 'combat' ? <span className={`${styles.gains} ${styles.lost}`}>{t('journal.noReward')}</span> : null
}

function When({ at }: { readonly at: number }) {
  const t = useMessages(gameMessages)
  const date = new Date(at)
  return (
    <time className={styles.when} dateTime={date.toISOString()} title={date.toLocaleString(t.language)}>
      {sinceText(serverNow() - at, t.language)}
    </time>
  )
}

function JournalItem({ entry }: { readonly entry: Entry }) {
  const t = useMessages(gameMessages)
  const { title, hint, glyph, imageId } = entryText(entry, t)
  return (
    <li className={styles.entry}>
      {imageId ? (
        <Image
          imageId={imageId}
          variant="thumb"
          alt=""
          ratio={entry.type === 'combat' ? 0.8 : 1}
          className={styles.plate}
        />
      ) : (
        <span className={styles.glyph}>
          <Icon name={glyph} />
        </span>
      )}
      <span className={styles.title}>{title}</span>
      <When at={Date.parse(entry.timestamp)} />
      {hint && <span className={styles.muted}>{hint}</span>}
      <Gains entry={entry} />
    </li>
  )
}

const runResults = ['wins', 'draws', 'losses'] as const

/** Auto-hunts that came in a row: what they came to, and each of them on demand. */
function RunItem({ run }: { readonly run: AutoHuntRun }) {
  const t = useMessages(gameMessages)
  const { reward, ...results } = totalsOf(run)
  const count = run.entries.length
  const told = runResults
    .filter((result) => results[result] > 0)
    .map((result) => t(`journal.run.${result}`, { count: results[result] }))
  return (
    <li className={styles.entry}>
      <span className={styles.glyph}>
        <Icon name="type-retainer" />
      </span>
      <span className={styles.title}>{t('journal.run', { count })}</span>
      <When at={Date.parse(run.entries[0]?.timestamp ?? '')} />
      <span className={styles.muted}>{told.join(', ')}</span>
      <RewardLines reward={reward} className={styles.gains} />
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

/** What happened to the player, latest first, a page at a time. */
export function JournalList() {
  const t = useMessages(gameMessages)
  const { data, previousData, error, loading, refetch, fetchMore } = useQuery(GameJournalDocument, {
    variables: { first: pageSize },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  // while it is read anew, what was known stays
  const journal = (data ?? previousData)?.journal
  return (
    <Section title={t('journal.title')}>
      {!journal &&
        (error ? <ErrorNotice error={error} onRetry={() => void refetch()} /> : <Skeleton count={4} height={76} />)}
      {journal?.edges.length === 0 && (
        <EmptyState icon={<Icon name="journal" />} title={t('journal.empty.title')}>
          <p>{t('journal.empty.text')}</p>
        </EmptyState>
      )}
      {journal && journal.edges.length > 0 && (
        <ol>
          {withAutoHuntRuns(journal.edges.map(({ node }) => node)).map((one) =>
            'entries' in one ? (
              <RunItem key={one.entries.at(-1)?.id} run={one} />
            ) : (
              <JournalItem key={one.id} entry={one} />
            ),
          )}
        </ol>
      )}
      {journal?.pageInfo.hasNextPage && (
        <div className={styles.more}>
          <Button
            wide
            busy={loading}
            onClick={() => void fetchMore({ variables: { first: pageSize, after: journal.pageInfo.endCursor } })}
          >
            {t('journal.more')}
          </Button>
        </div>
      )}
    </Section>
  )
}
