import type { Resolvers } from '@sanguine/kernel'
import type { MeView } from './me.view'
import { readMe } from './operations/read-me'

export const resolvers: Resolvers = {
  Me: { stats: (me: MeView, { carried }: { carried: boolean }) => (carried ? me.carriedStats : me.stats) },
  Query: { me: (_root, _args, context) => readMe(context) },
}
