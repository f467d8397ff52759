import { ButtonLink, ControlIcon, EmptyState, Image, Section, useMessages } from '@sanguine/ui'
import { Link } from 'react-router'
import { adminMessages } from '../../../i18n/messages'
import { groundUrls } from '../../../shared/hunting-tables/place-urls'
import { WhenLoaded } from '../../../shared/records/when-loaded'
import { useRegionGrounds } from '../use-places'
import styles from './place-fields.module.css'

/** The hunting grounds of a region in their order, each with a link to its editor. */
export function GroundList({ regionId }: { readonly regionId: string }) {
  const t = useMessages(adminMessages)
  const loaded = useRegionGrounds(regionId)
  const urls = groundUrls(regionId)
  return (
    <Section
      title={t('title.grounds')}
      plain
      className={styles.nested}
      aside={
        <ButtonLink to={urls.create} size="sm" icon={<ControlIcon name="plus" />}>
          {t('regions.newGround')}
        </ButtonLink>
      }
    >
      <WhenLoaded loaded={loaded}>
        {({ huntingGrounds: { nodes } }) =>
          nodes.length === 0 ? (
            <EmptyState isLine icon={<ControlIcon name="plus" />} title={t('list.empty')}>
              <p>{t('list.emptyField', { action: t('regions.newGround') })}</p>
            </EmptyState>
          ) : (
            <ul className={styles.grounds}>
              {nodes.map(({ id, name, image, requiredXp, isVisible }) => (
                <li key={id}>
                  <Link to={urls.record(id)} className={styles.ground}>
                    <Image imageId={image?.id ?? ''} variant="thumb" alt="" width={72} ratio={2.5} />
                    <span className={styles.text}>
                      <b>{name}</b>
                      <span className={styles.detail}>
                        <span>{t('regions.fromXp', { xp: requiredXp })}</span>
                        {!isVisible && <span>{t('list.hidden')}</span>}
                      </span>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </WhenLoaded>
    </Section>
  )
}
