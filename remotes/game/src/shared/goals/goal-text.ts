import type { IconName } from '@sanguine/ui'
import type { Translate } from '@sanguine/ui/platform'
import type { GameMessage } from '../i18n/messages'
import { shelfPath, shopOf } from '../player/shops'
import type { Player } from '../player/use-player'

export type Goal = Player['goals'][number]

/** The text of a goal and the path of the page where it can be reached. */
export interface GoalText {
  readonly title: string
  readonly detail: string | null
  readonly to: string
  readonly glyph: IconName
}

const groundPath = (ground: Goal['huntingGround']): string =>
  ground ? `/travel?region=${ground.regionId}#${ground.id}` : '/travel'

export function goalText(goal: Goal, player: Player, t: Translate<GameMessage>): GoalText {
  const { kind, name, missing, item, huntingGround, keyItem, rewardItem } = goal
  const type = item?.itemTypeShortName ?? ''
  const number = missing.toLocaleString(t.language)
  const title = t(`goal.${kind}`, { name })
  const xpLeft = t('goal.xpLeft', { xp: number })
  switch (kind) {
    case 'firstHunt':
      return { title, detail: t('goal.firstHunt.detail'), to: '/hunt', glyph: 'swords' }
    case 'equipBait':
      return { title, detail: null, to: '/inventory?show=bait', glyph: 'type-bait' }
    case 'buyBait':
      if (missing > 0)
        return {
          title: t('goal.sellForBait'),
          detail: t('goal.coinsMissing', { coins: number }),
          to: '/inventory',
          glyph: 'bag',
        }
      return {
        title,
        detail: t('goal.baitLeft', { left: player.bait?.amount ?? 0 }),
        to: shelfPath(type),
        glyph: 'type-bait',
      }
    case 'equipItem':
      return { title, detail: null, to: `/inventory?show=${type}`, glyph: 'bag' }
    case 'claimCollection':
      return { title, detail: t('goal.complete'), to: '/treasury', glyph: 'type-collection' }
    case 'buyKey': {
      const opens = t('goal.opens', { ground: huntingGround?.name ?? '' })
      const detail = missing > 0 ? `${t('goal.coinsMissing', { coins: number })}; ${opens}` : opens
      return { title, detail, to: shelfPath(type), glyph: 'type-key' }
    }
    case 'craftKey': {
      const opens = t('goal.opens', { ground: huntingGround?.name ?? '' })
      const short = t('goal.materialShort', { count: missing, material: goal.material?.name ?? '' })
      return { title, detail: `${short}; ${opens}`, to: shelfPath(type), glyph: 'type-key' }
    }
    case 'rank': {
      const detail = rewardItem ? `${xpLeft}; ${t('goal.brings', { item: rewardItem.name })}` : xpLeft
      return { title, detail, to: '/hunt', glyph: 'laurel' }
    }
    case 'ground': {
      const detail = keyItem ? `${xpLeft}; ${t('goal.needs', { item: keyItem.name })}` : xpLeft
      return { title, detail, to: groundPath(huntingGround), glyph: 'travel' }
    }
    case 'ware': {
      const shop = shopOf(type)
      const detail = shop ? `${xpLeft}; ${t(`merchant.${shop.merchant}`)}` : xpLeft
      return { title, detail, to: shelfPath(type), glyph: 'candle' }
    }
    case 'mission': {
      const isHere = huntingGround?.id === player.currentHuntingGround.id
      return {
        title,
        detail: t('goal.left', { count: missing }),
        to: isHere ? '/hunt' : groundPath(huntingGround),
        glyph: 'skull',
      }
    }
    case 'collection':
      return { title, detail: t('goal.trophiesMissing', { count: missing }), to: '/treasury', glyph: 'type-collection' }
  }
}
