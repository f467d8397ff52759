import { invalidInput } from '@sanguine/kernel'
import type { PlayerRuleResult, RuleContext } from '@sanguine/players'
import { attack, type Combat, quickAttack, type Refusal, type RuleResult, refuse } from '@sanguine/rules'

/** The calls that hunt. */
export type HuntCall = 'hunt' | 'quickHunt' | 'coffinHunt'

/** A combat as a call has seen it: later rounds do not belong to its answer. */
export interface HuntResult {
  readonly combat: Combat
  readonly upToRound: number
}

export interface HuntRequest {
  readonly call: HuntCall
  /** the round that is asked for, 1 to 5; null for whatever comes next */
  readonly round: number | null
  /** the player's name */
  readonly name: string
}

/** What a repeat within two seconds is answered from. */
type Remembered = { readonly upToRound: number; readonly number: number } | { readonly refusal: StoredRefusal }

/** Those that were stored as sentences, by an earlier version, lack `details`. They had none. */
type StoredRefusal = Pick<Refusal, 'code'> & Partial<Pick<Refusal, 'details'>>

const throttleMs = 2000

/**
 * One call of a hunt. With `round` it asks for that round of the open combat, and a repeat gets the same round again; of
 * a combat that its first round ended, while no other may begin or for two seconds. Without, it plays on, unless the same call was made less than two seconds ago: then it gets the same answer again.
 */
export const huntRule =
  (request: HuntRequest) =>
  (turn: RuleContext): PlayerRuleResult<HuntResult> =>
    request.round === null ? playOn(request, turn) : playRoundOf(request, request.round, turn)

function playOn(request: HuntRequest, turn: RuleContext): PlayerRuleResult<HuntResult> {
  return repeatOf(request, turn) ?? remembered(request, turn, play(request, turn))
}

/** The combat as it stood after round `n`, if it has come so far; else its next round, which must be `n`. */
function playRoundOf(request: HuntRequest, n: number, turn: RuleContext): PlayerRuleResult<HuntResult> {
  const { combat } = turn.state
  const isGoingOn = combat !== null && isOpen(combat)
  // the first round of a combat that is over is the beginning of the next hunt
  if (combat && n <= combat.round && (n > 1 || isGoingOn)) return unchanged(turn, combat, n)
  if (n > 1 && !isGoingOn) return refuse('noOpenCombat', { round: n })
  if (isGoingOn && n > combat.round + 1) throw invalidInput(`round: the next round is ${combat.round + 1}.`, 'round')
  const repeat = combat?.round === 1 ? repeatOf(request, turn) : null
  if (repeat?.ok) return repeat
  const outcome = play(request, turn)
  if (outcome.ok) return n === 1 && !isOpen(outcome.value.combat) ? remembered(request, turn, outcome) : outcome
  // but while that may not begin yet, it is a repeat of a combat that took one round
  if (combat?.round === 1 && mustWait(outcome, combat)) return unchanged(turn, combat, 1)
  return outcome.journal ? (repeatedRefusal(request, turn) ?? remembered(request, turn, outcome)) : outcome
}

const mustWait = ({ code }: Refusal, { mode }: Combat): boolean =>
  code === 'huntTooEarly' || (code === 'coffinEmpty' && mode === 'coffin')

const isOpen = (combat: Combat): boolean => combat.result === 0

/** The next round, or with `quickHunt` all that are left; of a new hunt where none is open. */
function play({ call, name }: HuntRequest, turn: RuleContext): RuleResult<HuntResult> {
  const { combatSeed: seed, now, release, speed } = turn
  const mode = call === 'coffinHunt' ? 'coffin' : 'hunt'
  const outcome = (call === 'quickHunt' ? quickAttack : attack)(turn.state, { mode, seed, name, now, release, speed })
  if (!outcome.ok) return outcome
  return { ...outcome, value: { combat: outcome.value, upToRound: outcome.value.round } }
}

const unchanged = ({ state }: RuleContext, combat: Combat, upToRound: number): RuleResult<HuntResult> => ({
  ok: true,
  state,
  ledger: [],
  journal: [],
  value: { combat, upToRound },
})

const recentOf = ({ call }: HuntRequest, { recent, now, speed }: RuleContext): Remembered | null =>
  recent?.call === call && now - recent.at < throttleMs / speed ? (recent.result as Remembered) : null

const readRefusal = ({ code, details = {} }: StoredRefusal): Refusal => ({ ok: false, code, details }) as Refusal

function repeatedRefusal(request: HuntRequest, turn: RuleContext): Refusal | null {
  const result = recentOf(request, turn)
  return result && 'refusal' in result ? readRefusal(result.refusal) : null
}

function repeatOf(request: HuntRequest, turn: RuleContext): RuleResult<HuntResult> | null {
  const result = recentOf(request, turn)
  if (!result) return null
  if ('refusal' in result) return readRefusal(result.refusal)
  const { combat } = turn.state
  return combat?.number === result.number ? unchanged(turn, combat, result.upToRound) : null
}

/** Refusals that left nothing behind are asked anew each time. */
function remembered(
  request: HuntRequest,
  turn: RuleContext,
  outcome: RuleResult<HuntResult>,
): PlayerRuleResult<HuntResult> {
  if (!outcome.ok && !outcome.journal) return outcome
  const result: Remembered = outcome.ok
    ? { number: outcome.value.combat.number, upToRound: outcome.value.upToRound }
    : { refusal: { code: outcome.code, details: outcome.details } }
  return { ...outcome, recent: { call: request.call, at: turn.now, result } }
}
