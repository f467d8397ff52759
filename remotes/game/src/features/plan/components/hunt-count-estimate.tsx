import { useMessages } from '@sanguine/ui/platform'
import { Link } from 'react-router'
import type { GamePlaceFragment } from '../../../generated/documents'
import { minShownAverage } from '../../../shared/odds/odds-format'
import { planMessages } from '../plan-messages'

interface HuntCountEstimateProps {
  readonly ground: GamePlaceFragment
  /** whether the player is there */
  readonly isHere: boolean
  readonly missing: number
  /** what a hunt brings of it on average; undefined while that is not known */
  readonly perHunt: number | undefined
}

/** About how many hunts on the ground bring what is missing of XP or a currency; nothing where hunts bring none of it. */
export function HuntCountEstimate({ ground, isHere, missing, perHunt = 0 }: HuntCountEstimateProps) {
  const t = useMessages(planMessages)
  if (perHunt < minShownAverage) return null
  return (
    <small>
      {t('huntAt')} <Link to={isHere ? '/hunt' : `/travel?region=${ground.region.id}#${ground.id}`}>{ground.name}</Link>{' '}
      · {t('huntsWith', { hunts: Math.ceil(missing / perHunt) })}
    </small>
  )
}
