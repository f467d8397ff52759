import { setTimeout as sleep } from 'node:timers/promises'
import { isDatabaseUnavailable } from '@sanguine/db'
import {
  type App,
  err,
  type KeyedCall,
  ok,
  type RefusalsOf,
  type Result,
  type Role,
  unavailable,
} from '@sanguine/kernel'
import { activeItemOf, type LastCall, type RefusalDetails } from '@sanguine/rules'
import { Types } from 'mongoose'
import { entriesToKeep } from '../outbox/outbox'
import {
  changedFields,
  type PlayerChange,
  type PlayerRepository,
  playerRepositoryService,
} from '../store/player-repository'
import type { Player, PlayerSnapshot } from '../store/players.model'
import { findFirstCall } from './idempotency'
import { PlayerReservation } from './player-reservation'
import { createRuleContext, type PlayerRuleResult, type RuleContext, withLimitedTimers } from './rule-context'

interface OpeningRefusalDetails {
  /** milliseconds since the epoch */
  gameClosed: { readonly opensAt: number }
}

/** Why an action of a player was refused: by a rule, or because the game is not open yet. */
export type PlayerRefusal = RefusalsOf<RefusalDetails & OpeningRefusalDetails>

/** The refusal for users before the game opens, else null; beta users and staff play already. */
export const gameClosed = (role: Role, { clock, settings: { gameOpensAt: opensAt } }: App) =>
  role !== 'user' || clock.now() >= opensAt ? null : err('gameClosed', { opensAt })

/** The result of an action: the player after it and its value, or the refusal. */
export type PlayerActionResult<Value> = Result<{ readonly player: Player; readonly value: Value }, PlayerRefusal>

export type PlayerRule<Value> = (context: RuleContext) => PlayerRuleResult<Value>

/** The time for which a change is retried against changes by other gateways. */
const timeoutMs = 2000

/**
 * Changes a player: calls the rule, and writes once, on condition that the document has not been written since it was
 * read. Under an `operation`, a repeat returns the first value again. To be called in the player's queue.
 */
export async function changePlayer<Value>(
  app: App,
  accountId: string,
  rule: PlayerRule<Value>,
  operation: KeyedCall | null = null,
): Promise<PlayerActionResult<Value>> {
  const repository = app.get(playerRepositoryService)
  const early = await decideEarly(app, repository.remembered(accountId), rule, operation)
  const writtenEarly = early?.change && (await write(repository, early))
  if (writtenEarly) return writtenEarly
  const reservation = new PlayerReservation(app, accountId)
  const begin = performance.now()
  try {
    for (let attempt = 1; ; attempt += 1) {
      const player = await repository.findOrCreate(accountId)
      const decision = early?.player === player ? early : await decide(app, player, rule, operation)
      const written = await write(repository, decision, reservation.held)
      if (written) return written
      const elapsedMs = performance.now() - begin
      if (elapsedMs >= timeoutMs) throw busyElsewhere()
      await sleep(jitterMs(app, attempt))
      await reservation.request(attempt, elapsedMs)
    }
  } finally {
    await reservation.release()
  }
}

const busyElsewhere = () =>
  unavailable({
    en: 'Your player is busy elsewhere. Please try again.',
    de: 'Dein Jäger ist gerade anderweitig beschäftigt. Bitte versuche es noch einmal.',
  })

/**
 * Saves the read by deciding from the remembered player. The decision is valid if it can be written, because the write
 * depends on the revision; without a change, it is valid if a read finds the same player. Null if it fails.
 */
async function decideEarly<Value>(
  app: App,
  player: PlayerSnapshot | null,
  rule: PlayerRule<Value>,
  operation: KeyedCall | null,
): Promise<Decision<Value> | null> {
  if (!player) return null
  return decide(app, player, rule, operation).catch((error: unknown) => {
    if (isDatabaseUnavailable(error)) throw error
    // the error may come from outdated data; if not, it occurs again when the document is read
    return null
  })
}

/** The decision of a call for a given player; without a change nothing is written. */
interface Decision<Value> {
  readonly player: PlayerSnapshot
  readonly change: PlayerChange | null
  readonly result: Result<Value, PlayerRefusal>
}

/** Writes a decision on a player. Null if the document was written since it was read. */
async function write<Value>(
  repository: PlayerRepository,
  { player, change, result }: Decision<Value>,
  reservation: string | null = null,
): Promise<PlayerActionResult<Value> | null> {
  const after = change ? await repository.commit(player, change, reservation) : player
  if (!after) return null
  return result.ok ? ok({ player: after, value: result.value }) : result
}

/** Calls the rule. Only missing rows are written. */
async function decide<Value>(
  app: App,
  player: PlayerSnapshot,
  rule: PlayerRule<Value>,
  operation: KeyedCall | null,
): Promise<Decision<Value>> {
  const first = operation && (await findFirstCall(app, player, operation))
  if (first) return { player, change: null, result: ok(first.result as Value) }
  const kept = await entriesToKeep(app, player)
  const current = withLimitedTimers(app, player)
  const context = createRuleContext(app, current)
  const ruled = rule(context)
  const { state, ledger, notifications = [] } = ruled.ok ? ruled : { state: current.state, ledger: [] }
  const { lastCall = lastCallAfter(context, state), journal = [] } = ruled
  const keyed = ruled.ok && operation ? { ...operation, result: ruled.stored ?? ruled.value } : null
  const result = ruled.ok ? ruled : { ok: false as const, refusal: ruled.refusal }

  const isUnchanged = changedFields(player.state, state).length === 0 && lastCall === player.lastCall
  if (isUnchanged && ledger.length + journal.length === 0 && !keyed) return { player, change: null, result }
  const audit = ruled.audit && { id: new Types.ObjectId().toHexString(), at: context.now, entry: ruled.audit }
  const entry = {
    sequence: player.revision + 1,
    at: context.now,
    ledger,
    journal,
    operation: keyed,
    ...(notifications.length > 0 && { notifications }),
    ...(audit && { audit }),
  }
  return { player, change: { state, lastCall, kept, entry }, result }
}

function lastCallAfter(
  { state: before, lastCall, release }: RuleContext,
  after: PlayerSnapshot['state'],
): LastCall | null {
  if (!lastCall?.untilBaitChanges) return lastCall
  const [baitBefore, baitAfter] = [before, after].map((state) => activeItemOf('bait', state, release)?.id)
  return baitBefore === baitAfter ? lastCall : null
}

/** A random wait after an attempt, the first being 1, that grows up to 16 ms. */
const jitterMs = (app: App, attempt: number): number =>
  (Number.parseInt(app.random.hex(1), 16) / 255) * Math.min(2 ** (attempt - 1), 16)
