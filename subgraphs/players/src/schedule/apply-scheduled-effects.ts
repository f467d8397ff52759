import { type App, originalLanguage, type Viewer } from '@sanguine/kernel'
import { changePlayer } from '../change/change-player'
import { closedTo } from '../change/opening'
import type { PlayerSnapshot } from '../store/player-repository'
import { type EffectOwner, isDue, scheduledEffectsService } from './scheduled-effects'

/** A player as it stands after a change, or without one. */
export type Settled = Pick<PlayerSnapshot, 'state' | 'revision'>

/**
 * Lets everything happen that has fallen due, step by step; every step is a change of its own, so that a gateway may die
 * between any two. To be called in the player's line.
 */
export async function applyScheduledEffects(
  app: App,
  { accountId, state, revision }: PlayerSnapshot,
  hunter: EffectOwner,
  isAway: boolean,
): Promise<Settled> {
  let settled: Settled = { state, revision }
  // what falls due meanwhile is for the next look, or this might never end
  const now = app.clock.now()
  for (const due of app.get(scheduledEffectsService).dueEffects(state, now, isAway)) {
    while (isDue(due, settled.state, now)) {
      const rule = (turn: Parameters<typeof due.rule>[0]) => due.rule(turn, hunter)
      const answer = await changePlayer(app, accountId, { operation: null, rule, language: originalLanguage })
      if (!answer.ok || answer.value.revision === settled.revision) break
      settled = answer.value
    }
  }
  return settled
}

/** Whether something has fallen due to a player who is here. */
export const hasDueEffects = (app: App, { state }: PlayerSnapshot, { role }: Viewer): boolean =>
  app.get(scheduledEffectsService).dueEffects(state, app.clock.now()).length > 0 && !closedTo(role, app)

/**
 * Brings a player who is here up to date. What fails is tried again by the next call, which is also the reason why it
 * does not fail this one.
 */
export async function applyEffectsForViewer(app: App, player: PlayerSnapshot, viewer: Viewer): Promise<void> {
  if (!hasDueEffects(app, player, viewer)) return
  try {
    await applyScheduledEffects(app, player, { name: viewer.name, mayPlay: true }, false)
  } catch (error) {
    app.log.error({ err: error, player: player.accountId }, 'What has fallen due could not be settled yet.')
  }
}
