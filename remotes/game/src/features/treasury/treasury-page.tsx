import { useQuery } from '@apollo/client/react'
import keeper from '@sanguine/content/art/ui/keeper-treasury.webp'
import interior from '@sanguine/content/art/ui/merchant-treasury.webp'
import { Chips, EmptyState, ErrorNotice, Icon, PageTitle, Skeleton } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { useSearchParams } from 'react-router'
import { GameTreasuryDocument } from '../../generated/documents'
import { gameMessages } from '../../i18n/messages'
import { RoomHeader } from '../../room/room-header'
import { CollectionCard } from './collection-card'
import { isShown, readShown, shown } from './shown'
import styles from './treasury-page.module.css'

/** The treasure room: collections with their trophies. What is shown of them is in the address. */
export function TreasuryPage() {
  const t = useMessages(gameMessages)
  const [search, setSearch] = useSearchParams()
  const { data, error, refetch } = useQuery(GameTreasuryDocument, { fetchPolicy: 'cache-and-network' })
  const wanted = readShown(search.get('show'))
  const all = data?.collections
  const collections = all?.filter((collection) => isShown(collection, wanted))
  const claimed = all?.filter(({ owned }) => owned).length
  return (
    <>
      <PageTitle>{t('treasury.title')}</PageTitle>
      <RoomHeader interior={interior} keeper={keeper} title={t('treasury.title')} line={t('treasury.line')} />
      <div className={styles.tools}>
        <Chips
          label={t('treasury.filter')}
          chips={shown.map((key) => ({ key, title: t(`treasury.show.${key}`) }))}
          active={wanted}
          onChange={(key) => setSearch(key === 'all' ? {} : { show: key }, { replace: true })}
        />
        {all && <p className={styles.count}>{t('treasury.count', { claimed: claimed ?? 0, all: all.length })}</p>}
      </div>
      {!collections &&
        (error ? (
          <ErrorNotice error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton count={4} height={380} columnWidth={340} />
        ))}
      {collections?.length === 0 && (
        <EmptyState icon={<Icon name="trophy" />} title={t(`treasury.empty.${wanted}`)}>
          <p>{t('treasury.empty.text')}</p>
        </EmptyState>
      )}
      {collections && collections.length > 0 && (
        <section className={styles.grid} aria-label={t('treasury.collections')}>
          {collections.map((collection) => (
            <CollectionCard key={collection.id} collection={collection} />
          ))}
        </section>
      )}
    </>
  )
}
