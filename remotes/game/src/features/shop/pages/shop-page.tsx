import { useQuery } from '@apollo/client/react'
import { Chip, Chips, EmptyState, Icon, ItemGrid, Tabs, Title } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { useSearchParams } from 'react-router'
import { GameShopDocument } from '../../../generated/documents'
import { MerchantHeader } from '../../../shared/components/merchant-header'
import { QueryPlaceholder } from '../../../shared/components/query-placeholder'
import { gameMessages } from '../../../shared/i18n/messages'
import { shelfName } from '../../../shared/i18n/type-name'
import type { Shop } from '../../../shared/player/shops'
import type { Player } from '../../../shared/player/use-player'
import { ShopCard } from '../components/shop-card'
import { merchantImages } from '../merchant-images'
import styles from '../shop.module.css'
import { isAffordable } from '../shop-entry'

/** The page of every shop. Shelf, order, filter and quantity are in the query string. */
export function ShopPage({ player, shop }: { readonly player: Player; readonly shop: Shop }) {
  const t = useMessages(gameMessages)
  const [search, setSearch] = useSearchParams()
  const { merchant, shelves } = shop
  const shelf = shelves.find((itemType) => itemType === search.get('shelf')) ?? shelves[0] ?? ''
  const sort = search.get('sort') === 'desc' ? 'desc' : 'asc'
  const onlyAffordable = search.has('affordable')
  const quantities = shop.quantities[shelf] ?? [1]
  const quantity = quantities.find((amount) => String(amount) === search.get('quantity')) ?? 1
  const set = (changes: Readonly<Record<string, string | null>>) =>
    setSearch(
      (old) => {
        for (const [key, value] of Object.entries(changes)) value === null ? old.delete(key) : old.set(key, value)
        return old
      },
      { replace: true },
    )

  const { data, error, refetch } = useQuery(GameShopDocument, {
    variables: { merchant, filter: shelf, sort },
    fetchPolicy: 'cache-and-network',
  })
  const entries = data?.shop.filter((entry) => !onlyAffordable || isAffordable(entry, quantity, player))

  const tools = (
    <div className={styles.tools}>
      {quantities.length > 1 && (
        <Chips
          label={t('shop.quantity')}
          chips={quantities.map((amount) => ({ key: String(amount), title: amount.toLocaleString(t.language) }))}
          active={String(quantity)}
          onChange={(key) => set({ quantity: key === '1' ? null : key })}
        />
      )}
      <Chips
        label={t('shop.sort')}
        chips={[
          { key: 'asc', title: t('shop.lowFirst') },
          { key: 'desc', title: t('shop.highFirst') },
        ]}
        active={sort}
        onChange={(key) => set({ sort: key === 'asc' ? null : key })}
      />
      <Chip pressed={onlyAffordable} onPress={() => set({ affordable: onlyAffordable ? null : '' })}>
        {t('shop.affordable')}
      </Chip>
    </div>
  )

  const grid = (
    <div className={styles.shelf}>
      {!entries && (
        <QueryPlaceholder error={error} onRetry={() => void refetch()} count={8} height={260} columnWidth={248} />
      )}
      {entries?.length === 0 && (
        <EmptyState icon={<Icon name="bag" />} title={t('shop.empty.title')}>
          <p>{t('shop.empty.text')}</p>
        </EmptyState>
      )}
      {entries && entries.length > 0 && (
        <ItemGrid label={shelfName(t, shelf)}>
          {entries.map((entry) => (
            <ShopCard
              key={entry.item.id}
              entry={entry}
              player={player}
              quantity={quantity}
              onBought={() => void refetch()}
            />
          ))}
        </ItemGrid>
      )}
    </div>
  )

  return (
    <>
      <Title>{t(`merchant.${merchant}`)}</Title>
      <MerchantHeader
        {...merchantImages[merchant]}
        title={t(`merchant.${merchant}`)}
        line={t(`merchant.${merchant}.line`)}
      />
      {shelves.length > 1 ? (
        <Tabs
          label={t('shop.tabs', { merchant: t(`merchant.${merchant}`) })}
          tabs={shelves.map((key) => ({ key, title: shelfName(t, key) }))}
          active={shelf}
          onChange={(key) => set({ shelf: key, quantity: null })}
          tools={tools}
        >
          {grid}
        </Tabs>
      ) : (
        <>
          {tools}
          {grid}
        </>
      )}
    </>
  )
}
