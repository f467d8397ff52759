import { Icon } from '@sanguine/ui'
import { storage, useMessages } from '@sanguine/ui/platform'
import { memo, useState } from 'react'
import { gameMessages } from '../i18n/messages'
import type { Player } from '../player/use-player'
import { GroundOdds } from './ground-odds'
import styles from './odds.module.css'

/** Local storage key of the panel: `closed`, or nothing. */
export const oddsPanelKey = 'sanguine.odds'

/** The odds on the current ground in a panel that can be closed, now and on later visits. Nothing is read while it is. */
export const OddsPanel = memo(function OddsPanel({ player }: { readonly player: Player }) {
  const t = useMessages(gameMessages)
  const [isOpen, setOpen] = useState(() => storage.read(oddsPanelKey) !== 'closed')
  const toggle = (next: boolean) => {
    setOpen(next)
    if (next) storage.remove(oddsPanelKey)
    else storage.write(oddsPanelKey, 'closed')
  }
  return (
    <details className={styles.panel} open={isOpen} onToggle={({ currentTarget }) => toggle(currentTarget.open)}>
      <summary>
        <h2>{t('odds.title')}</h2>
        <Icon name="chevron-down" />
      </summary>
      {isOpen && <GroundOdds ground={player.huntingGround} player={player} />}
    </details>
  )
})
