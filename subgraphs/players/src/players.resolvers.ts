import type { Resolvers } from '@sanguine/kernel'
import type { MeView } from './me.view'
import { readMe } from './operations/read-me'
import { rotateSeed } from './operations/rotate-seed'

export const resolvers: Resolvers = {
  Me: { stats: (me: MeView, { carried }: { carried: boolean }) => (carried ? me.carriedStats : me.stats) },
  Query: { me: (_root, _args, context) => readMe(context) },
  Mutation: {
    rotateSeed: async (_root, args, context) => {
      const answer = await rotateSeed(context, args)
      return answer.ok
        ? { ...answer.value, userErrors: [] }
        : { message: null, fairness: null, me: null, userErrors: [answer.refusal] }
    },
  },
}
