import { Button, ErrorNotice, Image, MenuLabel } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { GameEquipDocument } from '../../../generated/documents'
import stage from '../../../shared/combat/fight-view.module.css'
import { gameMessages } from '../../../shared/i18n/messages'
import { useAction } from '../../../shared/player/use-action'
import type { Player } from '../../../shared/player/use-player'
import { useOwnedBaits } from '../use-owned-baits'
import styles from './bait-choice.module.css'

/** Baits that are offered at most. */
const maxOffered = 4

interface BaitChoiceProps {
  readonly player: Player
  /** the button is gone then, with the focus */
  readonly onEquipped: (itemId: string) => void
}

/** The baits in the inventory that the player may use, to equip one; nothing where there is none. */
export function BaitChoice({ player, onEquipped }: BaitChoiceProps) {
  const t = useMessages(gameMessages)
  const { run, isRunning } = useAction(GameEquipDocument, 'equip')
  const equip = async (itemId: string) => {
    if (!isRunning && (await run({ input: { itemId } }))) onEquipped(itemId)
  }
  const { baits, error, retry } = useOwnedBaits(player)
  if (retry) return <ErrorNotice error={error} title={t('bait.notLoaded')} onRetry={retry} />
  if (!baits || baits.length === 0) return null
  return (
    <ul className={stage.links} aria-label={t('hunt.noBait.owned')}>
      {baits.slice(0, maxOffered).map(({ item, amount, effect, isOutOfPlace }) => (
        <li key={item.id}>
          <Button
            variant={isOutOfPlace ? 'plain' : 'blood'}
            aria-disabled={isRunning}
            className={styles.bait}
            icon={<Image imageId={item.image?.id} variant="thumb" alt="" width={28} />}
            onClick={() => void equip(item.id)}
          >
            <MenuLabel name={t('hunt.noBait.use', { name: item.name, amount })} notes={[effect]} />
          </Button>
        </li>
      ))}
    </ul>
  )
}
