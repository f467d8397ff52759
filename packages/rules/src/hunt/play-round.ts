import { roundsPerCombat } from '../constants'
import type { Combat } from '../fight/combat'
import { type CombatState, combatStateOf } from '../fight/replay'
import { PlayerDraft } from '../state/player-draft'
import type { PlayerState } from '../state/player-state'
import { type Refused, refuse } from '../state/refusal'
import type { RuleSuccess } from '../state/rule-result'
import { settleCombat } from './settle-combat'
import { type HuntClock, type HuntInput, isOpen, startHunt } from './start-hunt'

type RoundInput = Pick<HuntClock, 'now' | 'release'>

/** The result of played rounds: the combat, and its state after the last of them. */
type PlayResult = (RuleSuccess<Combat> & { readonly standing: CombatState }) | Refused

function playTo(state: PlayerState, rounds: (combat: Combat) => number, { now, release }: RoundInput): PlayResult {
  const { combat } = state
  if (!isOpen(combat)) return refuse('noOpenCombat', {})
  const standing = combatStateOf(combat, rounds(combat))
  const played: Combat = { ...combat, round: standing.round, result: standing.result, playedAt: now }
  const draft = new PlayerDraft(state)
  if (standing.result === 'ongoing') return { ...draft.set({ combat: played }).done(played), standing }
  const settled = settleCombat(draft, played, standing.goldChange, release)
  return { ...draft.done(settled), standing }
}

/** Plays the next round of the open combat. If that ends the combat, it books all rewards. */
export const playRound = (state: PlayerState, input: RoundInput): PlayResult =>
  playTo(state, (combat) => combat.round + 1, input)

/** Plays all remaining rounds. */
export const playAll = (state: PlayerState, input: RoundInput): PlayResult =>
  playTo(state, () => roundsPerCombat, input)

/** Starts a hunt and continues with `play`, as one change with the ledger and journal of both. */
function startAnd(play: typeof playRound, state: PlayerState, input: HuntInput): PlayResult {
  const started = startHunt(state, input)
  if (!started.ok) return started
  const played = play(started.state, input)
  if (!played.ok) return played
  return {
    ...played,
    ledger: [...started.ledger, ...played.ledger],
    journal: [...started.journal, ...played.journal],
  }
}

/** The Attack action: the next round of the open combat, or a new hunt and its first round. */
export const attack = (state: PlayerState, input: HuntInput): PlayResult =>
  isOpen(state.combat) ? playRound(state, input) : startAnd(playRound, state, input)

/** The Quick attack action: the open combat to its end, or a whole hunt. */
export const quickAttack = (state: PlayerState, input: HuntInput): PlayResult =>
  isOpen(state.combat) ? playAll(state, input) : startAnd(playAll, state, input)
