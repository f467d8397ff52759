import { isDatabaseUnavailable } from '@sanguine/db'
import {
  type App,
  type Context,
  isPlaying,
  type KeyedCall,
  keyedCall,
  requirePlayer,
  type Viewer,
} from '@sanguine/kernel'
import type { CommittedPlayer, RuleSuccess } from '@sanguine/rules'
import { nextEffect, type PlayerAccount, scheduledEffectsService } from '../schedule/scheduled-effects'
import { playerRepositoryService } from '../store/player-repository'
import type { PlayerSnapshot } from '../store/players.model'
import { changePlayer, gameClosed, type PlayerActionResult, type PlayerRule } from './change-player'
import { playerQueueService } from './player-queue'
import { withLimitedTimers } from './rule-context'

export interface PlayerAction<Value> {
  /** the operation's name */
  readonly name: string
  /** the input of the call: a repeated key with another input is a mistake of the client */
  readonly input: unknown
  readonly rule: PlayerRule<Value>
}

/**
 * Changes the viewer's player, after the scheduled effects that are due. Returns when the
 * change is committed with its rows for journal, ledger and operations, and after a try to write these. A call that repeats an `Idempotency-Key` gets the first result again and changes nothing; refusals
 * are not stored.
 *
 * The rule's `value` must be plain data of at most a few kilobytes, because it is stored under a key.
 */
export async function runPlayerAction<Value>(
  context: Context,
  action: PlayerAction<Value>,
): Promise<PlayerActionResult<Value>> {
  const viewer = requirePlayer(context)
  return gameClosed(viewer.role, context.app) ?? runActionOnPlayer(context, viewer, action)
}

/**
 * Changes the player of another account, as `runPlayerAction` changes the viewer's, regardless of that account's role.
 * Creates a player who does not exist yet. For operations that have checked the permission.
 */
export async function runActionOnPlayer<Value>(
  context: Context,
  owner: PlayerOwner,
  { name, input, rule }: PlayerAction<Value>,
): Promise<PlayerActionResult<Value>> {
  return runInQueue(context.app, owner, rule, operationOf(context, owner, { name, input }))
}

/** The call under its key. A key belongs to its caller, so the keys of the staff never equal those of the player. */
function operationOf(
  context: Context,
  { accountId }: PlayerOwner,
  { name, input }: Pick<PlayerAction<unknown>, 'name' | 'input'>,
): KeyedCall | null {
  const operation = context.idempotencyKey === null ? null : keyedCall(context, name, input)
  const callerId = context.viewer?.accountId
  return operation && callerId !== accountId ? { ...operation, key: `by ${callerId} ${operation.key}` } : operation
}

/**
 * Changes the player of an account without a call, for workers, whose rules are safe to repeat. Creates a player who
 * does not exist yet, so the account must be known to exist. Throws `unauthenticated` while the account is being
 * deleted.
 */
export const runSystemAction = <Value>(
  app: App,
  owner: PlayerOwner,
  rule: PlayerRule<Value>,
): Promise<PlayerActionResult<Value>> => runInQueue(app, owner, rule, null)

async function runInQueue<Value>(
  app: App,
  owner: PlayerOwner,
  rule: PlayerRule<Value>,
  operation: KeyedCall | null,
): Promise<PlayerActionResult<Value>> {
  const { accountId } = owner
  return app.get(playerQueueService).run(accountId, async () => {
    const repository = app.get(playerRepositoryService)
    const player = repository.remembered(accountId) ?? (await repository.findOrCreate(accountId))
    await applyEffectsForOwner(app, player, owner)
    return changePlayer(app, accountId, rule, operation)
  })
}

/**
 * Applies every effect that is due, step by step in the order of their times; every step is a change of its own, so that
 * a gateway may die between any two. Returns the player after the last step. To be called in the player's queue.
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
  const effects = app.get(scheduledEffectsService)
  const present = effects.present()
  const left = new Set(effects.dueEffects(player.state, present, isOffline))
  for (;;) {
    const effect = nextEffect([...left], player.state, present)
    if (!effect) return player
    const step = await changePlayer(app, before.accountId, (context) =>
      effect.rule(effect.isSteady ? { ...context, now: present(effect) } : context, account),
    )
    if (step.ok && step.value.player.revision !== player.revision) player = step.value.player
    else left.delete(effect)
  }
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
  const effects = app.get(scheduledEffectsService)
  const isDueNow = effects.dueEffects(player.state, effects.present()).length > 0
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
