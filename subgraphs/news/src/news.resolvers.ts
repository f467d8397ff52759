import { imageOf, releaseFor } from '@sanguine/catalogue'
import { type Domain, isPlaying, toConnection, toPayload } from '@sanguine/kernel'
import { readPlayer } from '@sanguine/players'
import { isGiftTaken } from '@sanguine/rules'
import type { Resolvers } from '@sanguine/schema'
import { listNews, newsCursorOf } from './operations/list-news'
import { takeGift } from './operations/take-gift'

export const nodes = {
  NewsPost: async (context, id) => {
    const news = releaseFor(context).news.get(id)
    if (!news || !context.viewer || !isPlaying(context.viewer.role)) return null
    return { news, isGiftTaken: isGiftTaken((await readPlayer(context)).state, id) }
  },
} satisfies Domain['nodes']

export const resolvers = {
  Query: {
    news: async (_root, args, context) => {
      const page = await listNews(context, args)
      const posts = page.posts.map((news) => ({
        news,
        isGiftTaken: page.player !== null && isGiftTaken(page.player.state, news.id),
      }))
      return { ...toConnection(posts, ({ news }) => newsCursorOf(news), page), totalCount: page.totalCount }
    },
  },
  Mutation: {
    takeGift: async (_root, { input }, context) =>
      toPayload(await takeGift(context, input), ({ player, value: { newsId } }) => {
        const news = releaseFor(context).news.get(newsId)
        return { player, news: news ? { news, isGiftTaken: isGiftTaken(player.state, newsId) } : null }
      }),
  },
  NewsPost: {
    id: ({ news }) => news.id,
    header: ({ news }) => news.header,
    message: ({ news }) => news.message,
    image: ({ news }) => imageOf(news),
    publishedAt: ({ news }) => news.at,
    gift: ({ news }, _args, context) =>
      news.giftItemId === null ? null : (releaseFor(context).items.get(news.giftItemId) ?? null),
  },
} satisfies Resolvers
