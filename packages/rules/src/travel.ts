import { missingCoins, ownedOf } from './amounts'
import { Draft } from './draft'
import type { PlayerState, Refusal, RuleResult } from './player'
import { refuse } from './refusal'
import type { GroundDefinition, Id, RegionDefinition, Release } from './release'
import { isOpen } from './start-hunt'

export interface TravelInput {
  readonly groundId: Id
  readonly release: Release
}

/** What a region or ground demands of those who enter. Keys are shown, not used up. */
function closedBy(state: PlayerState, place: RegionDefinition, release: Release): Refusal | null {
  if (place.xpRequired > state.xp) {
    const message = `${place.name} requires ${place.xpRequired} XP.`
    return refuse('xpTooLow', message, { place: place.name, xp: place.xpRequired })
  }
  if (place.keyId === null || ownedOf(state, place.keyId) > 0) return null
  const key = release.items.get(place.keyId)?.name ?? 'a key'
  return refuse('keyMissing', `You need ${key} to enter ${place.name}.`, { place: place.name, item: key })
}

/** Why the player cannot go there now, or null. The travel screen may ask it for every ground. */
export function travelObstacle(state: PlayerState, ground: GroundDefinition, release: Release): Refusal | null {
  const region = release.regions.get(ground.regionId)
  if (!region?.visible || !ground.visible) return refuse('unknownGround', 'There is no such hunting ground.')
  if (ground.id === state.groundId)
    return refuse('alreadyThere', `You are already at ${ground.name}.`, { place: ground.name })
  if (isOpen(state.combat)) return refuse('combatOpen', 'Finish your fight first.')
  const closed = closedBy(state, region, release) ?? closedBy(state, ground, release)
  if (closed) return closed
  const [lack] = missingCoins(state, ground.travelCost)
  if (!lack) return null
  const currency = release.currencies.get(lack.currency)?.name ?? lack.currency
  return refuse('cannotAfford', `You do not have enough ${currency}.`, { currency, missing: lack.missing })
}

/** Moves the player to another hunting ground and pays its cost. */
export function travel(state: PlayerState, { groundId, release }: TravelInput): RuleResult<{ readonly groundId: Id }> {
  const ground = release.grounds.get(groundId)
  if (!ground) return refuse('unknownGround', 'There is no such hunting ground.')
  const obstacle = travelObstacle(state, ground, release)
  if (obstacle) return obstacle
  const draft = new Draft(state).purse(ground.travelCost, -1, 'travel').set({ groundId })
  return draft.write({ type: 'travel', groundId }).done({ groundId })
}
