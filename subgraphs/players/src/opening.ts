import { type App, err, type Result, type Role } from '@sanguine/kernel'
import type { PlayerRefusal } from './player-refusal'

/** The refusal that meets players before the game opens; beta users and admins play already. */
export function closedTo(role: Role, { clock, settings }: App): Result<never, PlayerRefusal> | null {
  const opensAt = settings.gameOpensAt
  return role !== 'user' || clock.now() >= opensAt ? null : err('gameClosed', { opensAt })
}
