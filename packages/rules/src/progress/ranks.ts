import { withExtraCharges } from '../equipment/coffin'
import { unlockedSetupCount } from '../equipment/unlocked-setups'
import type { Id, RankDefinition, Release } from '../release/release'
import { isUniqueOwned } from '../state/amounts'
import type { PlayerDraft } from '../state/player-draft'
import type { PlayerState } from '../state/player-state'

export interface RankPosition {
  readonly rank: RankDefinition
  /** place in the release's ranks, 0 for the lowest */
  readonly index: number
  readonly currentRankXP: number
  /** XP at which the next rank begins; the player's XP at the last rank */
  readonly nextRankXP: number
  readonly next: RankDefinition | null
}

/** The highest rank whose threshold the XP reach. */
export function rankAt(xp: number, release: Release): RankPosition {
  const index = Math.max(
    0,
    release.ranks.findLastIndex((rank) => rank.xp <= xp),
  )
  const rank = release.ranks[index]
  if (!rank) throw new RangeError('the release has no rank')
  const next = release.ranks[index + 1] ?? null
  return { rank, index, currentRankXP: rank.xp, nextRankXP: next ? next.xp : xp, next }
}

/**
 * The ranks that a player has reached. A player without XP gains since ranks are recorded has reached all up to the
 * current one, regardless of their thresholds.
 */
const ranksReached = ({ ranksReached: known, rank }: PlayerState, release: Release): readonly Id[] =>
  known ?? release.ranks.slice(0, rank + 1).map(({ id }) => id)

/**
 * Adds XP. Each rank whose threshold lies between the old and the new XP adds a journal line, its reward item, and its
 * charges to the coffin. Each is added once, although content may move a threshold above a player who has passed it. A
 * rank that is inserted below a player gives nothing.
 */
export function gainXp(draft: PlayerDraft, xp: number, release: Release): void {
  const before = draft.state.xp
  const after = Math.min(before + xp, Number.MAX_SAFE_INTEGER)
  if (after <= before) return
  const known = ranksReached(draft.state, release)
  const below = release.ranks.filter((rank) => rank.xp <= after && !known.includes(rank.id))
  for (const rank of below.filter((each) => each.xp > before)) {
    const reward = release.items.get(rank.rewardItemId ?? '')
    const isGiven = reward !== undefined && !isUniqueOwned(draft.state, reward)
    if (isGiven) draft.item(reward.id, 1, 'rank')
    if (rank.coffinCharges > 0) draft.set({ coffin: withExtraCharges(draft.state.coffin, rank.coffinCharges) })
    draft.write({ type: 'rankUp', rankId: rank.id, rewardItemId: isGiven ? reward.id : null })
  }
  const reached = [...known, ...below.map(({ id }) => id)]
  const { index: rank } = rankAt(after, release)
  draft.set({ xp: after, rank, ranksReached: reached, unlockedSetups: unlockedSetupCount({ ...draft.state, rank }) })
}
