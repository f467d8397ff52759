import type { Resolvers, Result } from '@sanguine/kernel'
import type { MeView, PlayerRefusal } from '@sanguine/players'
import { coffinHunt, hunt, quickHunt } from './operations/hunt'
import { latestCombat } from './operations/latest-combat'
import { nextAutoHunt } from './operations/next-auto-hunt'
import type { Hunted } from './operations/play'

const payload = (answer: Result<Hunted, PlayerRefusal>) =>
  answer.ok ? { ...answer.value, userErrors: [] } : { combat: null, me: null, userErrors: [answer.refusal] }

export const resolvers: Resolvers = {
  Mutation: {
    hunt: async (_root, args, context) => payload(await hunt(context, args)),
    coffinHunt: async (_root, args, context) => payload(await coffinHunt(context, args)),
    quickHunt: async (_root, _args, context) => payload(await quickHunt(context)),
  },
  Me: {
    combat: (me: MeView, _args, context) => latestCombat(context, me.player),
    nextAutoHunt: (me: MeView, _args, context) => nextAutoHunt(context, me.player),
  },
}
