import { toPayload } from '@sanguine/kernel'
import type { Resolvers } from '@sanguine/schema'
import { deleteOwnAccount } from './operations/delete-own-account'
import { requestOwnDataExport } from './operations/export-own-data'

export const resolvers = {
  Mutation: {
    exportOwnData: async (_root, { input }, context) =>
      toPayload(await requestOwnDataExport(context, input), (value) => value),
    deleteOwnAccount: async (_root, { input }, context) =>
      toPayload(await deleteOwnAccount(context, input), (deletedAccountId) => ({ deletedAccountId })),
  },
} satisfies Resolvers
