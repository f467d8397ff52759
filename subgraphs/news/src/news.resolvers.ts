import type { Resolvers } from '@sanguine/kernel'
import { listNews } from './operations/list-news'
import { takeGift } from './operations/take-gift'

export const resolvers: Resolvers = {
  Query: { news: (_root, args, context) => listNews(context, args) },
  Mutation: {
    takeGift: async (_root, args, context) => {
      const answer = await takeGift(context, args)
      return answer.ok
        ? { ...answer.value, userErrors: [] }
        : { message: null, news: null, me: null, userErrors: [answer.refusal] }
    },
  },
}
