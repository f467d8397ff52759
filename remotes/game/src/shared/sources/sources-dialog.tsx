import { useQuery } from '@apollo/client/react'
import { Dialog, Icon } from '@sanguine/ui'
import { type Translate, useMessages } from '@sanguine/ui/platform'
import { Link } from 'react-router'
import { GameItemSourcesDocument, type GameItemSourcesQuery } from '../../generated/documents'
import { QueryPlaceholder } from '../components/query-placeholder'
import { type GameMessage, gameMessages } from '../i18n/messages'
import { shelfPath } from '../player/shops'
import styles from './sources.module.css'

type Sources = NonNullable<GameItemSourcesQuery['itemSources']>
type Creature = Sources['creatures'][number]
type Ground = Creature['grounds'][number]

interface SourcesDialogProps {
  readonly item: { readonly id: string; readonly name: string }
  readonly onClose: () => void
}

/** What brings the creature on the ground, where not every bait does; null where every bait does. */
function baitText({ comesToAnyBait, specialBaits }: Ground, t: Translate<GameMessage>): string | null {
  if (comesToAnyBait) return null
  if (specialBaits.length === 0) return t('sources.onlyHex')
  return t('sources.onlyBait', { baits: specialBaits.map(({ name }) => name).join(', ') })
}

/** What the player lacks to go to the ground; null for nothing. */
function lockText({ missingXp, missingKeys }: Ground, t: Translate<GameMessage>): string | null {
  const lacks = [
    ...(missingXp === null ? [] : [t('sources.xp', { xp: missingXp })]),
    ...missingKeys.map(({ name }) => name),
  ]
  return lacks.length === 0 ? null : t('sources.locked', { things: lacks.join(', ') })
}

function GroundLine({ ground, onFollow }: { readonly ground: Ground; readonly onFollow: () => void }) {
  const t = useMessages(gameMessages)
  const { huntingGround } = ground
  const { id, name, region } = huntingGround
  const lock = lockText(ground, t)
  const bait = baitText(ground, t)
  return (
    <li>
      <Link to={`/travel?region=${region.id}#${id}`} onClick={onFollow}>
        {name}
      </Link>
      , {region.name} ·{' '}
      <Link to={`/grimoire?ground=${id}`} aria-label={t('sources.grimoireOf', { ground: name })} onClick={onFollow}>
        {t('sources.grimoire')}
      </Link>
      {bait && <small>{bait}</small>}
      {lock && (
        <small className={styles.locked}>
          <Icon name="lock" /> {lock}
        </small>
      )}
    </li>
  )
}

function creatureText({ enemy, chance, winsLeft }: Creature, t: Translate<GameMessage>): string {
  if (!enemy) return t('sources.unknownCreature')
  if (chance === null) return t('sources.creature', { name: enemy.name, count: winsLeft })
  const percent = chance.toLocaleString(t.language, {
    style: 'percent',
    maximumFractionDigits: chance < 0.1 ? 2 : 1,
  })
  return t('sources.creatureChance', { name: enemy.name, chance: percent })
}

function SourceList({ sources, onFollow }: { readonly sources: Sources; readonly onFollow: () => void }) {
  const t = useMessages(gameMessages)
  const { item, merchant, creatures, ranks, news, packages, isMissionReward, isCollection } = sources
  const others = ranks.length + news.length + packages.length
  const isNowhere = !merchant && !isMissionReward && !isCollection && creatures.length + others === 0
  if (isNowhere) return <p>{t('sources.none')}</p>
  return (
    <ul className={styles.sources}>
      {merchant && (
        <li>
          {t('sources.merchant')}{' '}
          <Link to={shelfPath(item.itemType.shortName)} onClick={onFollow}>
            {t(`merchant.${merchant}`)}
          </Link>
          {item.requiredXp > 0 && <small>{t('sources.fromXp', { xp: item.requiredXp })}</small>}
        </li>
      )}
      {creatures.map((creature) => (
        <li key={creature.enemy?.id ?? creature.grounds.map(({ huntingGround }) => huntingGround.id).join()}>
          {creatureText(creature, t)}
          <ul>
            {creature.grounds.map((ground) => (
              <GroundLine key={ground.huntingGround.id} ground={ground} onFollow={onFollow} />
            ))}
          </ul>
        </li>
      ))}
      {ranks.map(({ id, name, requiredXp }) => (
        <li key={id}>{t('sources.rank', { name, xp: requiredXp })}</li>
      ))}
      {isMissionReward && <li>{t('sources.mission')}</li>}
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

/** Where an item can be found, with links that lead there. */
export function SourcesDialog({ item, onClose }: SourcesDialogProps) {
  const t = useMessages(gameMessages)
  const { data, error, refetch } = useQuery(GameItemSourcesDocument, {
    variables: { itemId: item.id },
    fetchPolicy: 'cache-and-network',
  })
  return (
    <Dialog open onClose={onClose} title={t('sources.title', { name: item.name })}>
      {!data && <QueryPlaceholder error={error} onRetry={() => void refetch()} count={1} height={96} />}
      {data &&
        (data.itemSources ? <SourceList sources={data.itemSources} onFollow={onClose} /> : <p>{t('sources.none')}</p>)}
    </Dialog>
  )
}
