import type { IconName } from '@sanguine/ui'
import { formatCount } from '@sanguine/ui'
import type { Translate } from '@sanguine/ui/platform'
import type { GameGoalFragment, GameGoalItemFragment, GamePlaceFragment } from '../../generated/documents'
import { possibleTypes } from '../../generated/possible-types'
import type { GameMessage } from '../i18n/messages'
import { shopItemPath, shopOf } from '../player/shops'
import { wornItem } from '../player/slots'
import type { Player } from '../player/use-player'

export type Goal = GameGoalFragment

/** The text of a goal, its image, and the path of the page where it can be reached. */
export interface GoalText {
  readonly title: string
  readonly detail: string | null
  readonly to: string
  /** for goals without an image */
  readonly glyph: IconName
  readonly image: { readonly id: string } | null
}

/** The player's goals, nearest first, without types of a newer server that this build does not know. */
export const goalsOf = ({ goals }: Player): readonly Goal[] =>
  goals.filter(({ __typename }) => possibleTypes.Goal?.includes(__typename))

/** Identifies a goal among the player's: at most one of each type, except collections to claim. */
export const goalKey = (goal: Goal): string =>
  goal.__typename === 'ClaimCollectionGoal' ? `${goal.__typename} ${goal.collection.id}` : goal.__typename

const groundPath = ({ id, region }: GamePlaceFragment): string => `/travel?region=${region.id}#${id}`

/** The kind of creature against which alone an item works; null for any other item. */
const against = ({ affectsEnemyType }: GameGoalItemFragment, t: Translate<GameMessage>): string | null =>
  affectsEnemyType && t('goal.against', { kind: affectsEnemyType.name })

