import { releaseFor } from '@sanguine/catalogue'
import { type Resolvers, toPayload } from '@sanguine/kernel'
import { viewMe } from '@sanguine/players'
import { giftMessage } from './news.messages'
import { viewNews } from './news.view'
import { listNews } from './operations/list-news'
import { takeGift } from './operations/take-gift'

export const resolvers: Resolvers = {
  Query: { news: (_root, args, context) => listNews(context, args) },
  Mutation: {
    takeGift: async (_root, args, context) =>
      toPayload(await takeGift(context, args), ({ player, value: { newsId, itemId } }) => {
        const release = releaseFor(context)
        const news = release.news.get(newsId)
        return {
          message: giftMessage(release, itemId),
          news: news ? viewNews(release, player.state, news) : null,
          me: viewMe(context, player),
        }
      }),
  },
}
