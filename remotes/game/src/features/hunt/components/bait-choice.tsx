import { useQuery } from '@apollo/client/react'
import { Button, Image } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { GameEquipDocument, GameInventoryNowDocument } from '../../../generated/documents'
import styles from '../../../shared/combat/combat-stage.module.css'
import { gameMessages } from '../../../shared/i18n/messages'
import { useAction } from '../../../shared/player/use-action'
import type { Player } from '../../../shared/player/use-player'

/** Baits that are offered at most; those that need the highest XP come first in the inventory. */
const maxOffered = 4

interface BaitChoiceProps {
  readonly player: Player
  /** the button is gone then, with the focus */
  readonly onEquipped: () => void
}

/** The baits in the inventory that the player may use, to equip one; nothing where there is none. */
export function BaitChoice({ player, onEquipped }: BaitChoiceProps) {
  const t = useMessages(gameMessages)
  const { data } = useQuery(GameInventoryNowDocument, { fetchPolicy: 'cache-and-network' })
  const { run, isRunning } = useAction(GameEquipDocument, 'equip')
  const equip = async (itemId: string) => {
    if (!isRunning && (await run({ input: { itemId } }))) onEquipped()
  }
  const baits = (data?.me?.inventory ?? []).filter(
    ({ item, amount }) => item.itemType.shortName === 'bait' && amount > 0 && player.xp >= item.requiredXp,
  )
  if (baits.length === 0) return null
  return (
    <ul className={styles.links} aria-label={t('hunt.noBait.owned')}>
      {baits.slice(0, maxOffered).map(({ item, amount }) => (
        <li key={item.id}>
          <Button
            variant="blood"
            aria-disabled={isRunning}
            icon={<Image imageId={item.image?.id} variant="thumb" alt="" width={28} />}
            onClick={() => void equip(item.id)}
          >
            {t('hunt.noBait.use', { name: item.name, amount })}
          </Button>
        </li>
      ))}
    </ul>
  )
}
