import { createStore, type Store } from '@sanguine/ui/platform'
import type { GameCombatFragment, GameItemPlateFragment, GameMissionStreakQuery } from '../../generated/documents'
import type { Player } from '../player/use-player'
import { claimMoment, claimRank } from './moment-record'
import { showsMoments } from './moment-settings'

type Loot = NonNullable<GameCombatFragment['reward']>['items'][number]['item']

/** The content of a moment. */
export type MomentContent =
  | { readonly kind: 'rank'; readonly rank: Player['currentRank']; readonly previousXp: number }
  | { readonly kind: 'boss'; readonly enemy: GameCombatFragment['enemy']; readonly finds: readonly Loot[] }
  | { readonly kind: 'find'; readonly finds: readonly Loot[] }
  | { readonly kind: 'collection'; readonly collection: Omit<GameItemPlateFragment, 'rarity'> }
  | { readonly kind: 'streak'; readonly streak: NonNullable<GameMissionStreakQuery['me']>['missionStreak'] }

export type Moment = MomentContent & { readonly id: string }

/** The moments that wait to be shown, oldest first. The first one is on screen. */
export const moments: Store<readonly Moment[]> = createStore<readonly Moment[]>([])

/** How many parts of the page are about to show something that a moment comes after. No moment is shown until none is. */
export const momentHolds: Store<number> = createStore(0)

/** Holds back moments until the returned function is called. */
export function holdMoments(): () => void {
  momentHolds.set(momentHolds.get() + 1)
  return () => momentHolds.set(momentHolds.get() - 1)
}

/** Ends the moment that is on screen. */
export const endMoment = (id: string): void => moments.set(moments.get().filter((moment) => moment.id !== id))

const add = (moment: Moment): void => moments.set([...moments.get(), moment])

/**
 * Shows a moment after those that are on screen or waiting. Returns whether it is shown: not if moments are off, nor a
 * second time for the same id of a player.
 */
export async function celebrate(playerId: string, moment: Moment): Promise<boolean> {
  if (!showsMoments.get() || !(await claimMoment(playerId, moment.id))) return false
  add(moment)
  return true
}

/** Shows the rank of a player if it is new since the last visit of this browser. */
export async function celebrateRank({ id, currentRank: rank }: Player): Promise<void> {
  const previousXp = await claimRank(id, rank.requiredXp)
  if (previousXp !== null && showsMoments.get()) add({ kind: 'rank', id: `rank:${rank.id}`, rank, previousXp })
}
