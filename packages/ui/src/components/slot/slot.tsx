import { uiMessages, useMessages } from '@sanguine/ui/platform'
import { cx } from '../../cx'
import { Icon, isIconName } from '../icon/icon'
import { Image } from '../image/image'
import { Tip } from '../tooltip/tooltip'
import styles from './slot.module.css'

export interface SlotProps {
  /** the name of the item type that fits */
  readonly typeName: string
  /** the type's short name, for the glyph of an empty slot */
  readonly type: string
  readonly item?: { readonly name: string; readonly image: { readonly id: string } | null } | null | undefined
  /** why the slot is locked, if it is: shown on hover, focus or tap */
  readonly lockedReason?: string | undefined
  /** opens the item, or the choice of items that fit */
  readonly onOpen: () => void
  readonly className?: string | undefined
}

/** A slot for an equipped item: its image, a dashed empty plate, or a hatched locked one. */
export function Slot({ typeName, type, item, lockedReason, onOpen, className }: SlotProps) {
  const t = useMessages(uiMessages)
  const shortName = type.toLowerCase()
  const glyph = [`type-${shortName}`, shortName].find(isIconName) ?? 'plus'
  const label = lockedReason
    ? t('slot.locked', { type: typeName, reason: lockedReason })
    : item
      ? `${typeName}: ${item.name}`
      : t('slot.empty', { type: typeName })
  const look = cx(styles.slot, lockedReason ? styles.locked : !item && styles.empty, className)
  const content =
    item && !lockedReason ? (
      <Image imageId={item.image?.id} variant="thumb" alt="" className={styles.plate} />
    ) : (
      <Icon name={lockedReason ? 'lock' : glyph} className={styles.glyph} />
    )
  if (lockedReason)
    return (
      <Tip text={label}>
        <button type="button" className={look} aria-label={label} aria-disabled="true">
          {content}
        </button>
      </Tip>
    )
  return (
    <Tip text={label} isOfAction>
      <button type="button" className={look} aria-label={label} onClick={onOpen}>
        {content}
      </button>
    </Tip>
  )
}
