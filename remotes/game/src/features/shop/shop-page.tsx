import { useQuery } from '@apollo/client/react'
import { Chip, Chips, EmptyState, ErrorNotice, Icon, ItemGrid, PageTitle, Skeleton, Tabs } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { useSearchParams } from 'react-router'
import { GameShopDocument } from '../../generated/documents'
import { gameMessages } from '../../i18n/messages'
import { shelfName } from '../../i18n/type-name'
import type { Stall } from '../../player/merchants'
import type { Player } from '../../player/use-player'
import { isAffordable } from './affordable'
import { MerchantHeader } from './merchant-header'
import { ShopCard } from './shop-card'
import styles from './shop-page.module.css'

/** The one shop grid of all merchants. Shelf, order, filter and quantity are in the address. */
export function ShopPage({ player, stall }: { readonly player: Player; readonly stall: Stall }) {
  const t = useMessages(gameMessages)
  const [search, setSearch] = useSearchParams()
  const { merchant, shelves } = stall
  const shelf = shelves.find((one) => one === search.get('shelf')) ?? shelves[0] ?? ''
  const sort = search.get('sort') === 'desc' ? 'desc' : 'asc'
  const onlyAffordable = search.has('affordable')
  const quantities = stall.quantities[shelf] ?? [1]
  const quantity = quantities.find((one) => String(one) === search.get('quantity')) ?? 1
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
          chips={quantities.map((one) => ({ key: String(one), title: one.toLocaleString(t.language) }))}
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
      {!entries &&
        (error ? (
          <ErrorNotice error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton count={8} height={260} columnWidth={248} />
        ))}
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
      <PageTitle>{t(`merchant.${merchant}`)}</PageTitle>
      <MerchantHeader merchant={merchant} />
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
