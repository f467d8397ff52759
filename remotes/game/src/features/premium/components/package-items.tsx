import { currencyName, formatCount, Image } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { Link } from 'react-router'
import { gameMessages } from '../../../shared/i18n/messages'
import { CurrencyButton } from '../../../shared/sources/currency-button'
import type { Package } from '../packages'
import styles from '../premium.module.css'

interface PackageItemsProps extends Pick<Package, 'items'> {
  /** of each the player who gets the package can have one, and has it */
  readonly notGiven?: readonly { readonly id: string }[] | undefined
}

/**
 * The items of a package, each with its image and a link to its effects. It also shows which items are not given again,
 * which need a subscription, and what a shop pays.
 */
export function PackageItems({ items, notGiven = [] }: PackageItemsProps) {
  const t = useMessages(gameMessages)
  if (items.length === 0) return null
  return (
    <ul className={styles.items} aria-label={t('premium.holds')}>
      {items.map(({ item, amount }) => (
        <li key={item.id}>
          <Image imageId={item.image?.id} variant="thumb" alt="" width={40} />
          <div>
            <Link to={`?item=${item.id}`} preventScrollReset>
              {item.name}
            </Link>
            {notGiven.some(({ id }) => id === item.id) && <small>{t('premium.item.owned')}</small>}
            {item.requiredSubscription && (
              <small>{t('premium.item.needs', { level: t(`subscription.${item.requiredSubscription}`) })}</small>
            )}
            {item.refund.map((price) => (
              <small key={price.currency.id}>
                {t.rich(
                  'premium.item.sells',
                  { currency: () => <CurrencyButton currency={price.currency} amount={price.amount} /> },
                  { amount: price.amount, currency: currencyName(price.currency, price.amount, t.language) },
                )}
              </small>
            ))}
          </div>
          <b>×{formatCount(amount, t.language)}</b>
        </li>
      ))}
    </ul>
  )
}
