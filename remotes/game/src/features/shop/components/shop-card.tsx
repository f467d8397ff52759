import { Button, CostList, formatCount, Image, ItemCard, Tip } from '@sanguine/ui'
import { refusalText, toast, useMessages } from '@sanguine/ui/platform'
import { memo, useState } from 'react'
import { GameBuyDocument } from '../../../generated/documents'
import { gameMessages } from '../../../shared/i18n/messages'
import { PinButton } from '../../../shared/plan/pin-button'
import { ItemMarks, isOutOfReach } from '../../../shared/player/item-marks'
import { itemStats } from '../../../shared/player/item-stats'
import { useAction } from '../../../shared/player/use-action'
import type { Player } from '../../../shared/player/use-player'
import { CurrencyButton } from '../../../shared/sources/currency-button'
import { ItemButton } from '../../../shared/sources/sources-button'
import styles from '../shop.module.css'
import {
  type Cost,
  canBeEquipped,
  coinsOf,
  fillsItsSlots,
  isUniqueAndOwned,
  lastTrophies,
  materialsOf,
  type ShopEntry,
} from '../shop-entry'
import { EquipButton } from './equip-button'

interface ShopCardProps {
  readonly entry: ShopEntry
  /** what it does where the player is */
  readonly note?: string | undefined
  readonly player: Player
  /** whether image and name stand above, in the line that opened it */
  readonly isInRow?: boolean
}

/** An item on the shelf with its cost and its buttons. */
export const ShopCard = memo(function ShopCard({ entry: read, note, player, isInRow }: ShopCardProps) {
  const t = useMessages(gameMessages)
  const { run, isRunning } = useAction(GameBuyDocument, 'coin')
  // counts purchases until the shop query has been read again
  const [bought, setBought] = useState({ amount: 0, since: read })
  const justBought = bought.since === read ? bought.amount : 0
  const entry = { ...read, owned: read.owned + justBought }
  const { item, verb, owned, quantity, price, refusal } = entry
  const isOwnedUnique = isUniqueAndOwned(entry)
  const coins = coinsOf(entry, player)
  const materials = materialsOf(entry)
  const number = (value: number) => formatCount(value, t.language)
  const line = (cost: Cost) => ({ ...cost, owned: number(cost.owned), required: number(cost.required) })
  const coinLine = (cost: Cost) => ({ ...line(cost), label: <CurrencyButton currency={cost} /> })
  const materialLine = (cost: Cost) => ({ ...line(cost), label: <ItemButton item={cost} /> })
  const canEquip = canBeEquipped(entry, player)
  // a second one cannot be had, so that nothing is lacking for it
  const isList = !isOwnedUnique && (materials.length > 0 || coins.some(({ isMet }) => !isMet))
  const amount = quantity > 1 ? ` ×${number(quantity)}` : ''
  const action = isOwnedUnique ? t('shop.alreadyOwned') : t(`shop.${verb}`) + amount
  const isForSale = coins.length + materials.length > 0
  const canBuy = refusal === null && !isOwnedUnique
  // what is outgrown, or owned as often as it can be worn, can be bought, and nothing asks for it
  const isWanted = !entry.isOutgrown && !fillsItsSlots(entry, player)
  const buy = async () => {
    if (!(await run({ input: { itemId: item.id, amount: quantity } }))) return
    setBought({ amount: justBought + quantity, since: read })
    toast.success(t('shop.bought'))
  }
  return (
    <ItemCard
      item={item}
      note={note}
      headingLevel={2}
      isNamedAbove={isInRow}
      badge={
        <span className={styles.badge}>
          <ItemMarks isOutOfReach={isOutOfReach(item, player)} isOutgrown={entry.isOutgrown}>
            {owned > 0 && t('item.owned', { count: owned })}
          </ItemMarks>
          {!isOwnedUnique && <PinButton pinned={{ kind: 'ITEM', id: item.id, name: item.name }} />}
        </span>
      }
      stats={[
        ...(item.creatureType ? [{ name: t('item.creature'), value: item.creatureType.name }] : []),
        ...itemStats(item, player, t),
      ]}
      stacked={isList || isOwnedUnique || canEquip}
      cost={
        isList ? (
          <>
            <CostList
              lines={[...coins.map(coinLine), ...materials.map(materialLine)]}
              missingLabel={t('shop.missing')}
            />
            {lastTrophies(entry).map((last) => (
              <p key={last.item} className={styles.warning}>
                {t('shop.wantedBy', last)}
              </p>
            ))}
          </>
        ) : (
          !isOwnedUnique &&
          price.map(({ currency, amount }) => (
            <span key={currency.id} className={styles.price}>
              <Image imageId={currency.image?.id} variant="thumb" alt="" width={18} />
              {number(amount)} <CurrencyButton currency={currency} amount={amount} />
            </span>
          ))
        )
      }
      action={
        (canEquip || isForSale) && (
          <div className={styles.actions}>
            {canEquip && (
              <EquipButton
                item={item}
                player={player}
                isNext={!isWanted && !entry.isOutgrown}
                takesFocus={isOwnedUnique && justBought > 0}
              />
            )}
            {isForSale && !(isOwnedUnique && canEquip) && (
              <Tip text={refusal ? refusalText(refusal) : undefined}>
                <Button
                  size="sm"
                  variant={canBuy && isWanted ? 'blood' : 'plain'}
                  busy={isRunning}
                  aria-disabled={!canBuy}
                  aria-label={t('shop.buyLabel', { verb: action, name: item.name })}
                  onClick={() => void buy()}
                >
                  {action}
                </Button>
              </Tip>
            )}
          </div>
        )
      }
    />
  )
})
