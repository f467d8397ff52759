import { useMessages } from '@sanguine/ui/platform'
import { Link } from 'react-router'
import type { GamePlaceFragment } from '../../../generated/documents'
import { minShownAverage } from '../../../shared/odds/odds-format'
import { planMessages } from '../plan-messages'

interface HuntsHereProps {
  readonly ground: GamePlaceFragment
  readonly missing: number
  /** what a hunt brings of it on average; undefined while that is not known */
  readonly perHunt: number | undefined
}

/** About how many hunts on the present ground bring what is missing of XP or a currency; nothing where hunts bring none of it. */
export function HuntsHere({ ground, missing, perHunt = 0 }: HuntsHereProps) {
  const t = useMessages(planMessages)
  if (perHunt < minShownAverage) return null
  return (
    <small>
      {t('huntAt')} <Link to="/hunt">{ground.name}</Link> · {t('huntsHere', { hunts: Math.ceil(missing / perHunt) })}
    </small>
  )
}
