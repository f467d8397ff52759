import { defineService } from '@sanguine/kernel'
import type { PlayerState } from '@sanguine/rules'
import type { PlayerRuleResult, RuleContext } from '../change/rule-context'

/** Whose player it is. */
export interface EffectOwner {
  readonly name: string
  /** whether the account plays; to others things fall due and come to nothing */
  readonly mayPlay: boolean
}

/** Something that happens to players by itself when its time has come. The domain that knows the rule adds it. */
export interface ScheduledEffect {
  readonly name: string
  /** whether it waits for nobody; else it happens when the player is next seen */
  readonly runsWhileOffline: boolean
  /** When, in milliseconds since the epoch; null for never, as the state stands. Asked before every read and change. */
  dueAt(state: PlayerState): number | null
  /** One step of it. Asked again as long as it stays due and something came of it. */
  rule(turn: RuleContext, hunter: EffectOwner): PlayerRuleResult<unknown>
}

export class ScheduledEffects {
  readonly #dues: ScheduledEffect[] = []

  add(due: ScheduledEffect): void {
    this.#dues.push(due)
  }

  /** What has fallen due, in the order in which it was added. */
  dueEffects(state: PlayerState, now: number, isAway = false): readonly ScheduledEffect[] {
    return this.#dues.filter((due) => (due.runsWhileOffline || !isAway) && isDue(due, state, now))
  }

  /** When a worker must look at the player; 0 for never. */
  nextDueAt(state: PlayerState): number {
    const times = this.#dues.flatMap((due) => (due.runsWhileOffline ? (due.dueAt(state) ?? []) : []))
    return times.length === 0 ? 0 : Math.min(...times)
  }
}

export function isDue(due: ScheduledEffect, state: PlayerState, now: number): boolean {
  const at = due.dueAt(state)
  return at !== null && at <= now
}

export const scheduledEffectsService = defineService<ScheduledEffects>({
  name: 'players.dues',
  create: () => new ScheduledEffects(),
})
