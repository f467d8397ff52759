import type { Resolvers } from '@sanguine/kernel'
import { deleteSetting } from './operations/delete-setting'
import { listSettings } from './operations/list-settings'
import { saveSetting } from './operations/save-setting'

export const resolvers: Resolvers = {
  Query: { settings: (_root, _args, context) => listSettings(context) },
  Mutation: {
    saveSetting: async (_root, args, context) => {
      const answer = await saveSetting(context, args)
      return answer.ok ? { setting: answer.value, userErrors: [] } : { setting: null, userErrors: [answer.refusal] }
    },
    deleteSetting: async (_root, args, context) => ({ deletedId: await deleteSetting(context, args), userErrors: [] }),
  },
}
