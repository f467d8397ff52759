import { type App, defineService, type SteadyClock, steadyClockService } from '@sanguine/kernel'
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
   * Effects come in the order of their times. `first` comes before others of the same time, because it ends what they use.
   * `last` comes after all others, because it reports what they did.
   */
  readonly place?: 'first' | 'last'
  /**
   * The time of the effect in milliseconds since the epoch; null for never, in the present state. Read before every
   * read and change.
   */
  dueAt(state: PlayerState): number | null
  /** Whether it waits up to an hour for the correction of a clock that was set ahead, since it cannot be taken back. */
  readonly isSteady?: boolean
  /** One step of the effect. Called again while it is due and the last step changed something. */
  rule(context: RuleContext, account: PlayerAccount): PlayerRuleResult<unknown>
}

/** The present in milliseconds since the epoch, as an effect measures it. */
export type Present = (effect: ScheduledEffect) => number

export class ScheduledEffects {
  readonly #effects: ScheduledEffect[] = []
  readonly #app: App
  readonly #steady: SteadyClock

  constructor(app: App) {
    this.#app = app
    this.#steady = app.get(steadyClockService)
  }

  add(effect: ScheduledEffect): void {
    this.#effects.push(effect)
  }

  /** The present of this moment. */
  present(): Present {
    const [now, steadyNow] = [this.#app.clock.now(), this.#steady.now()]
    return ({ isSteady }) => (isSteady ? steadyNow : now)
  }

  /** The effects that are due, in the order in which they were added. */
  dueEffects(state: PlayerState, present: Present, isOffline = false): readonly ScheduledEffect[] {
    return this.#effects.filter((effect) => (effect.runsWhileOffline || !isOffline) && isDue(effect, state, present))
  }

  /** The time of the scheduler's next check of the player; 0 for never. */
  nextDueAt(state: PlayerState): number {
    const times = this.#effects.flatMap((effect) => (effect.runsWhileOffline ? (effect.dueAt(state) ?? []) : []))
    return times.length === 0 ? 0 : Math.min(...times)
  }
}

const isLast = ({ place }: ScheduledEffect): boolean => place === 'last'
const isFirst = ({ place }: ScheduledEffect): boolean => place === 'first'

/** The effect whose step comes next; null if none is due. Ties are in the order in which effects were added. */
export function nextEffect(
  effects: readonly ScheduledEffect[],
  state: PlayerState,
  present: Present,
): ScheduledEffect | null {
  const due = effects.flatMap((effect) => {
    const at = effect.dueAt(state)
    return at !== null && at <= present(effect) ? [{ effect, at }] : []
  })
  const [next] = due.toSorted(
    (a, b) =>
      Number(isLast(a.effect)) - Number(isLast(b.effect)) ||
      a.at - b.at ||
      Number(isFirst(b.effect)) - Number(isFirst(a.effect)),
  )
  return next?.effect ?? null
}

function isDue(effect: ScheduledEffect, state: PlayerState, present: Present): boolean {
  const at = effect.dueAt(state)
  return at !== null && at <= present(effect)
}

export const scheduledEffectsService = defineService<ScheduledEffects>({
  name: 'players.scheduledEffects',
  create: (app) => new ScheduledEffects(app),
})
