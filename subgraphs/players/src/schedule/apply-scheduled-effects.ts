import { isDatabaseUnavailable } from '@sanguine/db'
import { type App, isPlaying, type Viewer } from '@sanguine/kernel'
import type { CommittedPlayer, RuleSuccess } from '@sanguine/rules'
import { changePlayer } from '../change/change-player'
import { gameClosed } from '../change/player-refusal'
import { withLimitedTimers } from '../change/rule-context'
import type { PlayerSnapshot } from '../store/players.model'
import { isDue, type PlayerAccount, scheduledEffectsService } from './scheduled-effects'

/**
 * Applies every effect that is due, step by step; every step is a change of its own, so that a gateway may die between
 * any two. Returns the player after the last step. To be called in the player's queue.
 */
export async function applyScheduledEffects(
  app: App,
  before: PlayerSnapshot,
  account: PlayerAccount,
  isOffline: boolean,
): Promise<Pick<PlayerSnapshot, 'state' | 'revision'>> {
  let player: Pick<PlayerSnapshot, 'state' | 'revision'> = before
  if (withLimitedTimers(app, before) !== before) {
    const step = await changePlayer(app, before.accountId, ({ state }) => unchanged(state))
    if (step.ok) player = step.value.player
  }
  // effects that become due in the meantime are left for the next check, so that this always ends
  const now = app.clock.now()
  for (const effect of app.get(scheduledEffectsService).dueEffects(player.state, now, isOffline)) {
    while (isDue(effect, player.state, now)) {
      const step = await changePlayer(app, before.accountId, (context) => effect.rule(context, account))
      if (!step.ok || step.value.player.revision === player.revision) break
      player = step.value.player
    }
  }
  return player
}

const unchanged = (state: CommittedPlayer): RuleSuccess<null> => ({
  ok: true,
  state,
  ledger: [],
  journal: [],
  value: null,
})

/** The account whose player is seen or changed. */
export type PlayerOwner = Pick<Viewer, 'accountId' | 'name' | 'role'>

/** Whether an effect is due for a player who is seen now, or a wait is longer than it can be. */
export function hasDueEffects(app: App, player: PlayerSnapshot, { role }: PlayerOwner): boolean {
  const isDueNow = app.get(scheduledEffectsService).dueEffects(player.state, app.clock.now()).length > 0
  return (isDueNow || withLimitedTimers(app, player) !== player) && !gameClosed(role, app)
}

/**
 * Updates a player to the present. A failure is logged and does not fail the call; the next call tries again. Throws if
 * the database is unavailable, because the call could only wait for it once more.
 */
export async function applyEffectsForOwner(app: App, player: PlayerSnapshot, owner: PlayerOwner): Promise<void> {
  if (!hasDueEffects(app, player, owner)) return
  try {
    await applyScheduledEffects(app, player, { name: owner.name, mayPlay: isPlaying(owner.role) }, false)
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error
    app.log.error({ err: error, player: player.accountId }, 'Scheduled effects could not be applied yet.')
  }
}
