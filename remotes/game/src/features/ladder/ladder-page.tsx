import { useQuery } from '@apollo/client/react'
import { Button, EmptyState, ErrorNotice, Icon, PageTitle, Pagination, Section, Skeleton } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { GameLadderDocument } from '../../generated/documents'
import { gameMessages } from '../../i18n/messages'
import styles from './ladder-page.module.css'
import { LadderTable } from './ladder-table'
import { pageSize, readOffset } from './offset'

/** All players by XP, a page at a time. The page is in the address; without one it is the player's own. */
export function LadderPage() {
  const t = useMessages(gameMessages)
  const [search, setSearch] = useSearchParams()
  const asked = readOffset(search.get('offset'))
  const { data, previousData, error, loading, refetch } = useQuery(GameLadderDocument, {
    variables: { offset: asked },
    fetchPolicy: 'cache-and-network',
  })
  const ladder = data?.ladder ?? previousData?.ladder
  const isOnOwnPage = ladder?.rows.some(({ isOwn }) => isOwn) ?? true
  const showOwn = useCallback(
    (row: HTMLTableRowElement | null) => {
      if (asked === null) row?.scrollIntoView?.({ block: 'nearest' })
    },
    [asked],
  )
  const go = (offset: number) => setSearch({ offset: String(Math.max(0, offset)) })
  const where = (offset: number, count: number, total: number) =>
    count > 0 && t('ladder.range', { first: offset + 1, last: offset + count, total })
  return (
    <Section
      title={t('ladder.title')}
      level={1}
      aside={
        <Button size="sm" icon={<Icon name="user" />} aria-disabled={isOnOwnPage} onClick={() => setSearch({})}>
          {t('ladder.own')}
        </Button>
      }
    >
      <PageTitle>{t('ladder.title')}</PageTitle>
      {!ladder &&
        (error ? <ErrorNotice error={error} onRetry={() => void refetch()} /> : <Skeleton count={10} height={56} />)}
      {ladder?.rows.length === 0 && (
        <EmptyState icon={<Icon name="trophy" />} title={t('ladder.empty.title')}>
          <p>{t('ladder.empty.text')}</p>
        </EmptyState>
      )}
      {ladder && (
        <div className={styles.page} aria-busy={loading}>
          {ladder.rows.length > 0 && <LadderTable rows={ladder.rows} ownRef={showOwn} />}
          <Pagination
            hasPrevious={ladder.offset > 0}
            hasNext={ladder.rows.length === pageSize}
            onPrevious={() => go(ladder.offset - pageSize)}
            onNext={() => go(ladder.offset + pageSize)}
          >
            {where(ladder.offset, ladder.rows.length, ladder.total)}
          </Pagination>
        </div>
      )}
    </Section>
  )
}
