import { releasePart } from '@sanguine/catalogue'
import type { App } from '@sanguine/kernel'
import type { Outcome, PlayerState, Release } from '@sanguine/rules'
import type { RecentCall } from './players.model'
import type { PlayerSnapshot } from './players.store'

/** What a rule is given. */
export interface Turn {
  readonly state: PlayerState
  readonly recent: RecentCall | null
  /** milliseconds since the epoch */
  readonly now: number
  /** 64 hex digits, drawn for this change */
  readonly seed: string
  readonly release: Release
  /** divides every game duration */
  readonly speed: number
}

/** What a rule answers; `recent`, where given, replaces the player's. */
export type Ruling<Result> = Outcome<Result> & { readonly recent?: RecentCall }

export function turnOf(app: App, { state, recent }: PlayerSnapshot): Turn {
  return {
    state,
    recent,
    now: app.clock.now(),
    seed: app.random.hex(32),
    release: app.get(releasePart).current(),
    speed: app.settings.gameSpeed,
  }
}
