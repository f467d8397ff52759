import { releaseFor } from '@sanguine/catalogue'
import { type Resolvers, toPayload } from '@sanguine/kernel'
import { viewMe } from '@sanguine/players'
import { listRegions } from './operations/list-regions'
import { travel } from './operations/travel'
import { arrivalMessage } from './travel.messages'

export const resolvers: Resolvers = {
  Query: { regions: (_root, _args, context) => listRegions(context) },
  Mutation: {
    travel: async (_root, args, context) =>
      toPayload(await travel(context, args), ({ player, value }) => ({
        message: arrivalMessage(releaseFor(context), value.groundId),
        me: viewMe(context, player),
      })),
  },
}
