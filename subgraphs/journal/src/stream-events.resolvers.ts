import { releaseFor } from '@sanguine/catalogue'
import { readPlayer } from '@sanguine/players'
import { isGiftTaken } from '@sanguine/rules'
import type { JournalEntryObject, Resolvers } from '@sanguine/schema'
import { followPlayer, type PlayerNews } from './follow-player'
import { nodes } from './journal.nodes'

const eventTypes = {
  entry: 'EntryEvent',
  player: 'PlayerEvent',
  huntReady: 'HuntReadyEvent',
  news: 'NewsEvent',
} as const satisfies Record<PlayerNews['type'], string>

/** The events of a player as a subscription. Each event is the root value of its own execution. */
export const streamEventResolvers = {
  Subscription: {
    events: {
      subscribe: async (_root, { after }, context) => {
        const follow = await followPlayer(context, context.lastEventId ?? after ?? null)
        return follow(context.signal)
      },
      resolve: (event: PlayerNews) => event,
    },
  },
  StreamEvent: { __resolveType: ({ type }) => eventTypes[type] },
  EntryEvent: {
    entry: ({ id }, _args, context) => nodes.JournalEntry(context, id) as Promise<JournalEntryObject | null>,
  },
  PlayerEvent: { player: (_event, _args, context) => readPlayer(context) },
  NewsEvent: {
    newsPost: async ({ newsId }, _args, context) => {
      const news = releaseFor(context).news.get(newsId)
      return news ? { news, isGiftTaken: isGiftTaken((await readPlayer(context)).state, newsId) } : null
    },
  },
} satisfies Resolvers
