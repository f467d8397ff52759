import { Button, CostList, Image, ItemCard } from '@sanguine/ui'
import { toast, useMessages } from '@sanguine/ui/platform'
import { useState } from 'react'
import { GameBuyDocument } from '../../../generated/documents'
import { gameMessages } from '../../../shared/i18n/messages'
import { itemStats } from '../../../shared/player/item-stats'
import { useAction } from '../../../shared/player/use-action'
import type { Player } from '../../../shared/player/use-player'
import styles from '../shop.module.css'
import {
  type Cost,
  canBeEquipped,
  coinsFor,
  isAffordable,
  isMet,
  isUniqueAndOwned,
  lastTrophies,
  materialsFor,
  quantityOf,
  type ShopEntry,
} from '../shop-entry'
import { EquipButton } from './equip-button'

interface ShopCardProps {
  readonly entry: ShopEntry
  readonly player: Player
  readonly quantity: number
  readonly onBought: () => void
}

/** An item on the shelf with its cost and its buttons. */
export function ShopCard({ entry: read, player, quantity, onBought }: ShopCardProps) {
  const t = useMessages(gameMessages)
  const { run, isRunning } = useAction(GameBuyDocument, 'coin')
  // counts purchases until the shop query has been read again
  const [bought, setBought] = useState({ amount: 0, since: read })
  const justBought = bought.since === read ? bought.amount : 0
  const entry = { ...read, owned: read.owned + justBought }
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
  const canEquip = canBeEquipped(entry, player)
  const isList = materials.length > 0 || !coins.every(isMet)
  const label = t(`shop.${verb}`)
  const isOwnedUnique = isUniqueAndOwned(entry)
  const canBuy = coins.length + materials.length > 0
  const buy = async () => {
    if (!(await run({ itemId: item.id, amount }))) return
    setBought({ amount: justBought + amount, since: read })
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
      stacked={isList || canEquip}
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
              <Image imageId={cost.imageId} variant="thumb" alt="" width={18} />
              {number(cost.required)} {cost.name}
            </span>
          ))
        )
      }
      action={
        (canEquip || canBuy) && (
          <div className={styles.actions}>
            {canEquip && <EquipButton item={item} player={player} takesFocus={isOwnedUnique && justBought > 0} />}
            {canBuy && !(isOwnedUnique && canEquip) && (
              <Button
                size="sm"
                variant={isAffordable(entry, quantity, player) ? 'blood' : 'plain'}
                busy={isRunning}
                aria-disabled={!isAffordable(entry, quantity, player)}
                aria-label={
                  amount > 1
                    ? t('shop.pluralBuyLabel', { verb: label, name: item.name, amount })
                    : t('shop.buyLabel', { verb: label, name: item.name })
                }
                onClick={() => void buy()}
              >
                {isOwnedUnique ? t('shop.alreadyOwned') : amount > 1 ? `${label} ×${number(amount)}` : label}
              </Button>
            )}
          </div>
        )
      }
    />
  )
}
