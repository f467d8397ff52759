import type { Resolvers } from '@sanguine/kernel'
import { listRegions } from './operations/list-regions'
import { travel } from './operations/travel'

export const resolvers: Resolvers = {
  Query: { regions: (_root, _args, context) => listRegions(context) },
  Mutation: {
    travel: async (_root, args, context) => {
      const answer = await travel(context, args)
      return answer.ok ? { ...answer.value, userErrors: [] } : { message: null, me: null, userErrors: [answer.refusal] }
    },
  },
}
