import { type Context, type Resolvers, toPayload } from '@sanguine/kernel'
import { type MeView, viewMe } from '@sanguine/players'
import { viewCombat } from './combat.view'
import { coffinHunt, type Hunted, hunt, quickHunt } from './operations/hunt'
import { nextAutoHunt } from './operations/next-auto-hunt'

const huntPayload = (context: Context, result: Hunted) =>
  toPayload(result, ({ player, value: { combat, upToRound } }) => ({
    combat: viewCombat(context, player, combat, upToRound),
    me: viewMe(context, player),
  }))

export const resolvers: Resolvers = {
  Mutation: {
    hunt: async (_root, args, context) => huntPayload(context, await hunt(context, args)),
    coffinHunt: async (_root, args, context) => huntPayload(context, await coffinHunt(context, args)),
    quickHunt: async (_root, _args, context) => huntPayload(context, await quickHunt(context)),
  },
  Me: {
    combat: ({ player }: MeView, _args, context) =>
      player.state.combat && viewCombat(context, player, player.state.combat),
    nextAutoHunt: ({ player }: MeView, _args, context) => nextAutoHunt(context, player),
  },
}
