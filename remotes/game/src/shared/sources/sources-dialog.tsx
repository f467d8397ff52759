import { useQuery } from '@apollo/client/react'
import { Dialog, formatCount } from '@sanguine/ui'
import { type Translate, useMessages } from '@sanguine/ui/platform'
import { Link } from 'react-router'
import { GameItemSourcesDocument, type GameItemSourcesQuery } from '../../generated/documents'
import { QueryPlaceholder } from '../components/query-placeholder'
import { type GameMessage, gameMessages } from '../i18n/messages'
import { dropChanceText } from '../odds/odds-format'
import { PinButton } from '../plan/pin-button'
import { shopItemPath } from '../player/shops'
import { MissionSource } from './mission-source'
import { SourceGroundLine } from './source-ground-line'
import styles from './sources.module.css'
import { UnknownSource } from './unknown-source'

type Sources = NonNullable<GameItemSourcesQuery['itemSources']>
type Creature = Sources['creatures'][number]

interface SourcesDialogProps {
  readonly item: { readonly id: string; readonly name: string }
  readonly onClose: () => void
}

function creatureText({ enemy, chance, winsLeft }: Creature, t: Translate<GameMessage>): string {
  if (!enemy) return t('sources.unknownCreature')
  if (chance === null) return t('sources.creature', { name: enemy.name, count: winsLeft })
  return t('sources.creatureChance', { name: enemy.name, chance: dropChanceText(chance, t.language) })
}

function SourceList({ sources, onFollow }: { readonly sources: Sources; readonly onFollow: () => void }) {
  const t = useMessages(gameMessages)
  const { item, merchant, creatures, ranks, news, packages, isMissionReward, isCollection } = sources
  const others = ranks.length + news.length + packages.length
  const isNowhere = !merchant && !isMissionReward && !isCollection && creatures.length + others === 0
  if (isNowhere) return <UnknownSource onFollow={onFollow} />
  return (
    <ul className={styles.sources}>
      {merchant && (
        <li>
          {t('sources.merchant')}{' '}
          <Link to={shopItemPath(item)} onClick={onFollow}>
            {t(`merchant.${merchant}`)}
          </Link>
          {item.requiredXp > 0 && (
            <small>{t('sources.fromXp', { xp: formatCount(item.requiredXp, t.language) })}</small>
          )}
        </li>
      )}
      {creatures.map((creature) => (
        <li key={creature.enemy?.id ?? creature.grounds.map(({ huntingGround }) => huntingGround.id).join()}>
          {creatureText(creature, t)}
          <ul>
            {creature.grounds.map((ground) => (
              <SourceGroundLine key={ground.huntingGround.id} ground={ground} onFollow={onFollow} />
            ))}
          </ul>
        </li>
      ))}
      {ranks.map(({ id, name, requiredXp }) => (
        <li key={id}>
          {t('sources.rank', { name, xp: formatCount(requiredXp, t.language) })}{' '}
          <PinButton pinned={{ kind: 'RANK', id, name }} hasText />
        </li>
      ))}
      {isMissionReward && <MissionSource onFollow={onFollow} />}
      {isCollection && (
        <li>
          {t('sources.collection')}{' '}
          <Link to="/treasury" onClick={onFollow}>
            {t('treasury.title')}
          </Link>
        </li>
      )}
      {news.map(({ id, header }) => (
        <li key={id}>
          {t('sources.news')}{' '}
          <Link to="/" onClick={onFollow}>
            {header}
          </Link>
        </li>
      ))}
      {packages.map(({ id, name }) => (
        <li key={id}>
          {t('sources.package')}{' '}
          <Link to="/premiumShop" onClick={onFollow}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The sources of an item, with links to them. */
export function SourcesDialog({ item, onClose }: SourcesDialogProps) {
  const t = useMessages(gameMessages)
  const { data, error, refetch } = useQuery(GameItemSourcesDocument, {
    variables: { itemId: item.id },
    fetchPolicy: 'cache-and-network',
  })
  return (
    <Dialog open onClose={onClose} title={t('sources.title', { name: item.name })}>
      {data?.itemSources !== null && (
        <p className={styles.pin}>
          <PinButton pinned={{ kind: 'ITEM', id: item.id, name: item.name }} hasText />
        </p>
      )}
      {!data && <QueryPlaceholder error={error} onRetry={() => void refetch()} count={1} height={96} />}
      {data &&
        (data.itemSources ? (
          <SourceList sources={data.itemSources} onFollow={onClose} />
        ) : (
          <UnknownSource onFollow={onClose} />
        ))}
    </Dialog>
  )
}
