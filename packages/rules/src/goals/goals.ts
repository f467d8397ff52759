import { isBegun } from '../mission/mission-choice'
import { type CollectionProgress, collectionsProgress } from '../progress/collections'
import type { Release } from '../release/release'
import type { PlayerState } from '../state/player-state'
import { betterGround, isRicher } from './better-ground'
import { bossToBeat } from './boss-to-beat'
import { coffinHunt, firstSteps } from './first-steps'
import { giftToTake } from './gift-to-take'
import type { PlayerGoal } from './goal'
import { keyGoals, openings } from './openings'
import { isReady, pinnedItem } from './pinned-item'
import { shopItemToBuy } from './shop-item-to-buy'

/** The objective of the running mission with the fewest missing wins. */
function missionGoal({ mission }: PlayerState): readonly PlayerGoal[] {
  if (!mission || mission.completedAt > 0) return []
  const [nearest] = mission.objectives
    .map(({ enemyId, caught, goal }) => ({ enemyId, missing: goal - caught }))
    .filter(({ missing }) => missing > 0)
    .toSorted((a, b) => a.missing - b.missing)
  return nearest ? [{ kind: 'mission', groundId: mission.groundId, ...nearest }] : []
}

const toClaim = (standings: readonly CollectionProgress[]): readonly PlayerGoal[] =>
  standings
    .filter(({ isClaimable }) => isClaimable)
    .map(({ collection }) => ({ kind: 'claimCollection', collectionId: collection.id }))

/** The collection with the fewest missing trophies, once half of them are owned. */
function toCollect(standings: readonly CollectionProgress[]): readonly PlayerGoal[] {
  const [nearest] = standings
    .filter(({ isOwned }) => !isOwned)
    .map(({ collection, collected }) => ({
      collection,
      collected,
      missing: collected.filter((isCollected) => !isCollected).length,
    }))
    .filter(({ collected, missing }) => missing > 0 && missing * 2 <= collected.length)
    .toSorted((a, b) => a.missing - b.missing)
  return nearest ? [{ kind: 'collection', collectionId: nearest.collection.id, missing: nearest.missing }] : []
}

/** XP that count as near: an amount for every player, and a share of the player's XP. */
const nearXp = { most: 100, share: 0.2 }

/** Whether the running mission has progress and takes place here, so that the player completes it before moving on. */
const isFinishingMission = ({ mission, groundId }: PlayerState): boolean =>
  mission?.groundId === groundId && mission.completedAt === 0 && isBegun(mission)

/**
 * Lists goals, nearest first. First come those that can be done at once, with the journey to a better ground. The
 * journey comes before shop items if it pays for itself. Then come openings for few XP, the mission, a pinned item, a
 * key, a collection, a boss, and openings for many XP. The state must be up to date, with its running mission.
 */
export function goals(state: PlayerState, release: Release): readonly PlayerGoal[] {
  const keys = keyGoals(state, release)
  const standings = collectionsProgress(state, release)
  const shopItems = shopItemToBuy(state, release)
  // one shop item at a time: an affordable one comes before the next one to open
  const opened = openings(state, release).filter(
    ({ kind }) => kind !== 'shopItem' || shopItems.now.length + shopItems.saved.length === 0,
  )
  const isNear = ({ missing }: { readonly missing: number }) =>
    missing <= Math.max(nearXp.most, nearXp.share * state.xp)
  const isKeyNear = (key: (typeof keys)[number]) => key.missing === 0 || (key.kind === 'craftKey' && key.isAffordable)
  const journeys = betterGround(state, release)
  const [firstRetainer, gear] = shopItems.isFirstRetainer ? [shopItems.now, []] : [[], shopItems.now]
  const pins = pinnedItem(state, release).filter((pin) => firstRetainer.every(({ itemId }) => itemId !== pin.itemId))
  const isFinishing = isFinishingMission(state)
  const journeysNow = isFinishing ? [] : journeys
  return [
    ...firstSteps(state, release),
    ...firstRetainer,
    ...giftToTake(state, release),
    ...coffinHunt(state, release),
    ...toClaim(standings),
    ...keys.filter(isKeyNear).slice(0, 1),
    ...pins.filter(isReady),
    ...journeysNow.filter(isRicher),
    ...gear.filter(({ itemId }) => pins.every((pin) => pin.itemId !== itemId)),
    ...journeysNow.filter((journey) => !isRicher(journey)),
    ...(shopItems.now.length === 0 ? shopItems.saved : []),
    ...opened.filter(isNear),
    ...missionGoal(state),
    ...pins.filter((pin) => !isReady(pin)),
    ...(isFinishing ? journeys : []),
    ...keys.filter((key) => !isKeyNear(key)).slice(0, 1),
    ...toCollect(standings),
    ...bossToBeat(state, release),
    ...opened.filter((goal) => !isNear(goal)),
  ]
}
