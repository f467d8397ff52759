import { currencyAmounts, groundOf, itemOf, itemTypeOf, memoPerRelease, releaseFor, statOf } from '@sanguine/catalogue'
import { type Domain, isPlaying, requireViewer, toPayload } from '@sanguine/kernel'
import {
  activeItemOf,
  avatarOf,
  coffinNow,
  cooldownMs,
  type ItemDefinition,
  isLocked,
  nameOrder,
  outgrownBy,
  type PlayerState,
  playerStats,
  type RankDefinition,
  type Release,
  rankAt,
  type SlotLock,
  setupSettingsOf,
  slotOpener,
  slots,
  spareCount,
  unclaimedByTrophy,
  unneededItems,
} from '@sanguine/rules'
import type { CollectionObject, Resolvers } from '@sanguine/schema'
import { hashOfSeed } from './fairness/combat-seed'
import { readPlayer } from './operations/read-player'
import { rotateSeed } from './operations/rotate-seed'

const setupOf = ({ setups, activeSetup }: PlayerState) => setups[activeSetup] ?? {}

/** A player's stats. Those that content no longer has are left out. */
export const statsOf = memoPerRelease(
  (release, state: PlayerState): ReturnType<typeof playerStats> =>
    playerStats(state, release).filter(({ stat }) => release.stats.has(stat)),
)

/** Locks are constants, so the slots of all players have one requirement. */
const requirementOf = memoPerRelease((release, lock: SlotLock) => ({
  stat: statOf(release, lock.stat),
  value: lock.value,
  opener: slotOpener(lock, release),
}))

const equipmentSlotsOf = memoPerRelease((release, state: PlayerState) =>
  slots(state, release).map(({ slotType, index, itemId, isLocked, lock }) => ({
    itemType: itemTypeOf(release, slotType),
    index,
    item: release.items.get(itemId ?? '') ?? null,
    lockedBy: isLocked && lock ? requirementOf(release, lock) : null,
  })),
)

/** The setups of a player, zero-based. */
export const equipmentSetsOf = memoPerRelease((release, state: PlayerState) =>
  state.setups.map((_setup, index) => {
    const { name, groundId } = setupSettingsOf(state, index)
    return {
      index,
      name,
      isLocked: index >= state.unlockedSetups,
      huntingGround: release.grounds.get(groundId ?? '') ?? null,
    }
  }),
)

const carriedStatsOf = memoPerRelease((release, state: PlayerState) =>
  statsOf(release, state).filter(
    ({ stat, to, procPercent = 0 }) => !release.stats.get(stat)?.proc || to !== 0 || procPercent > 0,
  ),
)

/** The amounts of all currencies, including those at 0. */
const currenciesOf = memoPerRelease((release, state: PlayerState) => {
  const none = Object.fromEntries([...release.currencies.keys()].map((shortName) => [shortName, 0]))
  return currencyAmounts(release, { ...none, ...state.currencies })
})

/** `InventoryEntry`. */
interface InventoryItem {
  /** a placeholder with its id if the item was removed from the content */
  readonly item: ItemDefinition
  readonly isRemoved: boolean
  readonly amount: number
  /** in the setup in use */
  readonly isEquipped: boolean
  readonly spare: number
  readonly isLocked: boolean
  readonly isOutgrown: boolean
  readonly unneeded: number
  readonly arrival: number
  /** the unclaimed collection that needs it */
  readonly neededForCollection: CollectionObject | null
}

/** Which items the player has outgrown, decided once for each item that is asked about. */
export const outgrownOf = memoPerRelease((release, state: PlayerState) => outgrownBy(state, release))

/** All items that a player owns, by required XP. Items that were removed from the content come last. */
export const ownedItemsOf = memoPerRelease((release, state: PlayerState): readonly InventoryItem[] => {
  const worn = new Set(Object.values(setupOf(state)).flat())
  const byName = nameOrder(release)
  const collections = unclaimedByTrophy(state, release)
  const isOutgrown = outgrownOf(release, state)
  const unneeded = unneededItems(state, release, isOutgrown)
  // the entries of the record have the order in which the items were obtained
  return Object.entries(state.inventory)
    .map(([id, amount], arrival): InventoryItem => {
      const item = itemOf(release, id)
      const isRemoved = !release.items.has(id)
      const collection = release.items.get(collections.get(id) ?? '')
      return {
        item,
        isRemoved,
        amount,
        isEquipped: worn.has(id),
        spare: spareCount(state, id),
        isLocked: isLocked(state, id),
        isOutgrown: !isRemoved && isOutgrown(item),
        unneeded: unneeded.get(id) ?? 0,
        arrival,
        neededForCollection: collection ? { item: collection, state } : null,
      }
    })
    .sort(
      (a, b) =>
        Number(a.isRemoved) - Number(b.isRemoved) ||
        b.item.requiredXp - a.item.requiredXp ||
        byName(a.item.name, b.item.name),
    )
})

