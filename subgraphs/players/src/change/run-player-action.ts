import { type Context, requirePlayer } from '@sanguine/kernel'
import { applyEffectsForViewer } from '../schedule/apply-scheduled-effects'
import { playerRepositoryService } from '../store/player-repository'
import { changePlayer, type PlayerActionResult, type PlayerRule } from './change-player'
import { operationUnder } from './idempotency'
import { playerQueueService } from './player-queue'
import { gameClosed } from './player-refusal'

export interface PlayerAction<Value> {
  /** the operation's name */
  readonly name: string
  /** what the call asks for: a key that comes back with another input is a mistake of the client */
  readonly input: unknown
  readonly rule: PlayerRule<Value>
}

/**
 * Changes the viewer's player, after the scheduled effects that are due. Returns when journal, ledger and operation rows
 * are there. A call that repeats an `Idempotency-Key` gets the first result again and changes nothing; refusals are not
 * kept.
 *
 * The rule's `value` must be plain data of at most a few kilobytes: under a key it is stored.
 */
export async function runPlayerAction<Value>(
  context: Context,
  { name, input, rule }: PlayerAction<Value>,
): Promise<PlayerActionResult<Value>> {
  const viewer = requirePlayer(context)
  const { accountId, role } = viewer
  const { app } = context
  const closed = gameClosed(role, app)
  if (closed) return closed
  const operation = operationUnder(context, name, input)
  return app.get(playerQueueService).run(accountId, async () => {
    const repository = app.get(playerRepositoryService)
    const player = repository.remembered(accountId) ?? (await repository.findOrCreate(accountId))
    await applyEffectsForViewer(app, player, viewer)
    return changePlayer(app, accountId, rule, operation)
  })
}
