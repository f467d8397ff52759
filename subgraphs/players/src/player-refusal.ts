import type { RefusalsOf } from '@sanguine/kernel'
import type { RefusalDetails } from '@sanguine/rules'

/** Why an action of a player was refused: by a rule, or because the game is not open yet. */
export type PlayerRefusal = RefusalsOf<RefusalDetails & OpeningRefusalDetails>

export interface OpeningRefusalDetails {
  /** milliseconds since the epoch */
  gameClosed: { readonly opensAt: number }
}
