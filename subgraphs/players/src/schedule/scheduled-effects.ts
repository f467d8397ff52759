import { defineService } from '@sanguine/kernel'
import type { PlayerState } from '@sanguine/rules'
import type { PlayerRuleResult, RuleContext } from '../change/rule-context'

/** The account of the player. */
export interface PlayerAccount {
  readonly name: string
  /** whether the account may play; for others the time passes without effects */
  readonly mayPlay: boolean
}

/** An effect on players that happens without a call at a certain time. The domain with the rule adds it. */
export interface ScheduledEffect {
  readonly name: string
  /** whether it happens while the player is away; else it happens when the player is next seen */
  readonly runsWhileOffline: boolean
  /**
   * The time of the effect in milliseconds since the epoch; null for never, in the present state. Read before every
   * read and change.
   */
  dueAt(state: PlayerState): number | null
  /** One step of the effect. Called again while it is due and the last step changed something. */
  rule(context: RuleContext, account: PlayerAccount): PlayerRuleResult<unknown>
}

export class ScheduledEffects {
  readonly #effects: ScheduledEffect[] = []

  add(effect: ScheduledEffect): void {
    this.#effects.push(effect)
  }

  /** The effects that are due, in the order in which they were added. */
  dueEffects(state: PlayerState, now: number, isOffline = false): readonly ScheduledEffect[] {
    return this.#effects.filter((effect) => (effect.runsWhileOffline || !isOffline) && isDue(effect, state, now))
  }

  /** The time of the scheduler's next check of the player; 0 for never. */
  nextDueAt(state: PlayerState): number {
    const times = this.#effects.flatMap((effect) => (effect.runsWhileOffline ? (effect.dueAt(state) ?? []) : []))
    return times.length === 0 ? 0 : Math.min(...times)
  }
}

export function isDue(effect: ScheduledEffect, state: PlayerState, now: number): boolean {
  const at = effect.dueAt(state)
  return at !== null && at <= now
}

export const scheduledEffectsService = defineService<ScheduledEffects>({
  name: 'players.scheduledEffects',
  create: () => new ScheduledEffects(),
})
