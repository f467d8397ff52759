import { setTimeout as sleep } from 'node:timers/promises'
import { type App, err, type Language, ok, type Result, unavailable } from '@sanguine/kernel'
import { assertBalanced } from '../ledger/ledger-balance'
import { entriesToKeep } from '../outbox/outbox-projection'
import { changedFields, type PlayerChange, playerRepositoryService } from '../store/player-repository'
import type { Player, PlayerSnapshot } from '../store/players.model'
import { findFirstCall, type KeyedOperation } from './idempotency'
import { createRuleContext, type PlayerRuleResult, type RuleContext } from './rule-context'
import { toldRefusal } from './told-refusal'

/** The change that is asked for. */
export interface ChangeRequest<Value> {
  /** under which a repeat returns the same again; null for none */
  readonly operation: KeyedOperation | null
  readonly rule: (context: RuleContext) => PlayerRuleResult<Value>
  /** in which a refusal is told */
  readonly language: Language
}

/** What an action returns: the player after it, and its value. */
export interface PlayerActionResult<Value> {
  readonly player: Player
  readonly value: Value
}

/** How long a change is tried against changes by other gateways. */
const timeoutMs = 2000

/**
 * Changes a player: calls the rule, and writes once, on condition that the document has not been written since it was
 * read. To be called in the player's queue.
 */
export async function changePlayer<Value>(
  app: App,
  accountId: string,
  request: ChangeRequest<Value>,
): Promise<Result<PlayerActionResult<Value>>> {
  const repository = app.get(playerRepositoryService)
  const early = await tryRemembered(app, accountId, request)
  if (early) return early
  const deadline = performance.now() + timeoutMs
  for (let attempt = 0; ; attempt += 1) {
    const player = await repository.findOrCreate(accountId)
    const decision = await decide(app, player, request)
    const after = decision.change ? await repository.commit(player, decision.change) : player
    if (after) return withPlayer(decision.result, after)
    if (performance.now() >= deadline) throw unavailable('Your player is busy elsewhere. Please try again.')
    await sleep(jitterMs(app, attempt))
  }
}

/** What a call comes to for a player as given; without a change nothing is written. */
interface Decision<Value> {
  readonly change: PlayerChange | null
  readonly result: Result<Value>
}

/**
 * Spares the read: what is decided on the player as last seen here holds if it can be written, since that is conditional
 * on the revision. Null when there is nothing to write or it cannot be: then the document itself must be read.
 */
async function tryRemembered<Value>(
  app: App,
  accountId: string,
  request: ChangeRequest<Value>,
): Promise<Result<PlayerActionResult<Value>> | null> {
  const repository = app.get(playerRepositoryService)
  const player = repository.remembered(accountId)
  if (!player) return null
  // an error may be caused by what is out of date; if not, it comes again when the document is read
  const decision = await decide(app, player, request).catch(() => null)
  const after = decision?.change && (await repository.commit(player, decision.change))
  return after ? withPlayer(decision.result, after) : null
}

/** Calls the rule. Nothing is written but rows that were missing. */
async function decide<Value>(
  app: App,
  player: PlayerSnapshot,
  { operation, rule, language }: ChangeRequest<Value>,
): Promise<Decision<Value>> {
  const first = operation && (await findFirstCall(app, player, operation))
  if (first) return { change: null, result: ok(first.result as Value) }
  const kept = await entriesToKeep(app, player)
  const turn = createRuleContext(app, player)
  const ruling = rule(turn)
  const { lastCall = player.lastCall, journal = [] } = ruling
  const { state, ledger } = ruling.ok ? ruling : { state: player.state, ledger: [] }
  const keyed = ruling.ok && operation ? { ...operation, result: ruling.result } : null
  const refusal = ruling.ok ? null : toldRefusal(app, language, { refusal: ruling, rule, turn })
  const result: Result<Value> = ruling.ok
    ? ok(ruling.result)
    : err(refusal?.code ?? '', refusal?.message ?? '', refusal?.values ?? {})

  const isUnchanged = changedFields(player.state, state).length === 0 && lastCall === player.lastCall
  if (isUnchanged && ledger.length + journal.length === 0 && !keyed) return { change: null, result }
  assertBalanced(player.state, state, ledger)
  const entry = { sequence: player.revision + 1, at: turn.now, ledger, journal, operation: keyed }
  return { change: { state, lastCall, kept, entry }, result }
}

const withPlayer = <Value>(result: Result<Value>, player: Player): Result<PlayerActionResult<Value>> =>
  result.ok ? ok({ player, value: result.value }) : result

/** A random wait that grows with the attempts, up to 16 ms. */
const jitterMs = (app: App, attempt: number): number =>
  (Number.parseInt(app.random.hex(1), 16) / 255) * Math.min(2 ** attempt, 16)
