import { useQuery } from '@apollo/client/react'
import { Button, ButtonLink, EmptyState, Icon, MoreButton, Section } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import type { ReactNode } from 'react'
import { GameJournalDocument, type JournalFilter } from '../../../generated/documents'
import { QueryPlaceholder } from '../../../shared/components/query-placeholder'
import { gameMessages } from '../../../shared/i18n/messages'
import { groupAutoHunts } from '../auto-hunt-runs'
import type { Entry } from '../entry-text'
import { groupByDay } from '../journal-days'
import { DaySection } from './day-section'
import { JournalItem, RunItem } from './journal-item'
import styles from './journal-list.module.css'

/** Entries in a list, consecutive auto-hunts as one. */
function items(entries: readonly Entry[], isUnderDay: boolean, most = Number.POSITIVE_INFINITY): ReactNode {
  return groupAutoHunts(entries)
    .slice(0, most)
    .map((item) =>
      'entries' in item ? (
        <RunItem key={item.entries.at(-1)?.id} run={item} isUnderDay={isUnderDay} />
      ) : (
        <JournalItem key={item.id} entry={item} isUnderDay={isUnderDay} />
      ),
    )
}

interface JournalListProps {
  /** which entries; left out for all */
  readonly filter?: JournalFilter | null
  /** above the entries, as what filters them */
  readonly tools?: ReactNode
  /** shows all entries again, where a filter left none */
  readonly onShowAll?: (() => void) | undefined
  /** whether the tools stand alone for now */
  readonly isHeld?: boolean
  /** whether each day has a heading with its sum */
  readonly isByDay?: boolean
  /** how many of the latest entries are shown, without a way to the others; left out for all */
  readonly latest?: number | undefined
  /** beside the title */
  readonly aside?: ReactNode
}

/** The journal, latest entries first, one page at a time. */
export function JournalList({
  filter = null,
  tools,
  onShowAll,
  isHeld = false,
  isByDay = false,
  latest,
  aside,
}: JournalListProps) {
  const t = useMessages(gameMessages)
  const { data, previousData, error, loading, refetch, fetchMore } = useQuery(GameJournalDocument, {
    variables: { filter },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  // keeps the previous entries while the journal is read again
  const journal = isHeld ? undefined : (data ?? previousData)?.journal
  const entries = journal?.edges.map(({ node }) => node) ?? []
  const hasOlder = journal?.pageInfo.hasNextPage ?? false
  return (
    <Section title={t('journal.title')} aside={aside}>
      {tools}
      {!journal && !isHeld && <QueryPlaceholder error={error} onRetry={() => void refetch()} count={4} height={76} />}
      {journal?.edges.length === 0 && filter !== null && (
        <EmptyState icon={<Icon name="search" />} title={t('journal.noMatch.title')}>
          <p>{t('journal.noMatch.text')}</p>
          {onShowAll && (
            <Button size="sm" onClick={onShowAll}>
              {t('empty.showAll')}
            </Button>
          )}
        </EmptyState>
      )}
      {journal?.edges.length === 0 && filter === null && (
        <EmptyState icon={<Icon name="journal" />} title={t('journal.empty.title')}>
          <p>{t('journal.empty.text')}</p>
          <ButtonLink to="/hunt" size="sm">
            {t('empty.toHunt')}
          </ButtonLink>
        </EmptyState>
      )}
      {isByDay
        ? groupByDay(entries, hasOlder).map((day) => (
            <DaySection key={day.day} day={day} isFiltered={filter !== null}>
              {items(day.entries, true)}
            </DaySection>
          ))
        : entries.length > 0 && <ol>{items(entries, false, latest)}</ol>}
      {hasOlder && latest === undefined && (
        <div className={styles.more}>
          <MoreButton
            wide
            busy={loading}
            onMore={() => fetchMore({ variables: { filter, after: journal?.pageInfo.endCursor } })}
          >
            {t('journal.more')}
          </MoreButton>
        </div>
      )}
    </Section>
  )
}
