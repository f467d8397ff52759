import { Button, Icon } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { useState } from 'react'
import { GameEquipDocument } from '../../../generated/documents'
import { useFocusAfterPress } from '../../../shared/focus-after-press'
import { gameMessages } from '../../../shared/i18n/messages'
import { isWorn } from '../../../shared/player/slots'
import { useAction } from '../../../shared/player/use-action'
import type { Player } from '../../../shared/player/use-player'
import styles from '../shop.module.css'
import type { ShopEntry } from '../shop-entry'

/** Says that an item is equipped. After a press of the button it takes the focus, since it replaces the button. */
function Worn({ isNew }: { readonly isNew: boolean }) {
  const t = useMessages(gameMessages)
  const ref = useFocusAfterPress<HTMLParagraphElement>(isNew)
  return (
    <p ref={ref} tabIndex={-1} className={styles.worn}>
      <Icon name="check" />
      {t('shop.worn')}
    </p>
  )
}

interface EquipButtonProps {
  readonly item: ShopEntry['item']
  readonly player: Player
  /** whether to equip the item is the next step, so that the button stands out */
  readonly isNext: boolean
  /** whether the button has replaced the buy button and takes over its focus */
  readonly takesFocus: boolean
}

/** Equips an owned item from its shelf. */
export function EquipButton({ item, player, isNext, takesFocus }: EquipButtonProps) {
  const t = useMessages(gameMessages)
  const { run, isRunning } = useAction(GameEquipDocument, 'equip')
  const [isNew, setIsNew] = useState(false)
  const button = useFocusAfterPress<HTMLButtonElement>(takesFocus)
  if (isWorn(player, item.id)) return <Worn isNew={isNew} />
  const equip = async () => {
    if (await run({ input: { itemId: item.id, canReplace: true } })) setIsNew(true)
  }
  return (
    <Button
      ref={button}
      size="sm"
      variant={isNext ? 'blood' : 'plain'}
      busy={isRunning}
      aria-label={t('shop.equipLabel', { name: item.name })}
      onClick={() => void equip()}
    >
      {t('inventory.equip')}
    </Button>
  )
}
