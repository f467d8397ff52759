import type { Combat } from '../fight/combat'
import type { CombatState } from '../fight/replay'
import type { LastCall, PlayerState } from '../state/player-state'
import { type Refused, refuse } from '../state/refusal'
import type { RuleSuccess } from '../state/rule-result'
import { attack, quickAttack } from './play-round'
import { type HuntClock, isOpen } from './start-hunt'

/** The calls that hunt. */
export type HuntCall = 'hunt' | 'quickHunt' | 'coffinHunt'

/** A combat as a call has seen it: later rounds do not belong to its result. */
export interface HuntResult {
  readonly combat: Combat
  readonly upToRound: number
  /** the combat after that round, if this call played it; a repeat works it out from the seed */
  readonly standing?: CombatState
}

export interface HuntRequest {
  readonly call: HuntCall
  /** the requested round, 1 to 5; null for the next one */
  readonly round: number | null
  /** the player's name */
  readonly name: string
}

/** `stored` is the value that fits into a document: a repeat works out the fight from it. */
export type HuntRuleResult = (RuleSuccess<HuntResult> & { readonly stored?: HuntResult }) | Refused

export interface HuntContext extends HuntClock {
  readonly state: PlayerState
  readonly lastCall: LastCall | null
  /** 64 hex digits for a combat that may begin now */
  readonly combatSeed: string
}

/** The stored call from which a repeat within two seconds is rebuilt. */
interface StoredCall {
  readonly number: number
  readonly upToRound: number
}

const throttleMs = 2000

/**
 * One call of a hunt. With `round` it plays that round of the open combat, and a repeat gets the same round again. If
 * the first round ended the combat, a repeat gets it for two seconds, or while no other hunt may begin. Without `round`
 * it plays the next round, unless the same call was made less than two seconds ago: then it gets the same result again.
 */
export const huntRule =
  (request: HuntRequest) =>
  (context: HuntContext): HuntRuleResult => {
    const { round } = request
    const result = round === null ? playOn(request, context) : playRound(request, round, context)
    return result.ok ? result : journalOnce(result, context)
  }

const playOn = (request: HuntRequest, context: HuntContext): HuntRuleResult =>
  repeatOf(request, context) ?? withLastCall(request, context, play(request, context))

/** The combat after round `n`, if it has come so far; otherwise plays its next round, which must be `n`. */
function playRound(request: HuntRequest, n: number, context: HuntContext): HuntRuleResult {
  const { combat } = context.state
  const isGoingOn = isOpen(combat)
  // the first round of a combat that is over is the beginning of the next hunt
  if (combat && n <= combat.round && (n > 1 || isGoingOn)) return unchanged(context, combat, n)
  if (n > 1 && !isGoingOn) return refuse('noOpenCombat', { round: n })
  if (isGoingOn && n > combat.round + 1) return refuse('roundTooHigh', { next: combat.round + 1 })
  const repeat = combat?.round === 1 ? repeatOf(request, context) : null
  if (repeat) return repeat
  const result = play(request, context)
  if (result.ok) return n === 1 && !isOpen(result.value.combat) ? withLastCall(request, context, result) : result
  // but while that may not begin yet, it is a repeat of a combat that took one round
  return combat?.round === 1 && mustWait(result, combat) ? unchanged(context, combat, 1) : result
}

const mustWait = ({ refusal: { code } }: Refused, { mode }: Combat): boolean =>
  code === 'huntTooEarly' || (code === 'coffinEmpty' && mode === 'coffin')

/** Plays the next round, or with `quickHunt` all remaining ones. Starts a new hunt if none is open. */
function play({ call, name }: HuntRequest, context: HuntContext): HuntRuleResult {
  const { combatSeed: seed, now, release, speed } = context
  const mode = call === 'coffinHunt' ? 'coffin' : 'hunt'
  const playRounds = call === 'quickHunt' ? quickAttack : attack
  const result = playRounds(context.state, { mode, seed, name, now, release, speed })
  if (!result.ok) return result
  const { standing, ...played } = result
  const stored = { combat: result.value, upToRound: result.value.round }
  return { ...played, value: { ...stored, standing }, stored }
}

const unchanged = ({ state }: HuntContext, combat: Combat, upToRound: number): RuleSuccess<HuntResult> => ({
  ok: true,
  state,
  ledger: [],
  journal: [],
  value: { combat, upToRound },
})

/** The result of the same call less than two seconds ago, while its combat is the latest; else null. */
function repeatOf({ call }: HuntRequest, context: HuntContext): RuleSuccess<HuntResult> | null {
  const { lastCall, now, speed, state } = context
  if (lastCall?.call !== call || Math.abs(now - lastCall.at) >= throttleMs / speed) return null
  const { number, upToRound } = lastCall.result as StoredCall
  const { combat } = state
  return combat !== null && combat.number === number ? unchanged(context, combat, upToRound) : null
}

function withLastCall({ call }: HuntRequest, { now: at }: HuntContext, result: HuntRuleResult): HuntRuleResult {
  if (!result.ok) return result
  const { combat, upToRound } = result.value
  const stored: StoredCall = { number: combat.number, upToRound }
  return { ...result, lastCall: { call, at, result: stored } }
}

/** Adds a hunt without bait to the journal once, until other bait is equipped: repeats change nothing. */
function journalOnce(refused: Refused, { lastCall, now: at }: HuntContext): HuntRuleResult {
  if (!refused.journal) return refused
  const { journal: _told, ...repeated } = refused
  if (lastCall && isRefused(lastCall)) return repeated
  return { ...refused, lastCall: { call: refusedCall, at, result: null, untilBaitChanges: true } }
}

const refusedCall = 'noBait'

/** An earlier version stored the refusal itself, under the name of the call. */
const isRefused = ({ call, result }: LastCall): boolean =>
  call === refusedCall || (typeof result === 'object' && result !== null && 'refusal' in result)
