import { releaseFor } from '@sanguine/catalogue'
import { type Resolvers, toPayload } from '@sanguine/kernel'
import { viewMe } from '@sanguine/players'
import { viewCollectionOf } from './collection.view'
import { claimCollection } from './operations/claim-collection'
import { listCollections } from './operations/list-collections'
import { claimedMessage } from './treasury.messages'

export const resolvers: Resolvers = {
  Query: { collections: (_root, _args, context) => listCollections(context) },
  Mutation: {
    claimCollection: async (_root, args, context) =>
      toPayload(await claimCollection(context, args), ({ player, value: { collectionId } }) => ({
        message: claimedMessage(releaseFor(context), collectionId),
        collection: viewCollectionOf(releaseFor(context), player.state, collectionId),
        me: viewMe(context, player),
      })),
  },
}
