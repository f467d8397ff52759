import { groundOf, memoPerRelease, releaseFor } from '@sanguine/catalogue'
import { currencyShape, itemJson, itemShape, statShape, statsJson, toWireCurrencies } from '@sanguine/catalogue/rest'
import { type Context, requirePlayer, roleNumbers } from '@sanguine/kernel'
import {
  deadlineSeconds,
  type JsonBytes,
  jsonList,
  jsonObject,
  jsonOf,
  nowSeconds,
  numberEnum,
} from '@sanguine/kernel/rest'
import { coffinNow, type Id, type PlayerState, type Purse, type Release, rankAt } from '@sanguine/rules'
import type { PlayerObject } from '@sanguine/schema'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { inventoryOf, statsOf } from '../players.resolvers'

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
  .meta({ id: 'CurrentHuntingGround', description: 'The hunting ground at which the player is.' })

const seconds = z.int().describe('A time in whole Unix seconds.')

const inventoryEntryShape = z
  .object({ item: itemShape, amount: z.int().min(0), equipped: z.boolean() })
  .meta({ id: 'InventoryEntry', description: 'Pieces of an item that the player owns.' })

export const roleShape = numberEnum('UserRole', roleNumbers)

export const patreonShape = numberEnum('PatreonType', {
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
    ladderRank: z.int().describe('The place on the ladder; players with equal XP share a place.'),
    inventory: z.array(inventoryEntryShape),
    stats: z.array(statShape),
    currencies: z.array(currencyShape),
    currentHuntingGround: currentGroundShape,
    nextAllowedHuntTimeStamp: seconds,
    nextCoffinRechargeTimeStamp: seconds,
    currentTimeStamp: seconds,
    coffinCharges: z.int().min(0),
    maxCoffinCharges: z.int().min(0),
    unlockedEquipmentSlots: z.int().min(0).max(10).describe('The number of unlocked setups, of ten.'),
    activeEquipmentSlot: z.int().min(0).max(9).describe('The zero-based index of the setup in use.'),
    userRole: roleShape,
    patreonType: patreonShape,
  })
  .meta({ id: 'Player', description: "The caller's player." })

/** Every currency of the game, also those that the player has none of. */
export function toWirePurse(release: Release, owned: Purse): z.input<typeof currencyShape>[] {
  const none = Object.fromEntries([...release.currencies.keys()].map((shortName) => [shortName, 0]))
  return toWireCurrencies(release, { ...none, ...owned })
}

function toWireCurrentGround(release: Release, id: Id): z.input<typeof currentGroundShape> {
  const { name, imageId, animatedImageId, flavorText } = groundOf(release, id)
  const regionId = release.grounds.get(id)?.regionId ?? ''
  return {
    id,
    regionId,
    regionName: release.regions.get(regionId)?.name ?? '',
    name,
    imageId,
    animatedImageId,
    flavorText,
  }
}

interface Belongings {
  readonly state: PlayerState
  readonly inventory: JsonBytes<z.input<typeof inventoryEntryShape>[]>
  readonly stats: JsonBytes<z.input<typeof statShape>[]>
  readonly currencies: JsonBytes<z.input<typeof currencyShape>[]>
}

/** Bytes of belongings that are kept of a release, of some hundred players. An old player's inventory has a quarter of a megabyte. */
const maxKeptBytes = 32_000_000

const keptBelongings = memoPerRelease(
  () =>
    new LRUCache<string, Belongings>({
      maxSize: maxKeptBytes,
      sizeCalculation: ({ inventory, stats, currencies }) => inventory.size + stats.size + currencies.size,
    }),
)

/** Kept until the player changes, because clients of the API read the same player again and again. */
function belongingsOf(release: Release, { accountId, state }: PlayerObject): Belongings {
  const known = keptBelongings(release)
  const kept = known.get(accountId)
  if (kept?.state === state) return kept
  const inventory = inventoryOf(release, state).map(({ item, amount, isEquipped }) =>
    jsonObject<z.input<typeof inventoryEntryShape>>({ item: itemJson(release, item), amount, equipped: isEquipped }),
  )
  const stats = statsJson(release, statsOf(release, state))
  const belongings = {
    state,
    inventory: jsonList(inventory).joined(),
    stats: stats.joined(),
    currencies: jsonOf(toWirePurse(release, state.currencies)),
  }
  known.set(accountId, belongings)
  return belongings
}

/** The specification's user, as the player of the session sees it. */
export function playerJson(
  context: Context,
  player: PlayerObject,
  ladderRank: number,
): JsonBytes<z.input<typeof playerShape>> {
  const { accountId, state } = player
  const { name, email, role, patreonType } = requirePlayer(context)
  const { clock, settings } = context.app
  const release = releaseFor(context)
  const now = clock.now()
  const rank = rankAt(state.xp, release)
  const coffin = coffinNow(state, now, release, settings.gameSpeed)
  const { inventory, stats, currencies } = belongingsOf(release, player)
  return jsonObject<z.input<typeof playerShape>>({
    id: accountId,
    name,
    email,
    xp: state.xp,
    currentRankXP: rank.currentRankXP,
    nextRankXP: rank.nextRankXP,
    currentRank: rank.rank.name,
    ladderRank,
    inventory,
    stats,
    currencies,
    currentHuntingGround: toWireCurrentGround(release, state.groundId),
    nextAllowedHuntTimeStamp: deadlineSeconds(state.nextHuntAt),
    nextCoffinRechargeTimeStamp: deadlineSeconds(coffin.nextRechargeAt),
    currentTimeStamp: nowSeconds(now),
    coffinCharges: coffin.charges,
    maxCoffinCharges: coffin.maxCharges,
    unlockedEquipmentSlots: state.unlockedSetups,
    activeEquipmentSlot: state.activeSetup,
    userRole: roleNumbers[role],
    patreonType,
  })
}
