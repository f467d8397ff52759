import { PlayerDraft } from '../state/player-draft'
import type { Fairness, PlayerState, RevealedSeed } from '../state/player-state'
import { refuse } from '../state/refusal'
import type { RuleResult } from '../state/rule-result'
import { isOpen, nextCombatNumber } from './start-hunt'

/** The maximum number of stored seeds after they were revealed. */
export const maxRevealedSeeds = 10

/** A player who has seeds for the next combats. */
export type CommittedPlayer = PlayerState & { readonly fairness: Fairness & { readonly nextSeed: string } }

const isCommitted = (state: PlayerState): state is CommittedPlayer => state.fairness?.nextSeed !== undefined

/** The player with the current and the next seed. Missing seeds are drawn. */
export function withFairness(state: PlayerState, draw: () => string): CommittedPlayer {
  if (isCommitted(state)) return state
  const first = { seed: draw(), clientSeed: '', firstCombat: nextCombatNumber(state), past: [] }
  return { ...state, fairness: { ...(state.fairness ?? first), nextSeed: draw() } }
}

/** The message that is hashed with the server seed as its key, to get the seed of one combat. */
export const combatMessage = ({ clientSeed }: Pick<Fairness, 'clientSeed'>, number: number): string =>
  `${clientSeed}:${number}`

export interface RotateSeedInput {
  /** the seed after the next one: 64 hex digits, unpredictable */
  readonly seed: string
  readonly clientSeed: string
  /** milliseconds since the epoch */
  readonly now: number
}

/**
 * Reveals the seed in use and switches to the next one. It refuses during a fight, whose rounds still depend on the
 * seed.
 */
export function rotateSeed(state: CommittedPlayer, { seed, clientSeed, now }: RotateSeedInput): RuleResult<Fairness> {
  if (isOpen(state.combat)) return refuse('combatOpen', {})
  const fairness = {
    seed: state.fairness.nextSeed,
    nextSeed: seed,
    clientSeed,
    firstCombat: nextCombatNumber(state),
    past: pastAfter(state, state.fairness, now),
  }
  return new PlayerDraft(state).set({ fairness }).done(fairness)
}

/** The revealed seeds, with the one in use before them if a combat was drawn from it. */
function pastAfter(state: PlayerState, { seed, clientSeed, firstCombat, past }: Fairness, now: number) {
  const lastCombat = nextCombatNumber(state) - 1
  const revealed: readonly RevealedSeed[] =
    firstCombat <= lastCombat ? [{ seed, clientSeed, firstCombat, lastCombat, revealedAt: now }] : []
  return [...revealed, ...past].slice(0, maxRevealedSeeds)
}

/**
 * Reveals the seed in use and replaces it and the next one, for a state that was restored from a backup. The player may
 * have revealed both after the backup was made. An open fight keeps its own seed.
 */
export const replaceSeeds = (
  state: PlayerState,
  fairness: Fairness,
  { now, draw }: { readonly now: number; readonly draw: () => string },
): Fairness => ({
  seed: draw(),
  nextSeed: draw(),
  clientSeed: fairness.clientSeed,
  firstCombat: nextCombatNumber(state),
  past: pastAfter(state, fairness, now),
})
