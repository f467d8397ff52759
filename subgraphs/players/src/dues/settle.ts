import type { App, Viewer } from '@sanguine/kernel'
import { changePlayer } from '../change-player'
import { closedTo } from '../opening'
import type { PlayerSnapshot } from '../players.store'
import { duesService, type Hunter, isDue } from './dues'

/** A player as it stands after a change, or without one. */
export type Settled = Pick<PlayerSnapshot, 'state' | 'revision'>

/**
 * Lets everything happen that has fallen due, step by step; every step is a change of its own, so that a gateway may die
 * between any two. To be called in the player's line.
 */
export async function settleDues(
  app: App,
  { accountId, state, revision }: PlayerSnapshot,
  hunter: Hunter,
  isAway: boolean,
): Promise<Settled> {
  let settled: Settled = { state, revision }
  // what falls due meanwhile is for the next look, or this might never end
  const now = app.clock.now()
  for (const due of app.get(duesService).waiting(state, now, isAway)) {
    while (isDue(due, settled.state, now)) {
      const rule = (turn: Parameters<typeof due.rule>[0]) => due.rule(turn, hunter)
      const answer = await changePlayer(app, accountId, { operation: null, rule })
      if (!answer.ok || answer.value.revision === settled.revision) break
      settled = answer.value
    }
  }
  return settled
}

/** Whether something has fallen due to a player who is here. */
export const hasDues = (app: App, { state }: PlayerSnapshot, { role }: Viewer): boolean =>
  app.get(duesService).waiting(state, app.clock.now()).length > 0 && !closedTo(role, app)

/**
 * Brings a player who is here up to date. What fails is tried again by the next call, which is also the reason why it
 * does not fail this one.
 */
export async function settleForViewer(app: App, player: PlayerSnapshot, viewer: Viewer): Promise<void> {
  if (!hasDues(app, player, viewer)) return
  try {
    await settleDues(app, player, { name: viewer.name, mayPlay: true }, false)
  } catch (error) {
    app.log.error({ err: error, player: player.accountId }, 'What has fallen due could not be settled yet.')
  }
}
