import { useQuery } from '@apollo/client/react'
import { Button, EmptyState, Icon, PageTitle, Pagination, Section } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { GameLadderDocument } from '../../../generated/documents'
import { PartFailure } from '../../../shared/components/part-failure'
import { QueryPlaceholder } from '../../../shared/components/query-placeholder'
import { gameMessages } from '../../../shared/i18n/messages'
import { LadderTable } from '../components/ladder-table'
import { OwnPlace } from '../components/own-place'
import styles from '../ladder.module.css'
import { pageSize, readOffset } from '../ladder-page-offset'

/** All players by XP, one page at a time. The offset is in the query string; without one, the player's own page is shown. */
export function LadderPage() {
  const t = useMessages(gameMessages)
  const [search, setSearch] = useSearchParams()
  const requestedOffset = readOffset(search.get('offset'))
  const { data, previousData, error, loading, refetch } = useQuery(GameLadderDocument, {
    variables: { first: pageSize, offset: requestedOffset },
    fetchPolicy: 'cache-and-network',
  })
  const ownPage = useQuery(GameLadderDocument, {
    variables: { first: pageSize, offset: null },
    fetchPolicy: 'cache-and-network',
    skip: requestedOffset === null,
  })
  const ladder = data?.ladder ?? previousData?.ladder
  const isOnOwnPage = ladder?.nodes.some(({ isOwn }) => isOwn) ?? true
  const ownXp = [...(ladder?.nodes ?? []), ...(ownPage.data?.ladder.nodes ?? [])].find(({ isOwn }) => isOwn)?.xp ?? null
  const showOwn = useCallback(
    (row: HTMLTableRowElement | null) => {
      // The own row is sticky and so always in view; the row before it is at its place.
      const neighbour = row?.previousElementSibling ?? row
      if (requestedOffset === null) neighbour?.scrollIntoView?.({ block: 'nearest' })
    },
    [requestedOffset],
  )
  const goTo = (offset: number) => setSearch({ offset: String(Math.max(0, offset)) })
  const where = (offset: number, count: number, total: number) =>
    count > 0 && t('ladder.range', { first: offset + 1, last: offset + count, total })
  const isAtTop = (ladder?.offset ?? 0) === 0
  const isOnePage = ladder !== undefined && isAtTop && ladder.totalCount <= pageSize
  return (
    <Section
      title={t('ladder.title')}
      level={1}
      aside={
        isOnePage ? undefined : (
          <span className={styles.jumps}>
            <Button size="sm" icon={<Icon name="crown" />} aria-disabled={isAtTop} onClick={() => goTo(0)}>
              {t('ladder.top')}
            </Button>
            <Button size="sm" icon={<Icon name="user" />} aria-disabled={isOnOwnPage} onClick={() => setSearch({})}>
              {t('ladder.own')}
            </Button>
          </span>
        )
      }
    >
      <PageTitle>{t('ladder.title')}</PageTitle>
      {!ladder && <QueryPlaceholder error={error} onRetry={() => void refetch()} count={10} height={56} />}
      {ladder?.nodes.length === 0 && (
        <EmptyState icon={<Icon name="trophy" />} title={t('ladder.empty.title')}>
          <p>{t('ladder.empty.text')}</p>
          <Button size="sm" onClick={() => setSearch({})}>
            {t('ladder.own')}
          </Button>
        </EmptyState>
      )}
      {ladder && (
        <div className={styles.page} aria-busy={loading}>
          {ladder.nodes.length > 0 && (
            <LadderTable
              // Rows that were opened on one page are closed on the next.
              key={ladder.offset}
              rows={ladder.nodes}
              label={t('ladder.title')}
              hasPodium={isAtTop}
              ownXp={ownXp}
              ownRef={showOwn}
            />
          )}
          {!isOnOwnPage && <OwnPlace rows={ownPage.data?.ladder.nodes ?? []} />}
          {!isOnOwnPage && <PartFailure query={ownPage} title={t('ladder.ownNotLoaded')} />}
          {!isOnePage && (
            <Pagination
              hasPrevious={ladder.offset > 0}
              hasNext={ladder.offset + ladder.nodes.length < ladder.totalCount}
              onPrevious={() => goTo(ladder.offset - pageSize)}
              onNext={() => goTo(ladder.offset + pageSize)}
            >
              {where(ladder.offset, ladder.nodes.length, ladder.totalCount)}
            </Pagination>
          )}
        </div>
      )}
    </Section>
  )
}
