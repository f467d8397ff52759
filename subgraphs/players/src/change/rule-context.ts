import type { NewAuditEntry } from '@sanguine/audit'
import { releaseService } from '@sanguine/catalogue'
import type { App } from '@sanguine/kernel'
import { type CommittedPlayer, nextCombatNumber, type Release, type RuleResult, withFairness } from '@sanguine/rules'
import { combatSeedOf } from '../fairness/combat-seed'
import type { LastCall, PlayerSnapshot } from '../store/players.model'

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

/**
 * The result of a rule; `lastCall`, if given, replaces the player's. A change by staff comes with its entry of the
 * audit log, which is written exactly once.
 */
export type PlayerRuleResult<Value> = RuleResult<Value> & {
  readonly lastCall?: LastCall
  readonly audit?: NewAuditEntry
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
