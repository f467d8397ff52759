import { serverNow, useCountdown } from '@sanguine/ui/platform'
import type { Player } from './use-player'

export interface CoffinNow {
  /** those that are there now, one that was gained since the player was read included */
  readonly charges: number
  /** those that the coffin recharges */
  readonly max: number
  /** charges beyond these, which do not come again */
  readonly extra: number
  /** milliseconds until the next one; 0 where none is to come */
  readonly left: number
}

/** The present charges of the equipped coffin; null without a coffin. */
export function useCoffin({ coffin }: Pick<Player, 'coffin'>): CoffinNow | null {
  const nextChargeAt = coffin?.nextChargeAt ? Date.parse(coffin.nextChargeAt) : null
  const left = useCountdown(nextChargeAt ?? 0)
  if (!coffin) return null
  const { charges, maxCharges: max, extraCharges: extra } = coffin
  const gained = nextChargeAt !== null && nextChargeAt <= serverNow() ? 1 : 0
  return { charges: extra + Math.min(max, charges - extra + gained), max, extra, left }
}
