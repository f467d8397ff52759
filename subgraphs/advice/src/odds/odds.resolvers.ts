import { itemOf, itemTypeOf, knownStats, releaseFor } from '@sanguine/catalogue'
import { readPlayer } from '@sanguine/players'
import { type HuntTotals, type Purse, percentOf, type Release } from '@sanguine/rules'
import type { Resolvers } from '@sanguine/schema'
import { findBestEquipment } from './operations/find-best-equipment'
import { readAdvice } from './operations/read-advice'
import { readHuntOdds } from './operations/read-hunt-odds'

/** Amounts in the order of the CMS; those of removed currencies are left out. */
const averages = (purse: Purse, release: Release) =>
  [...release.currencies].flatMap(([name, currency]) => {
    const amount = purse[name] ?? 0
    return amount > 0 ? [{ currency, amount }] : []
  })

type Chances = Pick<HuntTotals, 'win' | 'draw' | 'loss' | 'margin'>

const chances = {
  winChance: ({ win }: Chances) => percentOf(win),
  drawChance: ({ draw }: Chances) => percentOf(draw),
  lossChance: ({ loss }: Chances) => percentOf(loss),
  margin: ({ margin }: Chances) => percentOf(margin),
}

export const resolvers = {
  Query: {
    bestEquipment: (_root, args, context) => findBestEquipment(context, args),
    huntOdds: (_root, args, context) => readHuntOdds(context, args),
  },
  SlotChange: {
    itemType: ({ slotType }, _args, context) => itemTypeOf(releaseFor(context), slotType),
    before: ({ before }, _args, context) => before.map((itemId) => itemOf(releaseFor(context), itemId)),
    after: ({ after }, _args, context) => after.map((itemId) => itemOf(releaseFor(context), itemId)),
  },
  Combat: {
    advice: (shown, _args, context) => readAdvice(context, shown),
  },
  JournalFight: {
    advice: async ({ replay: { combat } }, _args, context) =>
      readAdvice(context, { player: await readPlayer(context), combat, upToRound: combat.round }),
  },
  CombatAdvice: {
    winChance: ({ win }) => percentOf(win),
  },
  ItemAdvice: {
    winChance: ({ win }) => percentOf(win),
    item: ({ itemId }, _args, context) => itemOf(releaseFor(context), itemId),
  },
  HuntTotals: {
    ...chances,
    currencies: ({ coins }, _args, context) => averages(coins, releaseFor(context)),
  },
  CreatureOdds: {
    chance: ({ chance }) => percentOf(chance),
  },
  CreatureFight: {
    ...chances,
    xp: ({ winXp }) => winXp,
    winCurrencies: ({ winCoins }, _args, context) => averages(winCoins, releaseFor(context)),
    drawCurrencies: ({ drawCoins }, _args, context) => averages(drawCoins, releaseFor(context)),
  },
  CreatureStats: {
    values: ({ lines }, _args, context) => knownStats(releaseFor(context), lines),
    retainers: ({ retainers }, _args, context) => retainers.map((itemId) => itemOf(releaseFor(context), itemId)),
  },
  DropChance: {
    chance: ({ chance }) => percentOf(chance),
    item: ({ itemId }, _args, context) => itemOf(releaseFor(context), itemId),
  },
} satisfies Resolvers
