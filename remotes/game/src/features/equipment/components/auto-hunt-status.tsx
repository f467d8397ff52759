import { Icon, minutesSeconds } from '@sanguine/ui'
import { useCountdown, useMessages } from '@sanguine/ui/platform'
import { Link } from 'react-router'
import { gameMessages } from '../../../shared/i18n/messages'
import type { Player } from '../../../shared/player/use-player'
import styles from './equipment-panel.module.css'

function Countdown({ at }: { readonly at: number }) {
  const t = useMessages(gameMessages)
  const left = useCountdown(at)
  return <span role="timer">{left > 0 ? t('autoHunt.next', { time: minutesSeconds(left) }) : t('autoHunt.now')}</span>
}

/** The time of the next auto-hunt, or what is missing for it with a link to the shop that sells it. */
export function AutoHuntStatus({ player }: { readonly player: Player }) {
  const t = useMessages(gameMessages)
  const { nextAutoHuntAt, bait } = player
  return (
    <p className={styles.autoHunt}>
      <Icon name="type-retainer" />
      {!nextAutoHuntAt && (
        <>
          {t('autoHunt.noRetainer')} <Link to="/crypt">{t('merchant.CRYPT')}</Link>
        </>
      )}
      {nextAutoHuntAt && !bait && (
        <>
          {t('autoHunt.noBait')} <Link to="/jewel?shelf=bait">{t('merchant.JEWEL')}</Link>
        </>
      )}
      {nextAutoHuntAt && bait && <Countdown at={Date.parse(nextAutoHuntAt)} />}
    </p>
  )
}
