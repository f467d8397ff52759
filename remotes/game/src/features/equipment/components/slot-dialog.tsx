import { useQuery } from '@apollo/client/react'
import { Button, ButtonLink, Dialog, EmptyState, Icon, ItemCard, useIsShown } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { GameEquipDocument, GameInventoryNowDocument, GameUnequipDocument } from '../../../generated/documents'
import { QueryPlaceholder } from '../../../shared/components/query-placeholder'
import { gameMessages } from '../../../shared/i18n/messages'
import { typeName } from '../../../shared/i18n/type-name'
import { ItemMarks, isOutOfReach } from '../../../shared/player/item-marks'
import { itemStats } from '../../../shared/player/item-stats'
import { shopOf } from '../../../shared/player/shops'
import { openSlotsOf, type Slot } from '../../../shared/player/slots'
import { useAction } from '../../../shared/player/use-action'
import type { Player } from '../../../shared/player/use-player'
import { SourcesButton } from '../../../shared/sources/sources-button'
import styles from './slot-dialog.module.css'

/** The item in a slot, the alternatives from the inventory and a link to the shop. */
export function SlotDialog({
  player,
  slot,
  onClose,
}: {
  readonly player: Player
  readonly slot: Slot
  readonly onClose: () => void
}) {
  const t = useMessages(gameMessages)
  const isShown = useIsShown()
  const { data, error, refetch } = useQuery(GameInventoryNowDocument)
  const equip = useAction(GameEquipDocument, 'equip')
  const unequip = useAction(GameUnequipDocument, 'equip')
  const itemType = slot.itemType.shortName
  const shop = shopOf(itemType)
  const alternatives = data?.me?.inventory.filter(
    ({ item }) => item.itemType.shortName === itemType && item.id !== slot.item?.id,
  )
  // an equipped item replaces the item of the last open slot, which would surprise in another slot's dialog
  const isLast = openSlotsOf(player, itemType).at(-1)?.index === slot.index
  const act = async (done: Promise<unknown>) => {
    // A player who closed this dialog before the answer may have opened that of another slot.
    if ((await done) && isShown()) onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={typeName(t, itemType)}
      actions={
        shop && (
          <ButtonLink to={`${shop.path}?shelf=${itemType}`} icon={<Icon name="candle" />}>
            {t(`merchant.${shop.merchant}`)}
          </ButtonLink>
        )
      }
    >
      <div className={styles.items}>
        {slot.item && (
          <ItemCard
            item={slot.item}
            badge={t('inventory.equipped')}
            note={<SourcesButton item={slot.item} />}
            stats={itemStats(slot.item, player, t)}
            action={
              <Button
                size="sm"
                busy={unequip.isRunning}
                onClick={() => slot.item && void act(unequip.run({ input: { itemId: slot.item.id } }))}
              >
                {t('inventory.unequip')}
              </Button>
            }
          />
        )}
        {!alternatives && <QueryPlaceholder error={error} onRetry={() => void refetch()} count={2} height={120} />}
        {alternatives?.map(({ item, amount, isOutgrown }) => (
          <ItemCard
            key={item.id}
            item={item}
            badge={
              <ItemMarks isOutOfReach={isOutOfReach(item, player)} isOutgrown={isOutgrown}>
                {t('inventory.amount', { amount })}
              </ItemMarks>
            }
            note={<SourcesButton item={item} />}
            stats={itemStats(item, player, t)}
            action={
              <Button
                size="sm"
                busy={equip.isRunning}
                aria-disabled={item.requiredXp > player.xp}
                onClick={() => void act(equip.run({ input: { itemId: item.id, canReplace: isLast } }))}
              >
                {t('inventory.equip')}
              </Button>
            }
          />
        ))}
        {alternatives?.length === 0 && !slot.item && (
          <EmptyState icon={<Icon name="bag" />} title={t('inventory.empty.title')}>
            <p>{t('inventory.empty.text')}</p>
          </EmptyState>
        )}
      </div>
    </Dialog>
  )
}
