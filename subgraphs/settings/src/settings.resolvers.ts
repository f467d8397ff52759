import { type Resolvers, toPayload } from '@sanguine/kernel'
import { deleteSetting } from './operations/delete-setting'
import { listSettings } from './operations/list-settings'
import { saveSetting } from './operations/save-setting'

export const resolvers: Resolvers = {
  Query: { settings: (_root, _args, context) => listSettings(context) },
  Mutation: {
    saveSetting: async (_root, args, context) =>
      toPayload(await saveSetting(context, args), (setting) => ({ setting })),
    deleteSetting: async (_root, args, context) => ({ deletedId: await deleteSetting(context, args), userErrors: [] }),
  },
}
