import { Button, CostList, ItemCard, Picture } from '@sanguine/ui'
import { toast, useMessages } from '@sanguine/ui/platform'
import { GameBuyDocument } from '../../generated/documents'
import { gameMessages } from '../../i18n/messages'
import { itemStats } from '../../player/item-stats'
import { useAction } from '../../player/use-action'
import type { Player } from '../../player/use-player'
import {
  type Cost,
  coinsFor,
  isAffordable,
  isMet,
  lastTrophies,
  materialsFor,
  quantityOf,
  type ShopEntry,
} from './affordable'
import styles from './shop-page.module.css'

interface ShopCardProps {
  readonly entry: ShopEntry
  readonly player: Player
  readonly quantity: number
  readonly onBought: () => void
}

/** An item on the shelf, with what it costs and how it is had. */
export function ShopCard({ entry, player, quantity, onBought }: ShopCardProps) {
  const t = useMessages(gameMessages)
  const { run, isRunning } = useAction(GameBuyDocument, 'coin')
  const { item, verb, owned } = entry
  const amount = quantityOf(entry, quantity)
  const coins = coinsFor(entry, amount, player)
  const materials = materialsFor(entry, amount)
  const number = (value: number) => value.toLocaleString(t.language)
  const line = (cost: Cost) => ({
    name: cost.name,
    owned: number(cost.owned),
    required: number(cost.required),
    isMet: isMet(cost),
  })
  const isList = materials.length > 0 || !coins.every(isMet)
  const label = t(`shop.${verb}`)
  const isTaken = item.unique && owned > 0
  const buy = async () => {
    if (!(await run({ itemId: item.id, amount }))) return
    toast.success(t('shop.bought'))
    onBought()
  }
  return (
    <ItemCard
      item={item}
      headingLevel={2}
      badge={owned > 0 && t('item.owned', { count: owned })}
      stats={[
        ...(entry.item.retainerCreatureType
          ? [{ name: t('item.creature'), value: entry.item.retainerCreatureType.name }]
          : []),
        ...itemStats(item, player.xp, t),
      ]}
      stacked={isList}
      cost={
        isList ? (
          <>
            <CostList lines={[...coins, ...materials].map(line)} missingLabel={t('shop.missing')} />
            {lastTrophies(entry, quantity).map((last) => (
              <p key={last.item} className={styles.warning}>
                {t('shop.wantedBy', last)}
              </p>
            ))}
          </>
        ) : (
          coins.map((cost) => (
            <span key={cost.name} className={styles.price}>
              <Picture imageId={cost.imageId} form="thumb" alt="" width={18} />
              {number(cost.required)} {cost.name}
            </span>
          ))
        )
      }
      action={
        coins.length + materials.length > 0 && (
          <Button
            size="sm"
            variant={isAffordable(entry, quantity, player) ? 'blood' : 'plain'}
            wide={isList}
            busy={isRunning}
            aria-disabled={!isAffordable(entry, quantity, player)}
            aria-label={
              amount > 1
                ? t('shop.pluralBuyLabel', { verb: label, name: item.name, amount })
                : t('shop.buyLabel', { verb: label, name: item.name })
            }
            onClick={() => void buy()}
          >
            {isTaken ? t('shop.alreadyOwned') : amount > 1 ? `${label} ×${number(amount)}` : label}
          </Button>
        )
      }
    />
  )
}
