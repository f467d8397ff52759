import { enemyOf, groundOf, itemOf, releaseFor } from '@sanguine/catalogue'
import { toConnection } from '@sanguine/kernel'
import type { JournalLine } from '@sanguine/rules'
import type { JournalEntryObject, Resolvers } from '@sanguine/schema'
import { readJournal } from './operations/read-journal'
import { readJournalTotals } from './operations/read-journal-totals'

const entryTypes = {
  combat: 'CombatEntry',
  noBait: 'NoBaitEntry',
  travel: 'TravelEntry',
  rankUp: 'RankUpEntry',
  mission: 'MissionRewardEntry',
  collection: 'CollectionEntry',
  system: 'SystemEntry',
} as const satisfies Record<JournalLine['type'], string>

const happenedAt = ({ at }: { readonly at: number }): number => at

/** Names and images are those of today's content, also where the record is gone. */
export const resolvers = {
  Query: {
    journal: async (_root, args, context) => {
      const page = await readJournal(context, args)
      const entries = page.rows.map(({ _id, at, line }) => ({ id: _id, at, line }) as JournalEntryObject)
      return toConnection(entries, ({ id }) => id, page)
    },
    journalTotals: (_root, args, context) => readJournalTotals(context, args),
  },
  JournalEntry: { __resolveType: ({ line }) => entryTypes[line.type] },
  CombatEntry: {
    happenedAt,
    isAutoHunt: ({ line }) => line.combat.modifiers.includes('autoHunt'),
    result: ({ line }) => line.combat.result,
    enemy: ({ line }, _args, context) => enemyOf(releaseFor(context), line.combat.enemyId),
    modifiers: ({ line }) => line.combat.modifiers,
    retainers: ({ line }, _args, context) =>
      line.combat.attacker.retainers.map(({ itemId }) => itemOf(releaseFor(context), itemId)),
    reward: ({ line }) => line.reward,
  },
  NoBaitEntry: { happenedAt, isAutoHunt: ({ line }) => line.auto },
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
