import { useQuery } from '@apollo/client/react'
import { Button, EmptyState, ErrorNotice, Icon, Picture, Section, Skeleton } from '@sanguine/ui'
import { serverNow, useMessages } from '@sanguine/ui/platform'
import { GameJournalDocument } from '../generated/documents'
import { gameMessages } from '../i18n/messages'
import { type Entry, entryText } from './entry-text'
import styles from './journal-list.module.css'
import { sinceText } from './since-text'

const pageSize = 20

function Gains({ entry }: { readonly entry: Entry }) {
  const t = useMessages(gameMessages)
  const number = (value: number) => value.toLocaleString(t.language)
  const reward = entry.reward
  if (!reward || (reward.xp === 0 && reward.currencies.length === 0 && reward.items.length === 0))
    return entry.type === 'combat' ? (
      <span className={`${styles.gains} ${styles.lost}`}>{t('journal.noReward')}</span>
    ) : null
  return (
    <>
      <span className={styles.gains}>
        {reward.xp > 0 && <span className={styles.xp}>+{number(reward.xp)} XP</span>}
        {reward.currencies.map(({ shortName, name, value }) => (
          <span key={shortName} className={styles.coins}>
            +{number(value)} {name}
          </span>
        ))}
      </span>
      {reward.items.length > 0 && (
        <span className={styles.gains}>
          {reward.items.map(({ item, amount }) => t('journal.items', { name: item.name, amount })).join(', ')}
        </span>
      )}
    </>
  )
}

function JournalItem({ entry }: { readonly entry: Entry }) {
  const t = useMessages(gameMessages)
  const { title, hint, glyph, imageId } = entryText(entry, t)
  const at = Date.parse(entry.timestamp)
  return (
    <li className={styles.entry}>
      {imageId ? (
        <Picture
          imageId={imageId}
          form="thumb"
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
      <time className={styles.when} dateTime={entry.timestamp} title={new Date(at).toLocaleString(t.language)}>
        {sinceText(serverNow() - at, t.language)}
      </time>
      {hint && <span className={styles.muted}>{hint}</span>}
      <Gains entry={entry} />
    </li>
  )
}

/** What happened to the player, latest first, a page at a time. */
export function JournalList({ level = 2 }: { readonly level?: 1 | 2 }) {
  const t = useMessages(gameMessages)
  const { data, error, loading, refetch, fetchMore } = useQuery(GameJournalDocument, {
    variables: { first: pageSize },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const journal = data?.journal
  return (
    <Section title={t('journal.title')} level={level}>
      {!journal &&
        (error ? <ErrorNotice error={error} onRetry={() => void refetch()} /> : <Skeleton count={4} height={76} />)}
      {journal?.edges.length === 0 && (
        <EmptyState icon={<Icon name="journal" />} title={t('journal.empty.title')}>
          <p>{t('journal.empty.text')}</p>
        </EmptyState>
      )}
      {journal && journal.edges.length > 0 && (
        <ol>
          {journal.edges.map(({ node }) => (
            <JournalItem key={node.id} entry={node} />
          ))}
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
