import { Button, Icon, minutesSeconds, useAnchor } from '@sanguine/ui'
import { useCountdown, useMessages } from '@sanguine/ui/platform'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { gameMessages } from '../../../shared/i18n/messages'
import { autoHuntObstacle } from '../../../shared/player/auto-hunt-obstacle'
import type { Player } from '../../../shared/player/use-player'
import { AutoHuntDialog } from './auto-hunt-dialog'
import styles from './equipment-panel.module.css'

function Countdown({ at }: { readonly at: number }) {
  const t = useMessages(gameMessages)
  const left = useCountdown(at)
  return <span role="timer">{left > 0 ? t('autoHunt.next', { time: minutesSeconds(left) }) : t('autoHunt.now')}</span>
}

/** The time of the next auto-hunt, or what is missing for it. */
function StatusText({ player }: { readonly player: Player }) {
  const t = useMessages(gameMessages)
  const { nextAutoHuntAt, autoHunt } = player
  const { isOn, bait, available, reserve } = autoHunt
  if (!isOn) return <span>{t('autoHunt.off')}</span>
  const lack = autoHuntObstacle(player, t)
  if (lack || !nextAutoHuntAt || !available) return <span>{lack}</span>
  return (
    <>
      <Countdown at={Date.parse(nextAutoHuntAt)} />
      {(bait || reserve > 0) && (
        <span>{t('autoHunt.with', { bait: bait?.name, hasBait: bait ? 'yes' : 'no', available })}</span>
      )}
    </>
  )
}

/** Names the settings of auto-hunts in an address, which opens them. */
const autoHuntAnchor = 'auto-hunts'

/** When retainers hunt next by themselves, with the way to change how they do. */
export function AutoHuntStatus({ player }: { readonly player: Player }) {
  const t = useMessages(gameMessages)
  const anchor = useAnchor(true, 'center')
  const [isOpen, setIsOpen] = useState(false)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link that is followed again has a new key and opens again
  useEffect(() => {
    if (anchor === autoHuntAnchor) setIsOpen(true)
  }, [anchor, key])
  return (
    <div id={autoHuntAnchor} tabIndex={-1} className={styles.autoHunt}>
      <Icon name="type-retainer" />
      <p className={styles.autoHuntText}>
        <StatusText player={player} />
      </p>
      <Button size="sm" className={styles.autoHuntChange} onClick={() => setIsOpen(true)}>
        {t('autoHunt.change')}
      </Button>
      {isOpen && <AutoHuntDialog player={player} onClose={() => setIsOpen(false)} />}
    </div>
  )
}
