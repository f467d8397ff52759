import { type Resolvers, toPayload } from '@sanguine/kernel'
import { type MeView, viewMe } from './me.view'
import { readMe } from './operations/read-me'
import { rotateSeed } from './operations/rotate-seed'
import { seedRotatedMessage } from './players.messages'

export const resolvers: Resolvers = {
  Me: { stats: (me: MeView, { carried }: { carried: boolean }) => (carried ? me.carriedStats : me.stats) },
  Query: {
    me: async (_root, _args, context) => {
      const player = await readMe(context)
      return player && viewMe(context, player)
    },
  },
  Mutation: {
    rotateSeed: async (_root, args, context) =>
      toPayload(await rotateSeed(context, args), ({ player }) => {
        const me = viewMe(context, player)
        return { message: seedRotatedMessage, fairness: me.fairness, me }
      }),
  },
}
