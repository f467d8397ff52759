import { Icon, Image } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { Fragment } from 'react'
import { Link } from 'react-router'
import type { GameCollectionFragment } from '../../../generated/documents'
import { gameMessages } from '../../../shared/i18n/messages'
import { shops } from '../../../shared/player/shops'
import { SourcesButton } from '../../../shared/sources/sources-button'
import styles from './collection-card.module.css'

type Trophy = GameCollectionFragment['trophies'][number]

const GroundLink = ({ ground: { id, name } }: { readonly ground: Trophy['dropSources'][number]['huntingGround'] }) => (
  <Link to={`/grimoire?ground=${id}`}>{name}</Link>
)

/** The sources of a missing trophy. Enemies the player has not beaten are not named, only their hunting grounds. */
function TrophyHints({ trophy: { merchant, dropSources } }: { readonly trophy: Trophy }) {
  const t = useMessages(gameMessages)
  const shop = shops.find((a) => a.merchant === merchant)
  const unknown = new Map(
    dropSources.filter(({ enemy }) => !enemy).map(({ huntingGround }) => [huntingGround.id, huntingGround]),
  )
  if (!shop && dropSources.length === 0) return <p className={styles.hint}>{t('treasury.hint.noSource')}</p>
  return (
    <ul className={styles.hints}>
      {shop && (
        <li className={styles.hint}>
          {t('treasury.hint.merchant')} <Link to={shop.path}>{t(`merchant.${shop.merchant}`)}</Link>
        </li>
      )}
      {dropSources.map(
        ({ enemy, huntingGround }) =>
          enemy && (
            <li key={`${enemy.id}:${huntingGround.id}`} className={styles.hint}>
              {t('treasury.hint.enemy', { enemy: enemy.name })} <GroundLink ground={huntingGround} />
            </li>
          ),
      )}
      {unknown.size > 0 && (
        <li className={styles.hint}>
          {t('treasury.hint.unknown')}{' '}
          {[...unknown.values()].map((ground, index) => (
            <Fragment key={ground.id}>
              {index > 0 && ', '}
              <GroundLink ground={ground} />
            </Fragment>
          ))}
        </li>
      )}
    </ul>
  )
}

/** A trophy: collected, or missing with hints. */
export function TrophyRow({ trophy }: { readonly trophy: Trophy }) {
  const t = useMessages(gameMessages)
  return (
    <li className={trophy.isCollected ? styles.trophy : `${styles.trophy} ${styles.missing}`}>
      <Image imageId={trophy.item.image?.id} variant="thumb" alt="" width={48} className={styles.plate} />
      <div className={styles.about}>
        <span className={styles.trophyName}>{trophy.item.name}</span>
        {trophy.isCollected ? (
          <span className={styles.collected}>
            <Icon name="check" /> {t('treasury.collected')}
          </span>
        ) : (
          <>
            <TrophyHints trophy={trophy} />
            <SourcesButton item={trophy.item} />
          </>
        )}
      </div>
    </li>
  )
}
