import { formatBerlinDate, Icon } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { Link } from 'react-router'
import type { GamePaymentFragment } from '../../../generated/documents'
import { gameMessages } from '../../../shared/i18n/messages'
import { lastDay, levelNumber } from '../../../shared/player/subscription'
import type { Player } from '../../../shared/player/use-player'
import { isContinuation, type Package } from '../packages'
import styles from '../premium.module.css'
import { CancelSubscription } from './cancel-subscription'
import { PackageCard } from './package-card'

/** How long the active subscription lasts. */
export function SubscriptionTerm({ subscription }: { readonly subscription: NonNullable<Player['subscription']> }) {
  const t = useMessages(gameMessages)
  const { periodEndsAt, renewsAt, isInGrace } = subscription
  if (renewsAt && !isInGrace) return <>{t('premium.renews', { day: formatBerlinDate(renewsAt, t.language) })}</>
  const day = lastDay(periodEndsAt, t.language)
  return <>{isInGrace ? t('premium.inGrace', { day }) : t('premium.lasts', { day })}</>
}

interface SubscriptionCardProps {
  readonly item: Package
  readonly player: Player
  /** the player's latest payments */
  readonly payments: readonly GamePaymentFragment[]
}

/** A subscription with what it gives, and whether the player has it. */
export function SubscriptionCard({ item, player: { subscription }, payments }: SubscriptionCardProps) {
  const t = useMessages(gameMessages)
  const level = levelNumber(item.subscriptionLevel)
  const levelName = item.subscriptionLevel === null ? item.name : t(`subscription.${item.subscriptionLevel}`)
  const isActive = subscription?.level === item.subscriptionLevel
  const isBelow = subscription !== null && level < levelNumber(subscription.level)
  const isUpgrade = subscription !== null && !isActive && !isBelow
  const startsAt = item.offer?.startsAt
  const continuesAt = isContinuation(item) ? startsAt : null
  // none where somebody else pays it
  const payment = payments.find(({ id }) => id === subscription?.paymentId)
  const ordered = payments.find((each) => each.packageId === item.id && each.isCancellable && !each.isGift)
  return (
    <PackageCard
      item={item}
      priceNote={t('premium.monthly')}
      badge={
        isActive && (
          <p className={styles.badge}>
            <Icon name="check" />
            {t('premium.yours')}
          </p>
        )
      }
      state={
        isActive ? (
          <div className={styles.state}>
            <p>
              <SubscriptionTerm subscription={subscription} />
            </p>
            {continuesAt && <p>{t('premium.canContinue', { day: formatBerlinDate(continuesAt, t.language) })}</p>}
            {payment?.isCancellable && <CancelSubscription payment={payment} />}
            {!payment && <Link to="/profile#payments">{t('premium.allPayments')}</Link>}
          </div>
        ) : isBelow && ordered?.renewsAt ? (
          <div className={styles.state}>
            <p>{t('premium.ordered', { day: formatBerlinDate(ordered.renewsAt, t.language) })}</p>
            <CancelSubscription payment={ordered} />
          </div>
        ) : isBelow ? (
          <p className={styles.muted}>
            {continuesAt
              ? t('premium.after', { day: formatBerlinDate(continuesAt, t.language) })
              : t('premium.included')}
          </p>
        ) : isUpgrade && startsAt ? (
          <p className={styles.muted}>{t('premium.upgrade')}</p>
        ) : undefined
      }
    >
      <ul className={styles.benefits}>
        {[
          t('premium.benefit.ads'),
          t('premium.benefit.coins', { level: levelName, number: level }),
          t('premium.benefit.monthly', { number: level }),
          t('premium.benefit.setups', { count: level }),
        ].map((benefit) => (
          <li key={benefit}>
            <Icon name="check" />
            {benefit}
          </li>
        ))}
      </ul>
    </PackageCard>
  )
}
