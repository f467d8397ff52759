import { join } from 'node:path'
import { addRecordUsage } from '@sanguine/catalogue'
import { createCollections } from '@sanguine/db'
import { type App, type Domain, purgeStartService, purgeTime } from '@sanguine/kernel'
import { prepareMails } from '@sanguine/mail'
import { addScheduledEffect, type ScheduledEffect } from '@sanguine/players'
import { followSubscription, subscriptionDueAt } from '@sanguine/rules'
import { countRecordUsage } from './count-record-usage'
import { paymentQueue, paymentStatus, settlements } from './payment-metrics'
import { paymentWorkersService } from './payment-worker'
import { examples } from './payments.examples'
import { paymentModelsService } from './payments.model'
import { refusals } from './payments.refusals'
import { paymentNodes, resolvers } from './payments.resolvers'
import { paymentRoutes } from './payments.rest'
import { paymentCollections } from './personal-data'
import { sandboxPurchasesService } from './provider/sandbox-purchases.model'

export { buyPackage, giftMarker } from './operations/buy-package'
export { cancelSubscription } from './operations/cancel-subscription'
export { type BookDifference, type BooksReport, checkBooks } from './operations/check-books'
export { checkPayment } from './operations/check-payment'
export { accountOf, listPayments, type NamedUser } from './operations/list-payments'
export { readSubscriptionLevel } from './operations/read-subscription'
export { receiveWebhook } from './operations/receive-webhook'
export { refundPayment } from './operations/refund-payment'
export type { PaymentRefusal } from './payment-refusal'
export { lookAtSubscriptionsOf, type Payment } from './payment-repository'
export { isApprovable, isCompleted } from './payment-status'
export { settleDuePayments } from './payment-worker'
export type { WebhookCall } from './provider/payment-provider'
export { providerService } from './provider/provider.service'
export { SandboxProvider, sandboxPath } from './provider/sandbox-provider'
export type { SandboxPurchase } from './provider/sandbox-purchases.model'
export { paymentMailSamples } from './settle/payment-mails'

/**
 * A subscription ends with its paid period, whether or not the player visits the game. A clock that was set ahead ends
 * none, since what was paid would be lost.
 */
const subscriptionEffect = (app: App): ScheduledEffect => ({
  name: 'subscription',
  runsWhileOffline: true,
  place: 'first',
  dueAt: subscriptionDueAt,
  rule: ({ state, ...clock }) => followSubscription(state, { ...clock, now: purgeTime(app) }),
})

/** Creates the collections and follows subscriptions, without a worker. */
export async function preparePayments(app: App): Promise<void> {
  app.get(purgeStartService)
  await prepareMails(app)
  const { payments, webhookEvents } = app.get(paymentModelsService)
  await createCollections([payments, webhookEvents, app.get(sandboxPurchasesService)])
  addScheduledEffect(app, subscriptionEffect(app))
  addRecordUsage(app, countRecordUsage(app))
}

/** Premium packages and subscriptions that are bought with real money. */
export const payments: Domain = {
  name: 'payments',
  schemaPath: join(__dirname, 'payments.graphql'),
  collections: paymentCollections,
  metrics: [settlements],
  queues: [paymentQueue],
  statusSources: [paymentStatus],
  refusals,
  resolvers,
  nodes: paymentNodes,
  examples,
  routes: paymentRoutes,
  start: async (app) => {
    await preparePayments(app)
    app.get(paymentWorkersService)
  },
}
