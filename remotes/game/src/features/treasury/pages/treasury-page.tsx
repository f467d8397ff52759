import { useQuery } from '@apollo/client/react'
import keeper from '@sanguine/content/art/ui/keeper-treasury.webp'
import interior from '@sanguine/content/art/ui/merchant-treasury.webp'
import { Button, ButtonLink, Chips, EmptyState, Icon, PageTitle } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { GameTreasuryDocument } from '../../../generated/documents'
import { MerchantHeader } from '../../../shared/components/merchant-header'
import { QueryPlaceholder } from '../../../shared/components/query-placeholder'
import { gameMessages } from '../../../shared/i18n/messages'
import { PinsFailure } from '../../../shared/plan/pins-failure'
import type { Player } from '../../../shared/player/use-player'
import { useRefetchOnChange } from '../../../shared/player/use-refetch-on-change'
import { useQueryString } from '../../../shared/use-query-string'
import { collectionFilters, matchesFilter, readCollectionFilter } from '../collection-filter'
import { CollectionCard } from '../components/collection-card'
import styles from './treasury-page.module.css'

/** The collections with their trophies. The filter is in the query string. */
export function TreasuryPage({ player }: { readonly player: Player }) {
  const t = useMessages(gameMessages)
  const { chosen, shown, change } = useQueryString()
  const { data, error, refetch } = useQuery(GameTreasuryDocument, { fetchPolicy: 'cache-and-network' })
  useRefetchOnChange(player, refetch)
  const filter = readCollectionFilter(shown.get('show'))
  const all = data?.collections
  const collections = all?.filter((collection) => matchesFilter(collection, filter))
  const claimed = all?.filter(({ isClaimed }) => isClaimed).length
  return (
    <>
      <PageTitle>{t('treasury.title')}</PageTitle>
      <MerchantHeader interior={interior} keeper={keeper} title={t('treasury.title')} line={t('treasury.line')} />
      <div className={styles.tools}>
        <Chips
          label={t('treasury.filter')}
          chips={collectionFilters.map((key) => ({ key, title: t(`treasury.show.${key}`) }))}
          active={readCollectionFilter(chosen.get('show'))}
          onChange={(key) => change({ show: key === 'all' ? null : key })}
        />
        {all && <p className={styles.count}>{t('treasury.count', { claimed: claimed ?? 0, all: all.length })}</p>}
      </div>
      {collections && <PinsFailure className={styles.notice} />}
      {!collections && (
        <QueryPlaceholder error={error} onRetry={() => void refetch()} count={4} height={380} columnWidth={340} />
      )}
      {collections?.length === 0 && (
        <EmptyState icon={<Icon name="trophy" />} title={t(`treasury.empty.${filter}`)}>
          <p>{t('treasury.empty.text')}</p>
          {filter === 'all' ? (
            <ButtonLink to="/hunt" size="sm">
              {t('empty.toHunt')}
            </ButtonLink>
          ) : (
            <Button size="sm" onClick={() => change({ show: null })}>
              {t('empty.showAll')}
            </Button>
          )}
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
