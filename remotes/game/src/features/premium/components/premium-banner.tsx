import sisterGame from '@sanguine/content/art/ui/sister-game.webp'
import { cx, Icon } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { Link } from 'react-router'
import { gameMessages } from '../../../shared/i18n/messages'
import { subscriptionsPath } from '../../../shared/player/subscription'
import type { Player } from '../../../shared/player/use-player'
import styles from './premium-banner.module.css'
import { SubscriptionTerm } from './subscription-card'

/** The advertisement for the sister game. */
function SisterGame() {
  const t = useMessages(gameMessages)
  return (
    <aside className={styles.ad} aria-label={t('ad.label')} data-theme="dark">
      <img src={sisterGame} alt="" width={72} height={72} />
      <div>
        <small className={styles.label}>{t('ad.label')}</small>
        <Link to="/welcome" className={styles.main}>
          {t('ad.title')}
        </Link>
        <p>{t('ad.text')}</p>
      </div>
      <Link to={subscriptionsPath} className={styles.without}>
        {t('ad.without')}
      </Link>
    </aside>
  )
}

/** Below the news: the way to the premium shop, and an advertisement for players without a subscription. */
export function PremiumBanner({ player: { subscription } }: { readonly player: Player }) {
  const t = useMessages(gameMessages)
  return (
    <div className={cx(styles.strip, subscription === null && styles.two)}>
      <div className={styles.shop}>
        <Icon name="diamond" className={styles.icon} />
        <div>
          <Link to="/premiumShop" className={styles.main}>
            {t('premium.title')}
          </Link>
          <p>
            {subscription ? (
              <>
                {t(`premium.member.${subscription.level}`)} <SubscriptionTerm subscription={subscription} />
              </>
            ) : (
              t('premium.teaser')
            )}
          </p>
        </div>
      </div>
      {subscription === null && <SisterGame />}
    </div>
  )
}
