import { toPayload } from '@sanguine/kernel'
import type { Resolvers } from '@sanguine/schema'
import { addPushDevice, listPushDevices, readPushKey, removePushDevice } from './operations/push-devices'

export const resolvers = {
  Query: { pushKey: (_root, _args, context) => readPushKey(context) },
  Account: { pushDevices: (viewer, _args, context) => listPushDevices({ ...context, viewer }) },
  Mutation: {
    addPushDevice: async (_root, { input }, context) =>
      toPayload(await addPushDevice(context, input), (device) => ({ device })),
    removePushDevice: async (_root, { input }, context) =>
      toPayload(await removePushDevice(context, input), () => ({})),
  },
} satisfies Resolvers
