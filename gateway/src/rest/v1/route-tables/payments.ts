import type { DocumentRoute } from '../define-document-route'

/** Packages, payments and subscriptions. */
export const paymentRoutes: readonly DocumentRoute[] = [
  {
    operationId: 'listPackages',
    method: 'GET',
    path: '/packages',
    tag: 'payments',
    summary: 'Lists the premium packages on sale.',
    document: `{ packages { ...PremiumPackage } }`,
    replaces: ['listActivePremiumPackages'],
  },
  {
    operationId: 'listPayments',
    method: 'GET',
    path: '/me/payments',
    tag: 'payments',
    summary: "Lists the payments that the caller's account made, latest first.",
    access: 'player',
    document: `query($first: Int, $after: String) {
      me { payments(first: $first, after: $after) { nodes { ...Payment } pageInfo { hasNextPage endCursor } } }
    }`,
    pick: 'payments',
    replaces: ['listPayments', 'listPaymentsOfPackage'],
  },
  {
    operationId: 'getSubscription',
    method: 'GET',
    path: '/me/subscription',
    tag: 'payments',
    summary: "Returns the active subscription of the caller's player; null without one.",
    access: 'player',
    document: `{ me { subscription { ...ActiveSubscription } } }`,
    pick: 'subscription',
    replaces: ['getActiveSubscription'],
  },
  {
    operationId: 'buyPackage',
    method: 'POST',
    path: '/payments',
    tag: 'payments',
    summary: 'Begins the payment of a premium package, for the caller or as a gift.',
    description:
      'The buyer approves the payment at `approveUrl`; then `POST /payments/{paymentId}/check` completes it.',
    status: 201,
    problems: ['unavailable'],
    document: `mutation($input: BuyPackageInput!) { buyPackage(input: $input) { payment { ...Payment } } }`,
    replaces: ['createPayment'],
  },
  {
    operationId: 'checkPayment',
    method: 'POST',
    path: '/payments/:paymentId/check',
    tag: 'payments',
    summary: 'Asks the payment provider whether a payment was paid, and completes it.',
    problems: ['unavailable'],
    acceptsIdempotencyKey: false,
    document: `mutation($input: CheckPaymentInput!) {
      checkPayment(input: $input) {
        isCompleted isDuplicate status approveUrl firstChargeAt recipient { ...PlayerName }
      }
    }`,
    replaces: ['checkPayment'],
  },
  {
    operationId: 'cancelSubscription',
    method: 'POST',
    path: '/payments/:paymentId/cancel',
    tag: 'payments',
    summary: 'Ends the charges of a subscription, which stays active until the end of its paid period.',
    problems: ['unavailable'],
    acceptsIdempotencyKey: false,
    document: `mutation($input: CancelSubscriptionInput!) { cancelSubscription(input: $input) { payment { ...Payment } } }`,
    replaces: ['cancelSubscription'],
  },
]
