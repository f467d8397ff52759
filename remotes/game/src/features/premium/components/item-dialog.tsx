import { Dialog, ItemCard } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { gameMessages } from '../../../shared/i18n/messages'
import { itemStats } from '../../../shared/player/item-stats'
import type { Player } from '../../../shared/player/use-player'
import { SourcesButton } from '../../../shared/sources/sources-button'
import type { Package } from '../packages'
import styles from '../premium.module.css'

interface ItemDialogProps {
  readonly item: Package['items'][number]['item']
  readonly player: Player
  readonly onClose: () => void
}

/** The effects and requirements of an item of a package. */
export function ItemDialog({ item, player, onClose }: ItemDialogProps) {
  const t = useMessages(gameMessages)
  return (
    <Dialog open onClose={onClose} title={item.name} titleHidden width="sm">
      <ItemCard
        item={item}
        headingLevel={3}
        className={styles.bare}
        note={<SourcesButton item={item} />}
        stats={itemStats(item, player, t)}
      />
    </Dialog>
  )
}
