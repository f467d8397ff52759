import type { NewAuditEntry } from '@sanguine/audit'
import { releaseService } from '@sanguine/catalogue'
import type { App } from '@sanguine/kernel'
import {
  type CommittedPlayer,
  type LastCall,
  limitTimers,
  nextCombatNumber,
  type Release,
  type RuleResult,
  withFairness,
} from '@sanguine/rules'
import { combatSeedOf } from '../fairness/combat-seed'
import type { PlayerSnapshot } from '../store/players.model'

/** The input of a rule. */
export interface RuleContext {
  readonly state: CommittedPlayer
  readonly lastCall: LastCall | null
  /** milliseconds since the epoch */
  readonly now: number
  /** 64 hex digits, drawn for this change */
  readonly seed: string
  /** 64 hex digits for a combat that may begin now, from the seed that the player was committed to before */
  readonly combatSeed: string
  readonly release: Release
  /** divides every game duration */
  readonly speed: number
}

/** The result of a rule. A change by staff comes with its entry of the audit log, which is written exactly once. */
export type PlayerRuleResult<Value> = RuleResult<Value> & {
  readonly audit?: NewAuditEntry
  /** the value as a repeat under an idempotency key returns it, if it is not stored as a whole */
  readonly stored?: Value
}

export function createRuleContext(app: App, player: PlayerSnapshot): RuleContext {
  const state = withFairness(player.state, () => app.random.hex(32))
  return {
    state,
    lastCall: player.lastCall,
    now: app.clock.now(),
    seed: app.random.hex(32),
    get combatSeed() {
      return combatSeedOf(state.fairness, nextCombatNumber(state))
    },
    release: app.get(releaseService).current(),
    speed: app.settings.gameSpeed,
  }
}

/**
 * The player with waits limited to their largest length, in case a wrong clock set them; the same object if they are in
 * range. Every change writes them, so that they are limited once.
 */
export function withLimitedTimers(app: App, player: PlayerSnapshot): PlayerSnapshot {
  const { clock, settings } = app
  const release = app.get(releaseService).current()
  const state = limitTimers(player.state, { now: clock.now(), release, speed: settings.gameSpeed })
  return state === player.state ? player : { ...player, state }
}
