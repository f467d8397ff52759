import { invalidField } from '@sanguine/kernel'
import type { LastCall, PlayerRuleResult, RuleContext } from '@sanguine/players'
import { attack, type Combat, quickAttack, type Refusal, type RuleResult, refuse } from '@sanguine/rules'

/** The calls that hunt. */
export type HuntCall = 'hunt' | 'quickHunt' | 'coffinHunt'

/** A combat as a call has seen it: later rounds do not belong to its result. */
export interface HuntResult {
  readonly combat: Combat
  readonly upToRound: number
}

export interface HuntRequest {
  readonly call: HuntCall
  /** the requested round, 1 to 5; null for the next one */
  readonly round: number | null
  /** the player's name */
  readonly name: string
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
  (context: RuleContext): PlayerRuleResult<HuntResult> => {
    const { round } = request
    const result = round === null ? playOn(request, context) : playRound(request, round, context)
    return result.ok ? result : journalOnce(result, context)
  }

const playOn = (request: HuntRequest, context: RuleContext): PlayerRuleResult<HuntResult> =>
  repeatOf(request, context) ?? withLastCall(request, context, play(request, context))

/** The combat after round `n`, if it has come so far; otherwise plays its next round, which must be `n`. */
function playRound(request: HuntRequest, n: number, context: RuleContext): PlayerRuleResult<HuntResult> {
  const { combat } = context.state
  const isGoingOn = combat !== null && isOpen(combat)
  // the first round of a combat that is over is the beginning of the next hunt
  if (combat && n <= combat.round && (n > 1 || isGoingOn)) return unchanged(context, combat, n)
  if (n > 1 && !isGoingOn) return refuse('noOpenCombat', { round: n })
  if (isGoingOn && n > combat.round + 1)
    throw invalidField('round', {
      en: `the next round is ${combat.round + 1}`,
      de: `die nächste Runde ist ${combat.round + 1}`,
    })
  const repeat = combat?.round === 1 ? repeatOf(request, context) : null
  if (repeat) return repeat
  const result = play(request, context)
  if (result.ok) return n === 1 && !isOpen(result.value.combat) ? withLastCall(request, context, result) : result
  // but while that may not begin yet, it is a repeat of a combat that took one round
  return combat?.round === 1 && mustWait(result, combat) ? unchanged(context, combat, 1) : result
}

const mustWait = ({ code }: Refusal, { mode }: Combat): boolean =>
  code === 'huntTooEarly' || (code === 'coffinEmpty' && mode === 'coffin')

const isOpen = (combat: Combat): boolean => combat.result === 'ongoing'

/** Plays the next round, or with `quickHunt` all remaining ones. Starts a new hunt if none is open. */
function play({ call, name }: HuntRequest, context: RuleContext): RuleResult<HuntResult> {
  const { combatSeed: seed, now, release, speed } = context
  const mode = call === 'coffinHunt' ? 'coffin' : 'hunt'
  const playRounds = call === 'quickHunt' ? quickAttack : attack
  const result = playRounds(context.state, { mode, seed, name, now, release, speed })
  if (!result.ok) return result
  return { ...result, value: { combat: result.value, upToRound: result.value.round } }
}

const unchanged = ({ state }: RuleContext, combat: Combat, upToRound: number): RuleResult<HuntResult> => ({
  ok: true,
  state,
  ledger: [],
  journal: [],
  value: { combat, upToRound },
})

/** The result of the same call less than two seconds ago, while its combat is the latest; else null. */
function repeatOf({ call }: HuntRequest, context: RuleContext): RuleResult<HuntResult> | null {
  const { lastCall, now, speed, state } = context
  if (lastCall?.call !== call || Math.abs(now - lastCall.at) >= throttleMs / speed) return null
  const { number, upToRound } = lastCall.result as StoredCall
  const { combat } = state
  return combat !== null && combat.number === number ? unchanged(context, combat, upToRound) : null
}

function withLastCall(
  { call }: HuntRequest,
  { now: at }: RuleContext,
  result: RuleResult<HuntResult>,
): PlayerRuleResult<HuntResult> {
  if (!result.ok) return result
  const { combat, upToRound } = result.value
  const stored: StoredCall = { number: combat.number, upToRound }
  return { ...result, lastCall: { call, at, result: stored } }
}

/** Adds a hunt without bait to the journal once, until other bait is equipped: repeats change nothing. */
function journalOnce(refusal: Refusal, { lastCall, now: at }: RuleContext): PlayerRuleResult<HuntResult> {
  if (!refusal.journal) return refusal
  const { journal: _told, ...repeated } = refusal
  if (lastCall && isRefused(lastCall)) return repeated
  return { ...refusal, lastCall: { call: refusedCall, at, result: null, untilBaitChanges: true } }
}

const refusedCall = 'noBait'

/** An earlier version stored the refusal itself, under the name of the call. */
const isRefused = ({ call, result }: LastCall): boolean =>
  call === refusedCall || (typeof result === 'object' && result !== null && 'refusal' in result)
