import { formatCount, Icon } from '@sanguine/ui'
import { type Translate, useMessages } from '@sanguine/ui/platform'
import { Link } from 'react-router'
import type { GameSourceGroundFragment } from '../../generated/documents'
import { type GameMessage, gameMessages } from '../i18n/messages'
import styles from './sources.module.css'

/** The baits that attract the enemy on the ground; null if every bait does. */
function baitText(
  { isAttractedByAnyBait, specialBaits }: GameSourceGroundFragment,
  t: Translate<GameMessage>,
): string | null {
  if (isAttractedByAnyBait) return null
  if (specialBaits.length === 0) return t('sources.onlyHex')
  return t('sources.onlyBait', { baits: specialBaits.map(({ name }) => name).join(', ') })
}

/** The XP and keys that the player needs for the ground; null if none are missing. */
function lockText({ missingXp, missingKeys }: GameSourceGroundFragment, t: Translate<GameMessage>): string | null {
  const lacks = [
    ...(missingXp === null ? [] : [t('sources.xp', { xp: formatCount(missingXp, t.language) })]),
    ...missingKeys.map(({ name }) => name),
  ]
  return lacks.length === 0 ? null : t('sources.locked', { things: lacks.join(', ') })
}

interface SourceGroundLineProps {
  readonly ground: GameSourceGroundFragment
  readonly onFollow: () => void
}

/** A ground where a source is met, with what brings it and what closes the ground. */
export function SourceGroundLine({ ground, onFollow }: SourceGroundLineProps) {
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
