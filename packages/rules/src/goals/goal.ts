import type { Id } from '../release/release'

/** Something worth reaching. `missing` counts what is left: XP, coins, materials, enemies or trophies. */
export type PlayerGoal =
  /** the very first hunt */
  | { readonly kind: 'firstHunt' }
  /** the equipped coffin holds extra charges, which do not come again */
  | { readonly kind: 'coffinHunt'; readonly charges: number }
  /** a piece of news has a gift that the player has not taken */
  | { readonly kind: 'takeGift'; readonly newsId: Id; readonly itemId: Id }
  /** bait is owned, and none is equipped */
  | { readonly kind: 'equipBait'; readonly itemId: Id }
  /** bait runs out or has run out; `missing` counts coins for one piece, 0 if the player can pay */
  | { readonly kind: 'buyBait'; readonly itemId: Id; readonly missing: number }
  /** a collection is complete */
  | { readonly kind: 'claimCollection'; readonly collectionId: Id }
  /** an owned item fits an empty slot, or is better than the equipped item `replacedItemId` */
  | { readonly kind: 'equipItem'; readonly itemId: Id; readonly replacedItemId?: Id }
  /** a key for sale opens the ground, and only its price may be missing */
  | { readonly kind: 'buyKey'; readonly itemId: Id; readonly groundId: Id; readonly missing: number }
  /** the key is crafted from a material of which `missing` pieces are missing */
  | {
      readonly kind: 'craftKey'
      readonly itemId: Id
      readonly groundId: Id
      readonly materialId: Id
      readonly missing: number
      /** whether merchants sell all missing materials, and the player can pay for them and the key */
      readonly isAffordable: boolean
    }
  /** an enemy on an open ground drops the key; `missing` is 1 */
  | {
      readonly kind: 'findKey'
      readonly itemId: Id
      readonly groundId: Id
      /** null for an enemy that the player has not beaten yet */
      readonly enemyId: Id | null
      readonly sourceGroundId: Id
      readonly missing: number
    }
  /**
   * a harder ground is open, and the player wins hunts on it; `missing` counts coins for the journey, 0 if the player
   * can pay
   */
  | {
      readonly kind: 'travel'
      readonly groundId: Id
      /**
       * the reward of a hunt there, in XP and gold, as an estimated multiple of a hunt here; null if a hunt here pays
       * nothing
       */
      readonly rewardFactor: number | null
      /** creatures there that the player has never beaten */
      readonly newCreatures: number
      readonly missing: number
    }
  | {
      readonly kind: 'rank'
      readonly rankId: Id
      readonly missing: number
      readonly rewardItemId: Id | null
      /** hunts here that give the missing XP, by estimate; null without bait, or if a hunt here gives no XP */
      readonly hunts: number | null
    }
  /** a ground opens; `keyId` is the required key that the player does not own */
  | { readonly kind: 'ground'; readonly groundId: Id; readonly missing: number; readonly keyId: Id | null }
  /**
   * an item at a merchant: `missing` XP until it opens, or `missingCoins` worth saving for; both 0 if the player can
   * pay and equip it now
   */
  | {
      readonly kind: 'shopItem'
      readonly itemId: Id
      readonly missing: number
      readonly missingCoins: number
      /** how many more of 100 hunts here are won with it, by estimate; null for an item that needs more XP */
      readonly gain: number | null
    }
  /** a pinned item at a merchant: `missing` XP, `missingCoins` over all currencies; both 0 if the player can buy it */
  | { readonly kind: 'pinnedItem'; readonly itemId: Id; readonly missing: number; readonly missingCoins: number }
  | { readonly kind: 'mission'; readonly enemyId: Id; readonly groundId: Id; readonly missing: number }
  /** a boss on an open ground that the player has never beaten but can beat; `missing` is 1 */
  | { readonly kind: 'boss'; readonly enemyId: Id; readonly groundId: Id; readonly missing: number }
  /** a collection is nearly complete */
  | { readonly kind: 'collection'; readonly collectionId: Id; readonly missing: number }
