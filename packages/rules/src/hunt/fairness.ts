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
  const past = [...revealed, ...old.past].slice(0, maxRevealedSeeds)
  const fairness = { seed: old.nextSeed, nextSeed: seed, clientSeed, firstCombat: next, past }
  return new PlayerDraft(state).set({ fairness }).done(fairness)
}
