import { Image } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { Link } from 'react-router'
import { gameMessages } from '../../../shared/i18n/messages'
import type { Package } from '../packages'
import styles from '../premium.module.css'

/** What a package holds: each item with its picture, linked to what it does. */
export function PackageItems({ items }: Pick<Package, 'items'>) {
  const t = useMessages(gameMessages)
  if (items.length === 0) return null
  return (
    <ul className={styles.items} aria-label={t('premium.holds')}>
      {items.map(({ item, amount }) => (
        <li key={item.id}>
          <Image imageId={item.image?.id} variant="thumb" alt="" width={40} />
          <Link to={`?item=${item.id}`} preventScrollReset>
            {item.name}
          </Link>
          <b>×{amount.toLocaleString(t.language)}</b>
        </li>
      ))}
    </ul>
  )
}