/** The items as their player sees them. Items that were removed from the content are kept but not shown. */
export const inventoryOf = memoPerRelease((release, state: PlayerState): readonly InventoryItem[] =>
  ownedItemsOf(release, state).filter(({ isRemoved }) => !isRemoved),
)

const nextRankOf = (xp: number, release: Release): RankDefinition | null =>
  release.ranks.find((rank) => rank.xp > xp) ?? null

/** The gateway reads the fields of these types as plain properties, and keeps the content in them as it does elsewhere. */
export const contentResolvers = {
  InventoryEntry: {},
  EquipmentSet: {},
  EquipmentSlot: {},
  SlotRequirement: {},
} satisfies Domain['contentResolvers']

/** A player is seen by nobody else. */
export const nodes = {
  Player: (context, id) =>
    context.viewer?.accountId === id && isPlaying(context.viewer.role) ? readPlayer(context) : null,
} satisfies Domain['nodes']

export const resolvers = {
  Query: {
    me: (_root, _args, context) => (context.viewer && isPlaying(context.viewer.role) ? readPlayer(context) : null),
  },
  Account: {
    player: ({ accountId, role }, _args, context) =>
      context.viewer?.accountId === accountId && isPlaying(role) ? readPlayer(context) : null,
  },
  Mutation: {
    rotateSeed: async (_root, { input }, context) =>
      toPayload(await rotateSeed(context, input), ({ player }) => ({ player })),
  },
  Player: {
    id: ({ accountId }) => accountId,
    name: (_player, _args, context) => requireViewer(context).name,
    avatar: (player, _args, context) => {
      const release = releaseFor(context)
      const id = avatarOf(player, release)
      const animatedId = activeItemOf('avatar', player.state, release)?.animatedImageId || null
      return id === '' ? null : { id, animatedId }
    },
    xp: ({ state }) => state.xp,
    currentRank: ({ state }, _args, context) => rankAt(state.xp, releaseFor(context)).rank,
    nextRank: ({ state }, _args, context) => nextRankOf(state.xp, releaseFor(context)),
    currencies: ({ state }, _args, context) => currenciesOf(releaseFor(context), state),
    stats: ({ state }, { isCarriedOnly }, context) => {
      const release = releaseFor(context)
      return isCarriedOnly ? carriedStatsOf(release, state) : statsOf(release, state)
    },
    fairness: ({ state }) => state.fairness ?? null,
    inventory: ({ state }, _args, context) => inventoryOf(releaseFor(context), state),
    huntingGround: ({ state }, _args, context) => groundOf(releaseFor(context), state.groundId),
    nextHuntAt: ({ state }) => state.nextHuntAt,
    cooldownSeconds: ({ state }, _args, context) =>
      cooldownMs(state, releaseFor(context), context.app.settings.gameSpeed) / 1000,
    coffin: ({ state }, _args, context) => {
      const { clock, settings } = context.app
      const coffin = coffinNow(state, clock.now(), releaseFor(context), settings.gameSpeed)
      if (coffin.maxCharges === 0) return null
      const { charges, maxCharges, extraCharges, nextRechargeAt } = coffin
      const isFull = charges - extraCharges >= maxCharges
      return { charges, maxCharges, extraCharges, nextChargeAt: isFull ? null : nextRechargeAt }
    },
    unlockedEquipmentSetCount: ({ state }) => state.unlockedSetups,
    activeEquipmentSetIndex: ({ state }) => state.activeSetup,
    equipmentSets: ({ state }, _args, context) => equipmentSetsOf(releaseFor(context), state),
    equipmentSlots: ({ state }, _args, context) => equipmentSlotsOf(releaseFor(context), state),
    bait: ({ state }, _args, context) => {
      const [itemId] = setupOf(state).bait ?? []
      const isKnown = itemId !== undefined && releaseFor(context).items.has(itemId)
      return isKnown ? { itemId, amount: state.inventory[itemId] ?? 0 } : null
    },
    readAt: (_player, _args, context) => context.app.clock.now(),
  },
  Fairness: {
    seedHash: ({ seed }) => hashOfSeed(seed),
    nextSeedHash: ({ nextSeed }) => (nextSeed === undefined ? null : hashOfSeed(nextSeed)),
    revealedSeeds: ({ past }) => past.map((revealed) => ({ ...revealed, seedHash: hashOfSeed(revealed.seed) })),
  },
} satisfies Resolvers
