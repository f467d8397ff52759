import { type App, type Context, type KeyedCall, keyedCall, requirePlayer } from '@sanguine/kernel'
import { applyEffectsForOwner, type PlayerOwner } from '../schedule/apply-scheduled-effects'
import { playerRepositoryService } from '../store/player-repository'
import { changePlayer, type PlayerActionResult, type PlayerRule } from './change-player'
import { playerQueueService } from './player-queue'
import { gameClosed } from './player-refusal'

export interface PlayerAction<Value> {
  /** the operation's name */
  readonly name: string
  /** the input of the call: a repeated key with another input is a mistake of the client */
  readonly input: unknown
  readonly rule: PlayerRule<Value>
}

/**
 * Changes the viewer's player, after the scheduled effects that are due. Returns when journal, ledger and operation
 * rows are written. A call that repeats an `Idempotency-Key` gets the first result again and changes nothing; refusals
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
  return runInQueue(context.app, owner, rule, keyedCall(context, name, input))
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
