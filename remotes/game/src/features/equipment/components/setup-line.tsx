import { Icon, IconButton } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { useState } from 'react'
import { gameMessages } from '../../../shared/i18n/messages'
import { activeSetup, setupTitle } from '../../../shared/player/setups'
import type { Player } from '../../../shared/player/use-player'
import styles from './equipment-panel.module.css'
import { SetupDialog } from './setup-dialog'

/** The setup in use with its name and the ground it is bound to, and the way to change both. */
export function SetupLine({ player }: { readonly player: Player }) {
  const t = useMessages(gameMessages)
  const [isOpen, setIsOpen] = useState(false)
  const setup = activeSetup(player)
  if (!setup) return null
  return (
    <div className={styles.setupLine}>
      <p>
        <b>{setupTitle(setup, t)}</b>
        {setup.huntingGround && <span>{t('equipment.setupAt', { ground: setup.huntingGround.name })}</span>}
      </p>
      <IconButton size="sm" icon={<Icon name="edit" />} label={t('setup.edit')} onClick={() => setIsOpen(true)} />
      {isOpen && <SetupDialog setup={setup} player={player} onClose={() => setIsOpen(false)} />}
    </div>
  )
}
