import { Button, Icon } from '@sanguine/ui'
import { useFocusWhen, useMessages } from '@sanguine/ui/platform'
import { useState } from 'react'
import { GameEquipDocument } from '../../../generated/documents'
import { gameMessages } from '../../../shared/i18n/messages'
import { isWorn } from '../../../shared/player/slots'
import { useAction } from '../../../shared/player/use-action'
import type { Player } from '../../../shared/player/use-player'
import styles from '../shop.module.css'
import type { ShopEntry } from '../shop-entry'

/** That an item is worn. Just put on, it takes the button's focus. */
function Worn({ isNew }: { readonly isNew: boolean }) {
  const t = useMessages(gameMessages)
  const ref = useFocusWhen<HTMLParagraphElement>(isNew)
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
  /** stands where the item was bought a moment ago, and takes the focus over from there */
  readonly takesFocus: boolean
}

/** What is owned can be put on at the shelf it came from. */
export function EquipButton({ item, player, takesFocus }: EquipButtonProps) {
  const t = useMessages(gameMessages)
  const { run, isRunning } = useAction(GameEquipDocument, 'equip')
  const [isNew, setIsNew] = useState(false)
  const button = useFocusWhen<HTMLButtonElement>(takesFocus)
  if (isWorn(player, item.id)) return <Worn isNew={isNew} />
  const equip = async () => {
    if (await run({ itemId: item.id })) setIsNew(true)
  }
  return (
    <Button
      ref={button}
      size="sm"
      busy={isRunning}
      aria-label={t('shop.equipLabel', { name: item.name })}
      onClick={() => void equip()}
    >
      {t('inventory.equip')}
    </Button>
  )
}
