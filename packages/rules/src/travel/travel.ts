import { setupBoundTo } from '../equipment/change-setup-settings'
import { changeSetup } from '../equipment/equip'
import { isOpen } from '../hunt/start-hunt'
import type { GroundDefinition, Id, RegionDefinition, Release } from '../release/release'
import { missingCoins, ownedCount } from '../state/amounts'
import { PlayerDraft } from '../state/player-draft'
import type { PlayerState } from '../state/player-state'
import { type Refused, refuse } from '../state/refusal'
import type { RuleResult } from '../state/rule-result'

export interface TravelInput {
  readonly groundId: Id
  readonly release: Release
  /** milliseconds since the epoch */
  readonly now: number
  /** divides every game duration */
  readonly speed: number
}

export interface Journey {
  readonly groundId: Id
  /** the zero-based setup that became active because it is bound to the ground; null if none did */
  readonly setupIndex: number | null
}

/** Why a region or ground is closed to the player, or null. Keys are shown, not used up. */
function closedBy(
  state: PlayerState,
  { requiredXp, keyId }: RegionDefinition,
  place: { readonly regionId: Id } | { readonly groundId: Id },
): Refused | null {
  if (requiredXp > state.xp) return refuse('xpTooLow', { ...place, requiredXp: requiredXp })
  return keyId === null || ownedCount(state, keyId) > 0 ? null : refuse('keyMissing', { ...place, keyId })
}

/** Why the player cannot go there now, or null. The travel screen may call it for every ground. */
export function travelObstacle(state: PlayerState, ground: GroundDefinition, release: Release): Refused | null {
  const region = release.regions.get(ground.regionId)
  const groundId = ground.id
  if (!region?.isVisible || !ground.isVisible) return refuse('unknownGround', { groundId })
  if (groundId === state.groundId) return refuse('alreadyThere', { groundId })
  if (isOpen(state.combat)) return refuse('combatOpen', {})
  const closed = closedBy(state, region, { regionId: region.id }) ?? closedBy(state, ground, { groundId })
  if (closed) return closed
  const [lack] = missingCoins(state, ground.travelCost)
  return lack ? refuse('cannotAfford', lack) : null
}

/** Moves the player to another hunting ground, pays its cost, and switches to the setup that is bound to it. */
export function travel(state: PlayerState, { groundId, release, now, speed }: TravelInput): RuleResult<Journey> {
  const ground = release.grounds.get(groundId)
  if (!ground) return refuse('unknownGround', { groundId })
  const obstacle = travelObstacle(state, ground, release)
  if (obstacle) return obstacle
  const index = setupBoundTo(state, groundId)
  const setupIndex = index === state.activeSetup ? null : index
  const dressed = setupIndex === null ? null : changeSetup(state, { index: setupIndex, release, now, speed })
  const draft = new PlayerDraft(dressed?.ok ? dressed.state : state)
  draft.purse(ground.travelCost, -1, 'travel').set({ groundId }).write({ type: 'travel', groundId })
  return draft.done({ groundId, setupIndex })
}
