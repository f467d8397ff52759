import { roleNumbers, type Viewer } from '@sanguine/kernel'
import type { MeView } from '@sanguine/players'
import type { Release } from '@sanguine/rules'
import { z } from 'zod'
import { currencyShape, itemShape, statShape, wireCurrencies, wireItem, wireStat } from './item.shape'
import { deadlineSeconds, nowSeconds } from './seconds'

export const groundHereShape = z.object({
  id: z.string(),
  regionId: z.string(),
  regionName: z.string(),
  name: z.string(),
  imageId: z.string(),
  animatedImageId: z.string(),
  flavorText: z.string(),
})

const seconds = z.int().describe('Unix seconds')

export const playerShape = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  xp: z.int(),
  currentRankXP: z.int(),
  nextRankXP: z.int(),
  currentRank: z.string(),
  ladderRank: z.int().describe('Equal XP shares a rank.'),
  inventory: z.array(z.object({ item: itemShape, amount: z.int(), equipped: z.boolean() })),
  stats: z.array(statShape),
  currencies: z.array(currencyShape),
  currentHuntingGround: groundHereShape,
  nextAllowedHuntTimeStamp: seconds,
  nextCoffinRechargeTimeStamp: seconds,
  currentTimeStamp: seconds,
  coffinCharges: z.int(),
  maxCoffinCharges: z.int(),
  unlockedEquipmentSlots: z.int().describe('How many of the ten setups are open.'),
  activeEquipmentSlot: z.int().describe('Zero-based.'),
  userRole: z.int(),
  patreonType: z.int(),
})

interface PlayerParts {
  readonly me: MeView
  readonly viewer: Viewer
  readonly ladderRank: number
}

/** The specification's user, as the player sees it. */
export const wirePlayer = (release: Release, { me, viewer, ladderRank }: PlayerParts): z.input<typeof playerShape> => ({
  id: me.id,
  name: me.name,
  email: me.email,
  xp: me.xp,
  currentRankXP: me.currentRankXP,
  nextRankXP: me.nextRankXP,
  currentRank: me.currentRank,
  ladderRank,
  inventory: me.inventory.map(({ item, amount, equipped }) => ({ item: wireItem(release, item), amount, equipped })),
  stats: me.stats.map(wireStat),
  currencies: wireCurrencies(me.currencies),
  currentHuntingGround: me.currentHuntingGround,
  nextAllowedHuntTimeStamp: deadlineSeconds(me.nextAllowedHunt),
  nextCoffinRechargeTimeStamp: deadlineSeconds(me.nextCoffinRecharge),
  currentTimeStamp: nowSeconds(me.now),
  coffinCharges: me.coffinCharges,
  maxCoffinCharges: me.maxCoffinCharges,
  unlockedEquipmentSlots: me.unlockedEquipmentSlots,
  activeEquipmentSlot: me.activeEquipmentSlot,
  userRole: roleNumbers[me.role],
  patreonType: viewer.patreonType,
})
