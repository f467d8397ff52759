import type { Id } from '../release/release'

/** Something worth reaching. `missing` is what is left to do: XP, coins, materials, creatures, trophies. */
export type Goal =
  /** the very first hunt */
  | { readonly kind: 'firstHunt' }
  /** bait is owned, and none is worn */
  | { readonly kind: 'equipBait'; readonly itemId: Id }
  /** bait runs out or has run out; `missing` coins for one piece, 0 where it can be afforded */
  | { readonly kind: 'buyBait'; readonly itemId: Id; readonly missing: number }
  /** a collection is complete */
  | { readonly kind: 'claimCollection'; readonly collectionId: Id }
  /** something owned fits an empty slot, or is better than what is worn; `replacedItemId` is what it replaces then */
  | { readonly kind: 'equipItem'; readonly itemId: Id; readonly replacedItemId?: Id }
  /** a key for sale opens the ground and nothing else is missing but its price */
  | { readonly kind: 'buyKey'; readonly itemId: Id; readonly groundId: Id; readonly missing: number }
  /** the key is made of something of which `missing` pieces are short */
  | {
      readonly kind: 'craftKey'
      readonly itemId: Id
      readonly groundId: Id
      readonly materialId: Id
      readonly missing: number
      /** whether merchants sell all that is short, and the player has the coins for it and for the key */
      readonly isAffordable: boolean
    }
  /** the key is left behind by an enemy, on a ground that is open; `missing` is 1 */
  | {
      readonly kind: 'findKey'
      readonly itemId: Id
      readonly groundId: Id
      /** null for one that the player has not beaten yet */
      readonly enemyId: Id | null
      readonly sourceGroundId: Id
      readonly missing: number
    }
  /** a harder ground is open, and hunts on it are won; `missing` coins for the journey, 0 where it can be paid */
  | {
      readonly kind: 'travel'
      readonly groundId: Id
      /** how often a hunt there brings the XP and gold of a hunt here, about; null where a hunt here brings nothing */
      readonly rewardFactor: number | null
      /** creatures there that the player never beat */
      readonly newCreatures: number
      readonly missing: number
    }
  | { readonly kind: 'rank'; readonly rankId: Id; readonly missing: number; readonly rewardItemId: Id | null }
  /** a ground opens; `keyId` is what it demands beside XP and is not owned */
  | { readonly kind: 'ground'; readonly groundId: Id; readonly missing: number; readonly keyId: Id | null }
  /** something at a merchant's: `missing` XP until it can be had, else coins that it is worth saving for; 0 of both for what can be paid and worn now */
  | { readonly kind: 'ware'; readonly itemId: Id; readonly missing: number; readonly missingCoins: number }
  | { readonly kind: 'mission'; readonly enemyId: Id; readonly groundId: Id; readonly missing: number }
  /** a boss that was never beaten and can be, on a ground that is open; `missing` is 1 */
  | { readonly kind: 'boss'; readonly enemyId: Id; readonly groundId: Id; readonly missing: number }
  /** a collection is nearly complete */
  | { readonly kind: 'collection'; readonly collectionId: Id; readonly missing: number }
