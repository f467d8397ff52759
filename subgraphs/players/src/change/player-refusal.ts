import { type App, err, type RefusalsOf, type Role } from '@sanguine/kernel'
import type { RefusalDetails } from '@sanguine/rules'

export interface OpeningRefusalDetails {
  /** milliseconds since the epoch */
  gameClosed: { readonly opensAt: number }
}

/** Why an action of a player was refused: by a rule, or because the game is not open yet. */
export type PlayerRefusal = RefusalsOf<RefusalDetails & OpeningRefusalDetails>

/** The refusal for users before the game opens, else null; beta users and staff play already. */
export const gameClosed = (role: Role, { clock, settings: { gameOpensAt: opensAt } }: App) =>
  role !== 'user' || clock.now() >= opensAt ? null : err('gameClosed', { opensAt })
