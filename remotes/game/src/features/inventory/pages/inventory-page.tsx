import { useQuery } from '@apollo/client/react'
import { Button, ButtonLink, Chips, EmptyState, Icon, ItemCard, ItemGrid, PageTitle, Section } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { memo, useDeferredValue, useMemo, useState } from 'react'
import { GameEquipDocument, GameInventoryNowDocument, GameUnequipDocument } from '../../../generated/documents'
import { QueryPlaceholder } from '../../../shared/components/query-placeholder'
import { gameMessages } from '../../../shared/i18n/messages'
import { typeName } from '../../../shared/i18n/type-name'
import { ItemMarks } from '../../../shared/player/item-marks'
import { itemStats } from '../../../shared/player/item-stats'
import { shopOf } from '../../../shared/player/shops'
import { useAction } from '../../../shared/player/use-action'
import type { Player } from '../../../shared/player/use-player'
import { SourcesButton } from '../../../shared/sources/sources-button'
import { useQueryString } from '../../../shared/use-query-string'
import { categories } from '../category-filter'
import { InventoryTools } from '../components/inventory-tools'
import { LockButton } from '../components/lock-button'
import { SellDialog } from '../components/sell-dialog'
import { SellUnneededDialog } from '../components/sell-unneeded-dialog'
import { type InventoryEntry, readInventoryView, viewInventory } from '../inventory-view'
import styles from './inventory-page.module.css'

/** The uses of an item besides equipping it, and its sources. */
function ItemNote({ item }: { readonly item: InventoryEntry['item'] }) {
  const t = useMessages(gameMessages)
  const { itemType, craftedInto } = item
  return (
    <>
      {itemType.countsWhileOwned && <p>{t('item.countsWhileOwned')}</p>}
      {craftedInto.length > 0 && (
        <p>{t('item.craftedInto', { names: craftedInto.map(({ name }) => name).join(', ') })}</p>
      )}
      <SourcesButton item={item} />
    </>
  )
}

interface InventoryCardProps {
  readonly entry: InventoryEntry
  readonly player: Player
  /** called with the id of the item */
  readonly onSell: (itemId: string) => void
}

/** Rendered again only if its props change, because there may be hundreds. */
const InventoryCard = memo(function InventoryCard({ entry, player, onSell }: InventoryCardProps) {
  const t = useMessages(gameMessages)
  const equip = useAction(GameEquipDocument, 'equip')
  const unequip = useAction(GameUnequipDocument, 'equip')
  const { item, amount, isEquipped, isLocked, isOutgrown } = entry
  return (
    <ItemCard
      item={item}
      headingLevel={2}
      badge={
        <ItemMarks isOutgrown={isOutgrown}>
          {isEquipped && <Icon name="check" label={t('inventory.equipped')} />} {t('inventory.amount', { amount })}
        </ItemMarks>
      }
      note={<ItemNote item={item} />}
      stats={itemStats(item, player, t)}
      cost={
        item.refund.length > 0 && (
          <span className={styles.buttons}>
            <Button
              size="sm"
              aria-disabled={isLocked}
              title={isLocked ? t('inventory.lock.isLocked') : undefined}
              onClick={() => onSell(item.id)}
            >
              {t('inventory.sell')}
            </Button>
            <LockButton entry={entry} />
          </span>
        )
      }
      action={
        item.itemType.isEquipment &&
        (isEquipped ? (
          <Button size="sm" busy={unequip.isRunning} onClick={() => void unequip.run({ input: { itemId: item.id } })}>
            {t('inventory.unequip')}
          </Button>
        ) : (
          <Button
            size="sm"
            busy={equip.isRunning}
            onClick={() => void equip.run({ input: { itemId: item.id, canReplace: true } })}
          >
            {t('inventory.equip')}
          </Button>
        ))
      }
    />
  )
})

interface InventoryGridProps extends Omit<InventoryCardProps, 'entry'> {
  readonly list: string
  readonly entries: readonly InventoryEntry[]
}

const InventoryGrid = memo(function InventoryGrid({ list, entries, ...card }: InventoryGridProps) {
  const t = useMessages(gameMessages)
  return (
    <ItemGrid label={t('inventory.items')} list={list}>
      {entries.map((entry) => (
        <InventoryCard key={entry.item.id} entry={entry} {...card} />
      ))}
    </ItemGrid>
  )
})

/** The owned items. Category, search, order and filter are in the query string. */
export function InventoryPage({ player }: { readonly player: Player }) {
  const t = useMessages(gameMessages)
  const { chosen, change } = useQueryString()
  const [sellingId, setSellingId] = useState<string | null>(null)
  const [isSellingUnneeded, setIsSellingUnneeded] = useState(false)
  const { data, error, refetch } = useQuery(GameInventoryNowDocument, { fetchPolicy: 'cache-and-network' })
  const view = useMemo(() => readInventoryView(chosen), [chosen])
  const shop = shopOf(view.category)
  const inventory = data?.me?.inventory
  const wanted = useMemo(() => ({ inventory, view, player }), [inventory, view, player])
  // Cards render after the paint of the input, because each compares itself with the equipped item.
  const deferred = useDeferredValue(wanted)
  const shown = useMemo(() => {
    const { inventory, view, player } = deferred
    return inventory && { entries: viewInventory(inventory, view, t.language), name: JSON.stringify(view), player }
  }, [deferred, t.language])
  const selling = inventory?.find(({ item }) => item.id === sellingId)
  return (
    <Section
      title={t('inventory.title')}
      level={1}
      aside={shown && <span role="status">{t('inventory.count', { count: shown.entries.length })}</span>}
    >
      <PageTitle>{t('inventory.title')}</PageTitle>
      <Chips
        label={t('inventory.filter')}
        className={styles.filters}
        chips={categories.map((key) => ({ key, title: key === 'all' ? t('inventory.all') : typeName(t, key) }))}
        active={view.category}
        onChange={(key) => change({ show: key === 'all' ? null : key })}
      />
      <InventoryTools view={view} onChange={change} onSellUnneeded={() => setIsSellingUnneeded(true)} />
      {!shown && (
        <QueryPlaceholder error={error} onRetry={() => void refetch()} count={6} height={200} columnWidth={248} />
      )}
      {shown?.entries.length === 0 && (
        <EmptyState icon={<Icon name="bag" />} title={t('inventory.empty.title')}>
          <p>{t('inventory.empty.text')}</p>
          {view.query ? (
            <Button size="sm" onClick={() => change({ q: null })}>
              {t('empty.clear')}
            </Button>
          ) : (
            <ButtonLink to={shop ? `${shop.path}?shelf=${view.category}` : '/mercatus'} size="sm">
              {shop ? t(`merchant.${shop.merchant}`) : t('empty.toMerchants')}
            </ButtonLink>
          )}
        </EmptyState>
      )}
      {shown && shown.entries.length > 0 && (
        <InventoryGrid list={shown.name} entries={shown.entries} player={shown.player} onSell={setSellingId} />
      )}
      {isSellingUnneeded && <SellUnneededDialog onClose={() => setIsSellingUnneeded(false)} />}
      {selling && <SellDialog key={selling.item.id} entry={selling} onClose={() => setSellingId(null)} />}
    </Section>
  )
}
