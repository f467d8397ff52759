import { withExtraCharges } from '../equipment/coffin'
import { slotTypeOf } from '../equipment/slot-types'
import type { Id, Release } from '../release/release'
import { activeSetupOf, ownedCount } from '../state/amounts'
import { PlayerDraft } from '../state/player-draft'
import type { PlayerState } from '../state/player-state'
import type { RuleSuccess } from '../state/rule-result'

declare module '../state/player-state' {
  interface PlayerState {
    /** whether the coffin of the start was given, or the player is past the first hour; missing if not */
    readonly isStartCoffinGiven?: true
  }
}

/** The time at which `giveStartCoffin` is due: 0 for now, null once it has been applied. */
export const startCoffinDueAt = ({ isStartCoffinGiven }: PlayerState): number | null => (isStartCoffinGiven ? null : 0)

/** The coffin that new players equip; null if they have none. */
const startCoffinOf = ({ start, items }: Release): Id | null =>
  start.equipped.find((id) => slotTypeOf(items.get(id)?.type ?? '') === 'coffin') ?? null

/** Whether the player is below the last rank that gives charges of the coffin, so that the first hour is not over. */
function isInFirstHour({ xp }: PlayerState, release: Release): boolean {
  const last = release.ranks.findLast(({ coffinCharges }) => coffinCharges > 0)
  return last !== undefined && xp < last.xp
}

/**
 * Gives the coffin of the start, once, to players of the first hour who registered before new players had one. They
 * also get the charges of the start and of the ranks that they have reached. Others keep what they have.
 */
export function giveStartCoffin(state: PlayerState, release: Release): RuleSuccess<null> {
  const draft = new PlayerDraft(state)
  if (startCoffinDueAt(state) === null) return draft.done(null)
  draft.set({ isStartCoffinGiven: true })
  if (!isInFirstHour(state, release)) return draft.done(null)
  const reached = release.ranks.filter(({ xp }) => xp > 0 && xp <= state.xp)
  const charges = reached.reduce((sum, rank) => sum + rank.coffinCharges, release.start.coffinCharges)
  draft.set({ coffin: withExtraCharges(state.coffin, charges) })
  const coffin = release.items.get(startCoffinOf(release) ?? '')
  if (!coffin || ownedCount(state, coffin.id) > 0) return draft.done(null)
  draft.item(coffin.id, 1, 'start')
  const worn = activeSetupOf(state)
  if (!worn.coffin?.length)
    draft.set({ setups: state.setups.with(state.activeSetup, { ...worn, coffin: [coffin.id] }) })
  return draft.done(null)
}
