import { toPayload } from '@sanguine/kernel'
import type { Resolvers } from '@sanguine/schema'
import { listDeliveries, resendDelivery } from './operations/deliveries'
import { createWebhook, deleteWebhook, enableWebhook, listWebhooks, pingWebhook } from './operations/own-webhooks'

export const resolvers = {
  Account: { webhooks: (viewer, _args, context) => listWebhooks({ ...context, viewer }) },
  Webhook: { deliveries: ({ id }, _args, context) => listDeliveries(context, id) },
  Mutation: {
    createWebhook: async (_root, { input }, context) =>
      toPayload(await createWebhook(context, input), ({ secret, webhook }) => ({ secret, webhook })),
    deleteWebhook: async (_root, { input }, context) =>
      toPayload(await deleteWebhook(context, input), (deletedId) => ({ deletedId })),
    enableWebhook: async (_root, { input }, context) =>
      toPayload(await enableWebhook(context, input), (webhook) => ({ webhook })),
    pingWebhook: async (_root, { input }, context) =>
      toPayload(await pingWebhook(context, input), (delivery) => ({ delivery })),
    resendWebhookDelivery: async (_root, { input }, context) =>
      toPayload(await resendDelivery(context, input), (delivery) => ({ delivery })),
  },
} satisfies Resolvers
