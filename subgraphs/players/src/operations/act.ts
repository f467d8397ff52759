import { setTimeout as sleep } from 'node:timers/promises'
import { type Answer, type App, type Context, done, refused, requirePlayer, unavailable } from '@sanguine/kernel'
import type { PlayerState } from '@sanguine/rules'
import { assertBalanced } from '../balance'
import { findFirstCall, type KeyedOperation, operationUnder } from '../idempotency'
import { closedTo } from '../opening'
import { playerChangesPart } from '../player-changes'
import { playerQueuePart } from '../player-queue'
import { changedFields, type PlayerSnapshot, playerStorePart } from '../players.store'
import { type Ruling, type Turn, turnOf } from '../turn'
import { entriesToKeep, projectNow } from '../unprojected'

export interface ActRequest<Result> {
  /** the operation's name */
  readonly name: string
  /** what was asked: a key that comes back with another input is a mistake of the client */
  readonly input: unknown
  readonly rule: (turn: Turn) => Ruling<Result>
}

/** A player after a change, and what the change gave. */
export interface Acted<Result> {
  readonly accountId: string
  readonly state: PlayerState
  readonly revision: number
  readonly result: Result
}

/** How long a change is tried against changes by other gateways. */
const patienceMs = 2000

/**
 * Changes the player who asks: reads the document, asks the rule, and writes once, on condition that nobody wrote in
 * between. Answers when journal, ledger and operation rows are there. A call that repeats an `Idempotency-Key` gets the
 * first result again and changes nothing; refusals are not kept.
 *
 * `result` must be plain data of at most a few kilobytes: under a key it is stored.
 */
export async function act<Result>(context: Context, request: ActRequest<Result>): Promise<Answer<Acted<Result>>> {
  const { accountId, role } = requirePlayer(context)
  const { app, idempotencyKey } = context
  const closed = closedTo(role, app)
  if (closed) return closed
  const operation = operationUnder(idempotencyKey, request.name, request.input)
  return app.get(playerQueuePart).run(accountId, async () => {
    const deadline = performance.now() + patienceMs
    for (let attempt = 0; ; attempt += 1) {
      const answer = await tryOnce(app, accountId, operation, request.rule)
      if (answer) return answer
      if (performance.now() >= deadline) throw unavailable('Your player is busy elsewhere. Please try again.')
      await sleep(jitterMs(app, attempt))
    }
  })
}

/** One read, one rule, one conditional write. Null when another gateway was faster. */
async function tryOnce<Result>(
  app: App,
  accountId: string,
  operation: KeyedOperation | null,
  rule: (turn: Turn) => Ruling<Result>,
): Promise<Answer<Acted<Result>> | null> {
  const { player, isNew } = await app.get(playerStorePart).load(accountId)
  if (isNew) app.get(playerChangesPart).publish({ accountId, xp: player.state.xp })
  const first = operation && (await findFirstCall(app, player, operation))
  if (first) return done(acted(player, first.result as Result))
  const kept = await entriesToKeep(app, player)
  const turn = turnOf(app, player)
  const ruling = rule(turn)
  const { recent = player.recent, journal = [] } = ruling
  const { state, ledger } = ruling.ok ? ruling : { state: player.state, ledger: [] }
  const keyed = ruling.ok && operation ? { ...operation, result: ruling.result } : null
  const answer = (after: PlayerSnapshot): Answer<Acted<Result>> =>
    ruling.ok ? done(acted(after, ruling.result)) : refused(ruling.code, ruling.message, ruling.values)

  const isUnchanged = changedFields(player.state, state).length === 0 && recent === player.recent
  if (isUnchanged && ledger.length + journal.length === 0 && !keyed) return answer(player)
  assertBalanced(player.state, state, ledger)
  const entry = { sequence: player.revision + 1, at: turn.now, ledger, journal, operation: keyed }
  const written = await app.get(playerStorePart).commit(player, { state, recent, kept, entry })
  if (!written) return null
  if (state.xp !== player.state.xp) app.get(playerChangesPart).publish({ accountId, xp: state.xp })
  await projectNow(app, accountId, written.outbox)
  return answer(written)
}

const acted = <Result>({ accountId, state, revision }: PlayerSnapshot, result: Result): Acted<Result> => ({
  accountId,
  state,
  revision,
  result,
})

/** A random wait that grows with the attempts, up to 16 ms. */
const jitterMs = (app: App, attempt: number): number =>
  (Number.parseInt(app.random.hex(1), 16) / 255) * Math.min(2 ** attempt, 16)
