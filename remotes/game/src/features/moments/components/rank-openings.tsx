import { Image, RarityText } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { Link } from 'react-router'
import { gameMessages } from '../../../shared/i18n/messages'
import { shopItemPath } from '../../../shared/player/shops'
import type { Openings } from '../openings'
import styles from './moment.module.css'

/** How many items are shown; the others are counted. */
const maxItems = 6

interface RankOpeningsProps {
  readonly openings: Openings
  /** called when a link is followed */
  readonly onFollow: () => void
}

/** The grounds and items that have become open, with links to them. */
export function RankOpenings({ openings: { grounds, items }, onFollow }: RankOpeningsProps) {
  const t = useMessages(gameMessages)
  const more = items.length - maxItems
  return (
    <>
      {grounds.length > 0 && (
        <section aria-label={t('moment.grounds')} className={styles.opened}>
          <h3>{t('moment.grounds')}</h3>
          <ul className={styles.grounds}>
            {grounds.map(({ id, regionId, name, image, key }) => (
              <li key={id}>
                <Link to={`/travel?region=${regionId}#${id}`} onClick={onFollow}>
                  <Image imageId={image?.id} alt="" ratio={2.5} fit="cover" />
                  <b>{name}</b>
                  {key && <small>{t('moment.key', { key: key.name })}</small>}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {items.length > 0 && (
        <section aria-label={t('moment.items')} className={styles.opened}>
          <h3>{t('moment.items')}</h3>
          <ul className={styles.items}>
            {items.slice(0, maxItems).map((item) => (
              <li key={item.id}>
                <Link to={shopItemPath(item)} onClick={onFollow}>
                  <Image imageId={item.image?.id} variant="thumb" alt="" width={72} />
                  <RarityText rarity={item.rarity} />
                  <span>{item.name}</span>
                </Link>
              </li>
            ))}
          </ul>
          {more > 0 && <p className={styles.next}>{t('moment.moreItems', { count: more })}</p>}
        </section>
      )}
    </>
  )
}
