import { enemyOf, groundOf, itemOf, releaseFor } from '@sanguine/catalogue'
import { type Context, toConnection, toPayload } from '@sanguine/kernel'
import { percentOf } from '@sanguine/rules'
import type { CombatEntryObject, JournalEntryObject, Resolvers } from '@sanguine/schema'
import { entryTypes } from './entry-types'
import { fightReplayResolvers } from './fight-replay.resolvers'
import { minRateWins, readDropRates } from './operations/read-drop-rates'
import {
  type CombatRow,
  type ListedFightLink,
  listFightLinks,
  type OwnFight,
  readOwnFight,
  readSharedFight,
} from './operations/read-fight'
import { readHuntStatistics } from './operations/read-hunt-statistics'
import { readJournal } from './operations/read-journal'
import { readJournalTotals } from './operations/read-journal-totals'
import { revokeFightLink } from './operations/revoke-fight-link'
import { shareFight } from './operations/share-fight'
import { wilsonInterval } from './statistics/wilson-interval'
import { streamEventResolvers } from './stream-events.resolvers'

const happenedAt = ({ at }: { readonly at: number }): number => at

const combatEntryOf = ({ _id, at, line }: CombatRow): CombatEntryObject => ({ id: _id, at, line })

const linkOf = ({ token, entryId, sharedAt, row }: ListedFightLink, context: Context) => ({
  token,
  entryId,
  entry: combatEntryOf(row),
  sharedAt,
  happenedAt: row.line.combat.playedAt,
  enemy: enemyOf(releaseFor(context), row.line.combat.enemyId),
  result: row.line.combat.result,
})

const fightOf = ({ entryId, row, replay, link }: OwnFight, context: Context) => ({
  entryId,
  entry: combatEntryOf(row),
  replay,
  link: link && linkOf({ ...link, row }, context),
})

/** Names and images come from the present content, even if the record was removed. */
export const resolvers = {
  Query: {
    journal: async (_root, args, context) => {
      const page = await readJournal(context, args)
      const entries = page.rows.map(({ _id, at, line }) => ({ id: _id, at, line }) as JournalEntryObject)
      return toConnection(entries, ({ id }) => id, page)
    },
    journalTotals: async (_root, args, context) => {
      const { rankIds, ...totals } = await readJournalTotals(context, args)
      const { ranks } = releaseFor(context)
      return { ...totals, ranks: rankIds.flatMap((rankId) => ranks.find(({ id }) => id === rankId) ?? []) }
    },
    huntStatistics: (_root, args, context) => readHuntStatistics(context, args),
    dropRates: async (_root, _args, context) => ({ minWins: minRateWins, drops: await readDropRates(context) }),
    journalFight: async (_root, args, context) => {
      const fight = await readOwnFight(context, args)
      return fight && fightOf(fight, context)
    },
    fightLinks: async (_root, _args, context) => (await listFightLinks(context)).map((link) => linkOf(link, context)),
    sharedFight: (_root, args, context) => readSharedFight(context, args),
  },
  Mutation: {
    shareFight: async (_root, { input }, context) =>
      toPayload(await shareFight(context, input), (fight) => ({ fight: fightOf(fight, context) })),
    revokeFightLink: async (_root, { input }, context) =>
      toPayload(await revokeFightLink(context, input), (fight) => ({ fight: fight && fightOf(fight, context) })),
  },
  HuntCount: {
    huntingGround: ({ groundId }, _args, context) => groundOf(releaseFor(context), groundId),
    enemy: ({ enemyId }, _args, context) => enemyOf(releaseFor(context), enemyId),
  },
  DropCount: {
    enemy: ({ enemyId }, _args, context) => enemyOf(releaseFor(context), enemyId),
    item: ({ itemId }, _args, context) => itemOf(releaseFor(context), itemId),
    low: ({ drops, wins }) => percentOf(wilsonInterval(drops, wins).low),
    high: ({ drops, wins }) => percentOf(wilsonInterval(drops, wins).high),
  },
  ...fightReplayResolvers,
  ...streamEventResolvers,
  JournalEntry: { __resolveType: ({ line }) => entryTypes[line.type] },
  CombatEntry: {
    happenedAt,
    number: ({ line }) => line.combat.number,
    isAutoHunt: ({ line }) => line.combat.modifiers.includes('autoHunt'),
    result: ({ line }) => line.combat.result,
    enemy: ({ line }, _args, context) => enemyOf(releaseFor(context), line.combat.enemyId),
    modifiers: ({ line }) => line.combat.modifiers,
    retainers: ({ line }, _args, context) =>
      line.combat.attacker.retainers.map(({ itemId }) => itemOf(releaseFor(context), itemId)),
    reward: ({ line }) => line.reward,
  },
  NoBaitEntry: {
    happenedAt,
    isAutoHunt: ({ line }) => line.auto,
    bait: ({ line }, _args, context) => releaseFor(context).items.get(line.baitId ?? '') ?? null,
    isReserve: ({ line }) => line.isReserve ?? false,
  },
  TravelEntry: {
    happenedAt,
    huntingGround: ({ line }, _args, context) => groundOf(releaseFor(context), line.groundId),
  },
  RankUpEntry: {
    happenedAt,
    rank: ({ line }, _args, context) => releaseFor(context).ranks.find(({ id }) => id === line.rankId) ?? null,
    rewardItem: ({ line }, _args, context) =>
      line.rewardItemId === null ? null : (releaseFor(context).items.get(line.rewardItemId) ?? null),
  },
  MissionRewardEntry: {
    happenedAt,
    objectives: ({ line }, _args, context) =>
      line.mission.objectives.map(({ enemyId, caught, goal }) => ({
        enemy: enemyOf(releaseFor(context), enemyId),
        caught,
        goal,
      })),
    reward: ({ line }) => line.mission.reward,
  },
  CollectionEntry: {
    happenedAt,
    item: ({ line }, _args, context) => itemOf(releaseFor(context), line.collectionId),
  },
  SystemEntry: { happenedAt, message: ({ line }) => line.message },
} satisfies Resolvers
