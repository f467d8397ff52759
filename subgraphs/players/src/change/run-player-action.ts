import { type Context, type Result, requirePlayer } from '@sanguine/kernel'
import { applyEffectsForViewer } from '../schedule/apply-scheduled-effects'
import { playerRepositoryService } from '../store/player-repository'
import { changePlayer, type PlayerActionResult } from './change-player'
import { operationUnder } from './idempotency'
import { closedTo } from './opening'
import { playerQueueService } from './player-queue'
import type { PlayerRuleResult, RuleContext } from './rule-context'

export interface PlayerAction<Value> {
  /** the operation's name */
  readonly name: string
  /** what the call asks for: a key that comes back with another input is a mistake of the client */
  readonly input: unknown
  readonly rule: (context: RuleContext) => PlayerRuleResult<Value>
}

/**
 * Changes the viewer's player, after the scheduled effects that are due. Returns when journal, ledger and operation rows
 * are there. A call that repeats an `Idempotency-Key` gets the first result again and changes nothing; refusals are not
 * kept.
 *
 * The rule's `result` must be plain data of at most a few kilobytes: under a key it is stored.
 */
export async function runPlayerAction<Value>(
  context: Context,
  request: PlayerAction<Value>,
): Promise<Result<PlayerActionResult<Value>>> {
  const viewer = requirePlayer(context)
  const { accountId, role } = viewer
  const { app, language } = context
  const closed = closedTo(role, app)
  if (closed) return closed
  const operation = operationUnder(context, request.name, request.input)
  return app.get(playerQueueService).run(accountId, async () => {
    const repository = app.get(playerRepositoryService)
    const player = repository.remembered(accountId) ?? (await repository.findOrCreate(accountId))
    await applyEffectsForViewer(app, player, viewer)
    return changePlayer(app, accountId, { operation, rule: request.rule, language })
  })
}
