import { Icon } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { Link } from 'react-router'
import { gameMessages } from '../../shared/i18n/messages'
import type { Player } from '../../shared/player/use-player'
import styles from './premium-link.module.css'

/** The way to the premium shop, with the level of the player's subscription. */
export function PremiumLink({ player: { subscription } }: { readonly player: Player }) {
  const t = useMessages(gameMessages)
  const level = subscription?.level
  return (
    <Link to="/premiumShop" className={styles.link}>
      <Icon name="diamond" className={styles.icon} />
      {t('nav.premium')}
      {level && <span className={styles.level}>{t(`subscription.${level}`)}</span>}
      <Icon name="chevron-right" className={styles.end} />
    </Link>
  )
}
