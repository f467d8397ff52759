import { useQuery } from '@apollo/client/react'
import {
  Button,
  Chips,
  EmptyState,
  ErrorNotice,
  Icon,
  ItemCard,
  ItemGrid,
  PageTitle,
  Section,
  Skeleton,
} from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import {
  GameEquipDocument,
  type GameInventoryFragment,
  GameInventoryNowDocument,
  GameUnequipDocument,
} from '../../generated/documents'
import { gameMessages } from '../../i18n/messages'
import { typeName } from '../../i18n/type-name'
import { itemStats } from '../../player/item-stats'
import { useAction } from '../../player/use-action'
import type { Player } from '../../player/use-player'
import { categories, readCategory } from './categories'
import styles from './inventory-page.module.css'
import { SellDialog } from './sell-dialog'

type Entry = GameInventoryFragment['inventory'][number]

/** What an item that is not worn is good for. */
function Uses({ item: { countsWhileOwned, madeInto } }: { readonly item: Entry['item'] }) {
  const t = useMessages(gameMessages)
  return (
    <>
      {countsWhileOwned && <p>{t('item.countsWhileOwned')}</p>}
      {madeInto.length > 0 && <p>{t('item.madeInto', { names: madeInto.map(({ name }) => name).join(', ') })}</p>}
    </>
  )
}

function InventoryCard({
  entry,
  player,
  onSell,
}: {
  readonly entry: Entry
  readonly player: Player
  readonly onSell: () => void
}) {
  const t = useMessages(gameMessages)
  const equip = useAction(GameEquipDocument, 'equip')
  const unequip = useAction(GameUnequipDocument, 'equip')
  const { item, amount, equipped } = entry
  return (
    <ItemCard
      item={item}
      headingLevel={2}
      badge={
        <>
          {equipped && <Icon name="check" label={t('inventory.equipped')} />} {t('inventory.amount', { amount })}
        </>
      }
      note={(item.countsWhileOwned || item.madeInto.length > 0) && <Uses item={item} />}
      stats={itemStats(item, player.xp, t)}
      cost={
        item.refund.length > 0 && (
          <Button size="sm" onClick={onSell}>
            {t('inventory.sell')}
          </Button>
        )
      }
      action={
        item.isEquipment &&
        (equipped ? (
          <Button size="sm" busy={unequip.isRunning} onClick={() => void unequip.run({ itemId: item.id })}>
            {t('inventory.unequip')}
          </Button>
        ) : (
          <Button size="sm" busy={equip.isRunning} onClick={() => void equip.run({ itemId: item.id })}>
            {t('inventory.equip')}
          </Button>
        ))
      }
    />
  )
}

/** Everything owned, highest required XP first, a category at a time. The category is in the address. */
export function InventoryPage({ player }: { readonly player: Player }) {
  const t = useMessages(gameMessages)
  const [search, setSearch] = useSearchParams()
  const [sellingId, setSellingId] = useState<string | null>(null)
  const { data, error, refetch } = useQuery(GameInventoryNowDocument, { fetchPolicy: 'cache-and-network' })
  const category = readCategory(search.get('show'))
  const inventory = data?.me?.inventory
  const entries = inventory?.filter(({ item }) => category === 'all' || item.itemTypeShortName === category)
  const selling = inventory?.find(({ item }) => item.id === sellingId)
  return (
    <Section title={t('inventory.title')} level={1} aside={entries && t('inventory.count', { count: entries.length })}>
      <PageTitle>{t('inventory.title')}</PageTitle>
      <Chips
        label={t('inventory.filter')}
        className={styles.filters}
        chips={categories.map((key) => ({ key, title: key === 'all' ? t('inventory.all') : typeName(t, key) }))}
        active={category}
        onChange={(key) => setSearch(key === 'all' ? {} : { show: key }, { replace: true })}
      />
      {!entries &&
        (error ? (
          <ErrorNotice error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton count={6} height={200} columnWidth={248} />
        ))}
      {entries?.length === 0 && (
        <EmptyState icon={<Icon name="bag" />} title={t('inventory.empty.title')}>
          <p>{t('inventory.empty.text')}</p>
        </EmptyState>
      )}
      {entries && entries.length > 0 && (
        <ItemGrid label={t('inventory.items')}>
          {entries.map((entry) => (
            <InventoryCard
              key={entry.item.id}
              entry={entry}
              player={player}
              onSell={() => setSellingId(entry.item.id)}
            />
          ))}
        </ItemGrid>
      )}
      {selling && <SellDialog key={selling.item.id} entry={selling} onClose={() => setSellingId(null)} />}
    </Section>
  )
}
