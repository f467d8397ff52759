import { Draft } from './draft'
import type { PlayerState, RuleResult } from './player'
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
  /** what takes its place: fixed before the player chooses a part in it; players of earlier days lack it until they act */
  readonly nextSeed?: string
  /** the player's part, empty until they choose one */
  readonly clientSeed: string
  /** number of the first combat drawn from it */
  readonly firstCombat: number
  /** the latest first */
  readonly past: readonly RevealedSeed[]
}

/** Seeds that are kept after they were revealed. */
export const keptSeeds = 10

/** A player with seeds to draw from. */
export type CommittedPlayer = PlayerState & { readonly fairness: Fairness & { readonly nextSeed: string } }

const isCommitted = (state: PlayerState): state is CommittedPlayer => state.fairness?.nextSeed !== undefined

/** The player with the seed in use and the next one: those that are there, else what is drawn. */
export function withFairness(state: PlayerState, draw: () => string): CommittedPlayer {
  if (isCommitted(state)) return state
  const first = { seed: draw(), clientSeed: '', firstCombat: nextCombatNumber(state), past: [] }
  return { ...state, fairness: { ...(state.fairness ?? first), nextSeed: draw() } }
}

/** What is hashed under the seed, as its key, to the seed of one combat. */
export const combatMessage = ({ clientSeed }: Fairness, number: number): string => `${clientSeed}:${number}`

export interface RotateSeedInput {
  /** what comes after the next seed: 64 hex digits that nobody can foresee */
  readonly seed: string
  readonly clientSeed: string
  /** milliseconds since the epoch */
  readonly now: number
}

/** Reveals the seed that is in use and takes the next one. Not within a fight: its rounds are drawn from it still. */
export function rotateSeed(state: CommittedPlayer, { seed, clientSeed, now }: RotateSeedInput): RuleResult<Fairness> {
  if (isOpen(state.combat)) return refuse('combatOpen', {})
  const next = nextCombatNumber(state)
  const old = state.fairness
  const revealed: readonly RevealedSeed[] =
    old.firstCombat < next
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
  const past = [...revealed, ...old.past].slice(0, keptSeeds)
  const fairness = { seed: old.nextSeed, nextSeed: seed, clientSeed, firstCombat: next, past }
  return new Draft(state).set({ fairness }).done(fairness)
}
