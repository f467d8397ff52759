import { AnimatedImage, Button, ButtonLink, cx, formatPrice, Icon } from '@sanguine/ui'
import { refusalText, useMessages } from '@sanguine/ui/platform'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { gameMessages } from '../../../shared/i18n/messages'
import { subscriptionsPath } from '../../../shared/player/subscription'
import { isContinuation, type Package } from '../packages'
import styles from '../premium.module.css'
import { PackageItems } from './package-items'

type Refusal = NonNullable<NonNullable<Package['offer']>['refusal']>

/** Refusals that are about the caller: another player may still be given the package. */
const isOwn = ({ code }: Refusal): boolean =>
  code === 'ALREADY_BOUGHT' || code === 'NEEDS_SUBSCRIPTION' || code === 'LEVEL_NOT_HIGHER'

/** Why a package cannot be bought for oneself. */
function Obstacle({ refusal }: { readonly refusal: Refusal }) {
  const t = useMessages(gameMessages)
  const { code, requiredSubscription } = refusal
  switch (code) {
    case 'ALREADY_BOUGHT':
      return (
        <p className={styles.owned}>
          <Icon name="check" />
          {t('premium.bought')}
        </p>
      )
    case 'NEEDS_SUBSCRIPTION':
      return (
        <p className={styles.lacking}>
          <Icon name="close" />
          <Link to={subscriptionsPath}>{t('premium.needs', { level: requiredSubscription })}</Link>
        </p>
      )
    case 'NOT_SOLD_NOW':
    case 'UNKNOWN_PACKAGE':
      return <p className={styles.lacking}>{t('premium.soldOut')}</p>
    default:
      return <p className={styles.muted}>{refusalText(refusal)}</p>
  }
}

interface PackageCardProps {
  readonly item: Package
  readonly headingLevel?: 2 | 3
  /** one after another over the whole width, as in the carousel */
  readonly isWide?: boolean
  /** after the price, such as that it is charged every month */
  readonly priceNote?: string
  /** beside the name */
  readonly badge?: ReactNode
  /** replaces the reason why it cannot be bought */
  readonly state?: ReactNode
  /** between text and price */
  readonly children?: ReactNode
}

/** A package with its picture, what it holds, its price, and a button or why there is none. */
export function PackageCard({
  item,
  isWide = false,
  headingLevel = 3,
  priceNote,
  badge,
  state,
  children,
}: PackageCardProps) {
  const t = useMessages(gameMessages)
  const id = useId()
  const Heading = `h${headingLevel}` as const
  const refusal = item.offer?.refusal ?? null
  const canGive = refusal === null || isOwn(refusal)
  const price = formatPrice(item.price.cents, t.language)
  return (
    <article className={cx(styles.card, isWide && styles.wide)} aria-labelledby={id}>
      <div className={styles.image}>
        <AnimatedImage imageId={item.image?.id} animatedUrl={item.image?.animatedUrl} alt="" ratio={1} />
      </div>
      <div className={styles.text}>
        {badge}
        <Heading id={id}>{item.name}</Heading>
        <p className={styles.flavour}>{item.flavorText}</p>
      </div>
      <div className={styles.content}>
        <PackageItems items={item.items} notGiven={refusal ? [] : item.offer?.notGiven} />
        {children}
      </div>
      <div className={styles.foot}>
        {state ?? (refusal && <Obstacle refusal={refusal} />)}
        <p className={styles.price}>
          {price}
          {priceNote && <small>{priceNote}</small>}
        </p>
        <div className={styles.actions}>
          {canGive && (
            <ButtonLink
              to={`?buy=${item.id}&gift`}
              preventScrollReset
              size="sm"
              icon={<Icon name="gift" />}
              aria-label={t('premium.giveLabel', { name: item.name })}
            >
              {t('premium.give')}
            </ButtonLink>
          )}
          {refusal === null && (
            <ButtonLink
              to={`?buy=${item.id}`}
              preventScrollReset
              size="sm"
              variant="blood"
              aria-label={
                isContinuation(item)
                  ? t('premium.continueLabel', { name: item.name })
                  : t('premium.buyLabel', { name: item.name, price })
              }
            >
              {t(isContinuation(item) ? 'premium.continue' : 'premium.buy')}
            </ButtonLink>
          )}
          {refusal?.code === 'PAYMENTS_CLOSED' && (
            <Button size="sm" aria-disabled>
              {t('premium.buy')}
            </Button>
          )}
        </div>
      </div>
    </article>
  )
}