export function goalText(goal: Goal, player: Player, t: Translate<GameMessage>): GoalText {
  const { missing } = goal
  const number = formatCount(missing, t.language)
  const xpLeft = t('goal.xpLeft', { xp: formatCount(missing, t.language) })
  const goldMissing = t('goal.goldMissing', { gold: number })
  switch (goal.__typename) {
    case 'FirstHuntGoal':
      return {
        title: t('goal.firstHunt'),
        detail: t('goal.firstHunt.detail'),
        to: '/hunt',
        glyph: 'swords',
        image: null,
      }
    case 'CoffinHuntGoal':
      return {
        title: t('goal.coffinHunt'),
        detail: t('goal.coffinHunt.detail', { charges: goal.charges }),
        to: '/coffinhunt',
        glyph: 'coffin',
        image: null,
      }
    case 'TakeGiftGoal': {
      const { name, image } = goal.item
      return {
        title: t('goal.takeGift', { name }),
        detail: t('goal.takeGift.detail', { header: goal.news.header }),
        to: `/?news=${goal.news.id}`,
        glyph: 'bag',
        image,
      }
    }
    case 'EquipBaitGoal': {
      const { name, image } = goal.item
      return {
        title: t('goal.equipBait', { name }),
        detail: null,
        to: '/inventory?show=bait',
        glyph: 'type-bait',
        image,
      }
    }
    case 'BuyBaitGoal': {
      const { name, image } = goal.item
      if (missing > 0)
        return { title: t('goal.sellForBait'), detail: goldMissing, to: '/inventory', glyph: 'bag', image }
      return {
        title: t('goal.buyBait', { name }),
        detail: t('goal.baitLeft', { left: player.bait?.amount ?? 0 }),
        to: shopItemPath(goal.item),
        glyph: 'type-bait',
        image,
      }
    }
    case 'EquipItemGoal': {
      const { name, image, itemType } = goal.item
      const to = `/inventory?show=${itemType.shortName}`
      const parts = [
        goal.replacedItem ? t('goal.replaces', { name: goal.replacedItem.name }) : null,
        against(goal.item, t),
      ].filter((part) => part !== null)
      return { title: t('goal.equipItem', { name }), detail: parts.join('; ') || null, to, glyph: 'bag', image }
    }
    case 'ClaimCollectionGoal': {
      const { name, image } = goal.collection
      const title = t('goal.claimCollection', { name })
      return { title, detail: t('goal.complete'), to: '/treasury', glyph: 'type-collection', image }
    }
    case 'BuyKeyGoal': {
      const { name, image } = goal.item
      const opens = t('goal.opens', { ground: goal.huntingGround.name })
      const detail = missing > 0 ? `${goldMissing}; ${opens}` : opens
      return { title: t('goal.buyKey', { name }), detail, to: shopItemPath(goal.item), glyph: 'type-key', image }
    }
    case 'CraftKeyGoal': {
      const { name, image } = goal.item
      const { material, isAffordable } = goal
      const opens = t('goal.opens', { ground: goal.huntingGround.name })
      const short = t('goal.materialShort', { count: missing, material: material.name })
      const shop = isAffordable ? shopOf(material.itemType.shortName) : undefined
      const sold = shop ? [t('goal.soldAt', { shop: t(`merchant.${shop.merchant}`) })] : []
      return {
        title: t('goal.craftKey', { name }),
        detail: [short, ...sold, opens].join('; '),
        to: shop ? shopItemPath(material, missing) : shopItemPath(goal.item),
        glyph: 'type-key',
        image,
      }
    }
    case 'FindKeyGoal': {
      const { item, droppedBy, source, huntingGround } = goal
      const opens = t('goal.opens', { ground: huntingGround.name })
      return {
        title: t('goal.findKey', { name: item.name }),
        detail: `${t('goal.leftBy', { enemy: droppedBy?.name, isKnown: droppedBy ? 'yes' : 'no', ground: source.name })}; ${opens}`,
        to: source.id === player.huntingGround.id ? '/hunt' : groundPath(source),
        glyph: 'type-key',
        image: item.image,
      }
    }
    case 'TravelGoal': {
      const { huntingGround, newCreatures } = goal
      const factor = Math.round((goal.rewardFactor ?? 0) * 10) / 10
      const reasons = [
        ...(factor > 1.1 ? [t('goal.moreReward', { factor: formatCount(factor, t.language) })] : []),
        ...(newCreatures > 0 ? [t('goal.newCreatures', { count: newCreatures })] : []),
      ]
      return {
        title: t('goal.travel', { name: huntingGround.name }),
        detail: [missing > 0 ? goldMissing : t('goal.open'), ...reasons].join('; '),
        to: groundPath(huntingGround),
        glyph: 'travel',
        image: null,
      }
    }
    case 'RankGoal': {
      const { name, rewardItem, coffinCharges } = goal.rank
      const { hunts } = goal
      const parts = [
        xpLeft,
        ...(hunts === null ? [] : [t('goal.hunts', { hunts })]),
        ...(rewardItem ? [t('goal.brings', { item: rewardItem.name })] : []),
        ...(coffinCharges > 0 ? [t('goal.bringsCharges', { charges: coffinCharges })] : []),
      ]
      return {
        title: t('goal.rank', { name }),
        detail: parts.join('; '),
        to: '/hunt',
        glyph: 'laurel',
        image: rewardItem?.image ?? null,
      }
    }
    case 'HuntingGroundGoal': {
      const { huntingGround, key } = goal
      const title = t('goal.ground', { name: huntingGround.name })
      const detail = key ? `${xpLeft}; ${t('goal.needsKey', { key: key.name })}` : xpLeft
      return { title, detail, to: groundPath(huntingGround), glyph: 'travel', image: null }
    }
    case 'ShopItemGoal': {
      const { name, image, itemType } = goal.item
      const shop = shopOf(itemType.shortName)
      if (
        missing === 0 &&
        goal.missingCoins === 0 &&
        shop &&
        itemType.shortName === 'retainer' &&
        !wornItem(player, 'retainer')
      )
        return {
          title: t('goal.firstRetainer', { name }),
          detail: t('goal.firstRetainer.detail', { shop: t(`merchant.${shop.merchant}`) }),
          to: shopItemPath(goal.item),
          glyph: 'candle',
          image,
        }
      const { missingCoins } = goal
      const lack =
        missing > 0
          ? xpLeft
          : missingCoins > 0
            ? t('goal.goldMissing', { gold: formatCount(missingCoins, t.language) })
            : t('goal.affordable')
      const place = shop ? t(`merchant.${shop.merchant}`) : null
      const gain = goal.gain ? t('goal.gain', { wins: goal.gain }) : null
      const detail = [lack, gain, against(goal.item, t), place].filter((part) => part !== null).join('; ')
      return { title: t('goal.shopItem', { name }), detail, to: shopItemPath(goal.item), glyph: 'candle', image }
    }
    case 'PinnedItemGoal': {
      const { name, image, itemType } = goal.item
      const shop = shopOf(itemType.shortName)
      const gold = t('goal.coinsMissing', { coins: formatCount(goal.missingCoins, t.language) })
      const lacks = [...(missing > 0 ? [xpLeft] : []), ...(goal.missingCoins > 0 ? [gold] : [])]
      const parts = [t('goal.pinned'), ...lacks, ...(shop ? [t(`merchant.${shop.merchant}`)] : [])]
      const title = t(lacks.length > 0 ? 'goal.shopItem' : 'goal.buyItem', { name })
      return { title, detail: parts.join('; '), to: shopItemPath(goal.item), glyph: 'candle', image }
    }
    case 'MissionGoal': {
      const { enemy, huntingGround } = goal
      const isHere = huntingGround.id === player.huntingGround.id
      return {
        title: t('goal.mission', { name: enemy.name }),
        detail: t('goal.left', { count: missing }),
        to: isHere ? '/hunt' : groundPath(huntingGround),
        glyph: 'skull',
        image: enemy.image,
      }
    }
    case 'BossGoal': {
      const { enemy, huntingGround } = goal
      const isHere = huntingGround.id === player.huntingGround.id
      return {
        title: t('goal.boss', { name: enemy.name }),
        detail: isHere ? t('goal.bossHere') : t('goal.bossAt', { ground: huntingGround.name }),
        to: isHere ? '/hunt' : groundPath(huntingGround),
        glyph: 'skull',
        image: enemy.image,
      }
    }
    case 'CollectionGoal': {
      const { name, image } = goal.collection
      return {
        title: t('goal.collection', { name }),
        detail: t('goal.trophiesMissing', { count: missing }),
        to: '/treasury',
        glyph: 'type-collection',
        image,
      }
    }
  }
}
