import type { Resolvers } from '@sanguine/kernel'
import { claimCollection } from './operations/claim-collection'
import { listCollections } from './operations/list-collections'

export const resolvers: Resolvers = {
  Query: { collections: (_root, _args, context) => listCollections(context) },
  Mutation: {
    claimCollection: async (_root, args, context) => {
      const answer = await claimCollection(context, args)
      return answer.ok
        ? { ...answer.value, userErrors: [] }
        : { message: null, collection: null, me: null, userErrors: [answer.refusal] }
    },
  },
}
