import { roleNumbers, type Viewer } from '@sanguine/kernel'
import type { MeView } from '@sanguine/players'
import type { Release } from '@sanguine/rules'
import { z } from 'zod'
import { numberEnum } from '../wire'
import { currencyShape, itemShape, statShape, toWireCurrencies, toWireItem, toWireStat } from './item.shape'
import { deadlineSeconds, nowSeconds } from './seconds'

const currentGroundShape = z
  .object({
    id: z.string(),
    regionId: z.string(),
    regionName: z.string(),
    name: z.string(),
    imageId: z.string(),
    animatedImageId: z.string(),
    flavorText: z.string(),
  })
  .meta({ id: 'CurrentHuntingGround', description: 'Where the player is.' })

const seconds = z.int().describe('Unix seconds')

const inventoryEntryShape = z
  .object({ item: itemShape, amount: z.int().min(0), equipped: z.boolean() })
  .meta({ id: 'InventoryEntry', description: 'Some of an item that the player owns.' })

const roleShape = numberEnum('UserRole', roleNumbers)

const patreonShape = numberEnum('PatreonType', {
  none: 0,
  fledgling: 1,
  neonate: 2,
  ancilla: 3,
  elder: 4,
  methuselah: 5,
})

export const playerShape = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    xp: z.int(),
    currentRankXP: z.int(),
    nextRankXP: z.int(),
    currentRank: z.string(),
    ladderRank: z.int().describe('Equal XP shares a rank.'),
    inventory: z.array(inventoryEntryShape),
    stats: z.array(statShape),
    currencies: z.array(currencyShape),
    currentHuntingGround: currentGroundShape,
    nextAllowedHuntTimeStamp: seconds,
    nextCoffinRechargeTimeStamp: seconds,
    currentTimeStamp: seconds,
    coffinCharges: z.int().min(0),
    maxCoffinCharges: z.int().min(0),
    unlockedEquipmentSlots: z.int().min(0).max(10).describe('How many of the ten setups are unlocked.'),
    activeEquipmentSlot: z.int().min(0).max(9).describe('The setup in use, zero-based.'),
    userRole: roleShape,
    patreonType: patreonShape,
  })
  .meta({ id: 'Player', description: 'The player of the session.' })

interface PlayerParts {
  readonly me: MeView
  readonly viewer: Viewer
  readonly ladderRank: number
}

/** The specification's user, as the player sees it. */
export const toWirePlayer = (
  release: Release,
  { me, viewer, ladderRank }: PlayerParts,
): z.input<typeof playerShape> => ({
  id: me.id,
  name: me.name,
  email: me.email,
  xp: me.xp,
  currentRankXP: me.currentRankXP,
  nextRankXP: me.nextRankXP,
  currentRank: me.currentRank,
  ladderRank,
  inventory: me.inventory.map(({ item, amount, equipped }) => ({ item: toWireItem(release, item), amount, equipped })),
  stats: me.stats.map((entry) => toWireStat(release, entry)),
  currencies: toWireCurrencies(me.currencies),
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
