import { ButtonLink, Icon, Moon, minutesSeconds } from '@sanguine/ui'
import { useCountdown, useMessages } from '@sanguine/ui/platform'
import styles from '../../../shared/combat/fight-view.module.css'
import { gameMessages } from '../../../shared/i18n/messages'
import type { Player } from '../../../shared/player/use-player'
import { BaitChoice } from './bait-choice'

/** Why no hunt can start, as far as the client knows; null when one can. */
export type Obstacle = 'noBait' | 'cooldown' | 'coffinMissing' | 'coffinEmpty' | null

/** The obstacle to a hunt now. `isWaiting` says whether the wait for the hunt, or for a charge of the coffin, lasts. */
export function findObstacle(variant: 'hunt' | 'coffin', player: Player, isWaiting: boolean): Obstacle {
  if (!player.bait) return 'noBait'
  if (variant === 'hunt') return isWaiting ? 'cooldown' : null
  if (!player.coffin) return 'coffinMissing'
  return player.coffin.charges === 0 && isWaiting ? 'coffinEmpty' : null
}

/** When the coffin gets its next charge, in milliseconds; 0 when it gets none. */
export const nextChargeTime = ({ coffin }: Player): number =>
  coffin?.nextChargeAt ? Date.parse(coffin.nextChargeAt) : 0

interface ObstacleNoticeProps {
  readonly obstacle: Exclude<Obstacle, null>
  readonly player: Player
  /** called once bait was equipped that was missing */
  readonly onEquipped: (itemId: string) => void
}

/** Shown while no hunt can start: the reason and what to do about it. */
export function ObstacleNotice({ obstacle, player, onEquipped }: ObstacleNoticeProps) {
  const t = useMessages(gameMessages)
  const huntLeft = useCountdown(Date.parse(player.nextHuntAt))
  const coffinLeft = useCountdown(nextChargeTime(player))
  if (obstacle === 'noBait' || obstacle === 'coffinMissing')
    return (
      <div className={styles.waiting}>
        <Icon name={obstacle === 'noBait' ? 'type-bait' : 'coffin'} />
        <h2>{t(obstacle === 'noBait' ? 'hunt.noBait.title' : 'hunt.coffinMissing.title')}</h2>
        <p>{t(obstacle === 'noBait' ? 'hunt.noBait.text' : 'hunt.coffinMissing.text')}</p>
        {obstacle === 'noBait' && <BaitChoice player={player} onEquipped={onEquipped} />}
        <div className={styles.links}>
          {obstacle === 'noBait' && <ButtonLink to="/jewel?shelf=bait">{t('hunt.noBait.shop')}</ButtonLink>}
          <ButtonLink to={`/inventory?show=${obstacle === 'noBait' ? 'bait' : 'coffin'}`}>
            {t('hunt.noBait.inventory')}
          </ButtonLink>
        </div>
      </div>
    )
  const left = obstacle === 'cooldown' ? huntLeft : coffinLeft
  const duration = player.cooldownSeconds * 1000
  return (
    <div className={styles.waiting}>
      <Moon phase={obstacle === 'cooldown' && duration > 0 ? 1 - left / duration : 0} size={140} />
      <h2>{t(obstacle === 'cooldown' ? 'hunt.wait.title' : 'hunt.coffinEmpty.title')}</h2>
      <p role="timer">
        {t(obstacle === 'cooldown' ? 'hunt.wait.text' : 'coffin.next', { time: minutesSeconds(left) })}
      </p>
      <div className={styles.links}>
        <ButtonLink to="/">{t('hunt.home')}</ButtonLink>
      </div>
    </div>
  )
}
