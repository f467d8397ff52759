import { setTimeout as sleep } from 'node:timers/promises'
import { type App, ok, type Result, unavailable } from '@sanguine/kernel'
import type { PlayerState } from '@sanguine/rules'
import { assertBalanced } from './balance'
import { findFirstCall, type KeyedOperation } from './idempotency'
import { loadPlayer } from './load-player'
import { playerChangesService } from './player-changes'
import type { PlayerRefusal } from './player-refusal'
import { changedFields, type PlayerChange, type PlayerSnapshot, playerStoreService } from './players.store'
import { createRuleContext, type PlayerRuleResult, type RuleContext } from './rule-context'
import { entriesToKeep, projectNow } from './unprojected'

/** What a player is to become. */
export interface Asked<Value> {
  /** under which a repeat answers the same again; null for none */
  readonly operation: KeyedOperation | null
  readonly rule: (turn: RuleContext) => PlayerRuleResult<Value>
}

/** A player after a change, and what the change gave. */
export interface PlayerActionResult<Value> {
  readonly accountId: string
  readonly state: PlayerState
  readonly revision: number
  readonly result: Value
}

/** How long a change is tried against changes by other gateways. */
const patienceMs = 2000

/**
 * Changes a player: asks the rule what becomes of the document, and writes once, on condition that nobody has written
 * since it was read. To be called in the player's line.
 */
export async function changePlayer<Value>(
  app: App,
  accountId: string,
  asked: Asked<Value>,
): Promise<Result<PlayerActionResult<Value>, PlayerRefusal>> {
  const early = await tryRemembered(app, accountId, asked)
  if (early) return early
  const deadline = performance.now() + patienceMs
  for (let attempt = 0; ; attempt += 1) {
    const player = await loadPlayer(app, accountId)
    const { change, answer } = await decide(app, player, asked)
    if (!change) return answer(player)
    const written = await carryOut(app, player, change)
    if (written) return answer(written)
    if (performance.now() >= deadline) throw unavailable('Your player is busy elsewhere. Please try again.')
    await sleep(jitterMs(app, attempt))
  }
}

/** What a call comes to on a player as given; without a change it is answered as it is. */
interface Decision<Value> {
  readonly change: PlayerChange | null
  readonly answer: (after: PlayerSnapshot) => Result<PlayerActionResult<Value>, PlayerRefusal>
}

/**
 * Spares the read: what is decided on the player as last seen here holds if it can be written, since that is conditional
 * on the revision. Null when there is nothing to write or it cannot be: then the document itself must be asked.
 */
async function tryRemembered<Value>(
  app: App,
  accountId: string,
  asked: Asked<Value>,
): Promise<Result<PlayerActionResult<Value>, PlayerRefusal> | null> {
  const player = app.get(playerStoreService).remembered(accountId)
  if (!player) return null
  // an error may come of what is out of date; if not, it comes again of the document
  const decision = await decide(app, player, asked).catch(() => null)
  if (!decision?.change) return null
  const written = await carryOut(app, player, decision.change)
  return written && decision.answer(written)
}

/** Asks the rule. Nothing is changed but for rows that were missing. */
async function decide<Value>(
  app: App,
  player: PlayerSnapshot,
  { operation, rule }: Asked<Value>,
): Promise<Decision<Value>> {
  const first = operation && (await findFirstCall(app, player, operation))
  if (first) return { change: null, answer: (after) => ok(acted(after, first.result as Value)) }
  const kept = await entriesToKeep(app, player)
  const turn = createRuleContext(app, player)
  const ruling = rule(turn)
  const { recent = player.recent, journal = [] } = ruling
  const { state, ledger } = ruling.ok ? ruling : { state: player.state, ledger: [] }
  const keyed = ruling.ok && operation ? { ...operation, result: ruling.value } : null
  const answer = (after: PlayerSnapshot): Result<PlayerActionResult<Value>, PlayerRefusal> => {
    if (ruling.ok) return ok(acted(after, ruling.value))
    const { ok: _ok, journal: _journal, ...refusal } = ruling
    return { ok: false, refusal: { ...refusal, field: null } }
  }

  const isUnchanged = changedFields(player.state, state).length === 0 && recent === player.recent
  if (isUnchanged && ledger.length + journal.length === 0 && !keyed) return { change: null, answer }
  assertBalanced(player.state, state, ledger)
  const entry = { sequence: player.revision + 1, at: turn.now, ledger, journal, operation: keyed }
  return { change: { state, recent, kept, entry }, answer }
}

/** One conditional write, and the rows that belong to it. Null when another gateway was faster. */
async function carryOut(app: App, player: PlayerSnapshot, change: PlayerChange): Promise<PlayerSnapshot | null> {
  const { accountId } = player
  const written = await app.get(playerStoreService).commit(player, change)
  if (!written) return null
  const { xp } = written.state
  if (xp !== player.state.xp) app.get(playerChangesService).publish({ accountId, xp })
  await projectNow(app, accountId, written.outbox)
  return written
}

const acted = <Value>({ accountId, state, revision }: PlayerSnapshot, result: Value): PlayerActionResult<Value> => ({
  accountId,
  state,
  revision,
  result,
})

/** A random wait that grows with the attempts, up to 16 ms. */
const jitterMs = (app: App, attempt: number): number =>
  (Number.parseInt(app.random.hex(1), 16) / 255) * Math.min(2 ** attempt, 16)
