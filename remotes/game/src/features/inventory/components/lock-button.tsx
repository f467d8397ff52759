import { Icon, IconButton } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { GameLockItemDocument } from '../../../generated/documents'
import { gameMessages } from '../../../shared/i18n/messages'
import { useAction } from '../../../shared/player/use-action'
import type { InventoryEntry } from '../inventory-view'
import styles from '../pages/inventory-page.module.css'

/** Locks an item, so that it cannot be sold, or unlocks it. */
export function LockButton({ entry: { item, isLocked } }: { readonly entry: InventoryEntry }) {
  const t = useMessages(gameMessages)
  const { run, isRunning } = useAction(GameLockItemDocument)
  return (
    <IconButton
      size="sm"
      icon={<Icon name={isLocked ? 'lock' : 'unlock'} />}
      label={t('inventory.lock', { name: item.name })}
      title={t(isLocked ? 'inventory.lock.isLocked' : 'inventory.lock.isUnlocked')}
      aria-pressed={isLocked}
      aria-busy={isRunning || undefined}
      className={isLocked ? styles.locked : undefined}
      onClick={() => void (isRunning || run({ input: { itemId: item.id, isLocked: !isLocked } }))}
    />
  )
}
