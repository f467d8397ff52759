import type { Id, Purse, Release } from '@sanguine/rules'
import type { EnemyInfo, Reward } from '@sanguine/schema'
import { viewEnemyType, viewPurse, viewRarity } from './basics.view'
import { viewItemAmounts } from './item.view'
import { memoPerRelease } from './memo-per-release'
import { nameless } from './nameless'

interface Winnings {
  readonly xp: number
  readonly currencies: Purse
  readonly items: readonly { readonly itemId: Id; readonly amount: number }[]
}

/** What was or can be won; what content has lost of it is left out. */
export const viewReward = (release: Release, { xp, currencies, items }: Winnings): Reward => ({
  xp,
  currencies: viewPurse(release, currencies),
  items: viewItemAmounts(release, items),
})

/**
 * An enemy as a hunter meets it, and as the journal tells of it later: one that content has lost is nameless. The same
 * object all through a release.
 */
export const viewEnemy = memoPerRelease((release, id: Id): EnemyInfo => {
  const enemy = release.enemies.get(id)
  return {
    id,
    name: enemy?.name ?? nameless(release),
    imageId: enemy?.imageId ?? '',
    animatedImageId: enemy?.animatedImageId ?? '',
    flavorText: enemy?.flavorText ?? '',
    rarity: viewRarity(release, enemy?.rarityId ?? ''),
    type: viewEnemyType(release, enemy?.enemyTypeId ?? ''),
    reward: viewReward(release, { xp: enemy?.xp ?? 0, currencies: enemy?.reward ?? {}, items: [] }),
  }
})
