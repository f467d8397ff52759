import { releaseFor } from '@sanguine/catalogue'
import { toPayload } from '@sanguine/kernel'
import { forcedGroundOf } from '@sanguine/rules'
import type { Resolvers } from '@sanguine/schema'
import { readSettings } from './operations/list-settings'
import { updateSettings } from './operations/update-settings'

export const resolvers = {
  Admin: { settings: (_admin, _args, context) => readSettings(context) },
  GameSettings: {
    missionHuntingGround: ({ ForceMissionHuntingGround }, _args, context) => {
      const release = releaseFor(context)
      return release.grounds.get(forcedGroundOf(ForceMissionHuntingGround, release) ?? '') ?? null
    },
  },
  Mutation: {
    updateSettings: async (_root, { input }, context) =>
      toPayload(await updateSettings(context, input), (settings) => ({ settings })),
  },
} satisfies Resolvers
