import { Problem, toPayload } from '@sanguine/kernel'
import type { Resolvers } from '@sanguine/schema'
import { deleteSetting } from './operations/delete-setting'
import { listSettings } from './operations/list-settings'
import { saveSetting } from './operations/save-setting'
import type { SettingKey } from './setting-kinds'

const storedKeys = {
  autoHuntBacklogHours: 'autoHuntBacklogHours',
  forceMissionHuntingGround: 'ForceMissionHuntingGround',
} as const satisfies Record<string, SettingKey>

export const resolvers = {
  Admin: { settings: (_admin, _args, context) => listSettings(context) },
  Setting: { key: ({ key }) => (key === storedKeys.forceMissionHuntingGround ? 'forceMissionHuntingGround' : key) },
  Mutation: {
    saveSetting: async (_root, { input: { key, value } }, context) =>
      toPayload(await saveSetting(context, { key: storedKeys[key], value }), (setting) => ({ setting })),
    deleteSetting: async (_root, { input }, context) => {
      try {
        return { deletedId: await deleteSetting(context, input), userErrors: [] }
      } catch (error) {
        if (!(error instanceof Problem) || error.kind !== 'notFound') throw error
        return { userErrors: [{ code: 'notFound', details: {}, field: 'id' }] }
      }
    },
  },
} satisfies Resolvers
