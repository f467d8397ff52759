import { Draft } from './draft'
import type { Outcome, PlayerState } from './player'
import { refuse } from './refusal'
import { isOpen, nextCombatNumber } from './start-hunt'

/** A server seed whose combats are over, for everybody to check them. */
export interface RevealedSeed {
  readonly seed: string
  readonly clientSeed: string
  /** the combats that were drawn from it */
  readonly firstCombat: number
  readonly lastCombat: number
  /** milliseconds since the epoch */
  readonly revealedAt: number
}

/**
 * What a player's combats are drawn from. The seed is fixed, and its hash shown, before the first of them is fought, so
 * the server cannot choose it afterwards; the player's part keeps the server from having chosen it beforehand.
 */
export interface Fairness {
  /** 64 hex digits; nobody sees them before they are replaced */
  readonly seed: string
  /** the player's part, empty until they choose one */
  readonly clientSeed: string
  /** number of the first combat drawn from it */
  readonly firstCombat: number
  /** the latest first */
  readonly past: readonly RevealedSeed[]
}

/** Seeds that are kept after they were revealed. */
export const keptSeeds = 10

/** The player with a seed to draw from: the one that is there, else the one given. */
export const withFairness = (state: PlayerState, seed: string): PlayerState & { readonly fairness: Fairness } => ({
  ...state,
  fairness: state.fairness ?? { seed, clientSeed: '', firstCombat: nextCombatNumber(state), past: [] },
})

/** What is hashed under the seed, as its key, to the seed of one combat. */
export const combatMessage = ({ clientSeed }: Fairness, number: number): string => `${clientSeed}:${number}`

export interface RotateSeedInput {
  /** the new server seed: 64 hex digits that nobody can foresee */
  readonly seed: string
  readonly clientSeed: string
  /** milliseconds since the epoch */
  readonly now: number
}

/** Reveals the seed that is in use and takes another. Not within a fight: its rounds are drawn from it still. */
export function rotateSeed(state: PlayerState, { seed, clientSeed, now }: RotateSeedInput): Outcome<Fairness> {
  if (isOpen(state.combat)) return refuse('combatOpen', 'Finish your fight first.')
  const next = nextCombatNumber(state)
  const old = state.fairness
  const { past = [] } = old ?? {}
  const revealed: readonly RevealedSeed[] =
    old && old.firstCombat < next
      ? [
          {
            seed: old.seed,
            clientSeed: old.clientSeed,
            firstCombat: old.firstCombat,
            lastCombat: next - 1,
            revealedAt: now,
          },
        ]
      : []
  const fairness = { seed, clientSeed, firstCombat: next, past: [...revealed, ...past].slice(0, keptSeeds) }
  return new Draft(state).set({ fairness }).done(fairness)
}
