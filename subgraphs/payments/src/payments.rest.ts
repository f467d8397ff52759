import { subscriptionShape } from '@sanguine/catalogue/rest'
import { type Context, idSchema, invalidInput, Problem, type ProblemKind, type Result } from '@sanguine/kernel'
import { defineRoute, inEveryLanguage, type Route } from '@sanguine/kernel/rest'
import { z } from 'zod'
import { buyPackage, giftMarker } from './operations/buy-package'
import { cancelSubscription } from './operations/cancel-subscription'
import { checkPayment } from './operations/check-payment'
import { accountOf, listPayments, type NamedUser } from './operations/list-payments'
import { readSubscriptionLevel } from './operations/read-subscription'
import { paymentShape, toWirePayment } from './payment.shape'
import type { PaymentRefusal } from './payment-refusal'
import { isCompleted } from './payment-status'
import { refusalSentence } from './payments.refusals'

const tag = 'payments'

const problemKinds: Readonly<Partial<Record<PaymentRefusal['code'], ProblemKind>>> = {
  unknownPackage: 'notFound',
  unknownRecipient: 'notFound',
  unknownPayment: 'notFound',
  adminRequired: 'forbidden',
  paymentsClosed: 'unavailable',
}

/** The value of a result; a refusal is thrown as a problem with its sentence. */
function requireValue<Value>(context: Context, result: Result<Value, PaymentRefusal>): Value {
  if (result.ok) return result.value
  const { refusal } = result
  const details =
    refusal.field === null ? {} : { field: refusal.field === 'recipientName' ? 'additionalInfo' : refusal.field }
  throw new Problem(
    problemKinds[refusal.code] ?? 'conflict',
    inEveryLanguage(refusalSentence(refusal, context)),
    details,
  )
}

const nameInput = z
  .string('must be text')
  .max(100, 'must not be longer than 100 characters')
  .nullish()
  .describe('The name of another user, for staff who manage users; the caller if left out.')

const userIdInput = idSchema
  .nullish()
  .describe('The id of another user, for staff who manage users; the caller if left out.')

/** A call that is about the caller, or about another user. */
const namedUser = { username: nameInput, userId: userIdInput }
const namedUserInput = z.object(namedUser).default({}).meta({ id: 'NamedUserRequest' })

/** The name behind the marker of a gift; null for a purchase for the caller. */
function recipientOf(additionalInfo: string | null | undefined): string | null {
  if (!additionalInfo) return null
  const name = additionalInfo.startsWith(giftMarker) ? additionalInfo.slice(giftMarker.length).trim() : ''
  if (name === '')
    throw invalidInput(
      {
        en: `additionalInfo must be empty or ${giftMarker} and a name.`,
        de: `additionalInfo muss leer sein oder aus ${giftMarker} und einem Namen bestehen.`,
      },
      'additionalInfo',
    )
  return name
}

const maxPayments = 100

async function wirePayments(context: Context, user: NamedUser, packageId?: string) {
  const buyerId = await accountOf(context, user)
  const { payments } = await listPayments(context, buyerId, { first: maxPayments, ...(packageId && { packageId }) })
  const now = context.app.clock.now()
  return payments.map((payment) => toWirePayment(payment, now))
}

/** The caller's latest payment for a package. If there is none, `packageId` may be the id of a payment. */
async function latestPaymentOf(context: Context, packageId: string | null | undefined): Promise<string | null> {
  if (!packageId || !context.viewer) return packageId ?? null
  const { payments } = await listPayments(context, context.viewer.accountId, { first: 1, packageId })
  return payments[0]?.paymentId ?? packageId
}

export const paymentRoutes: readonly Route[] = [
  defineRoute({
    operationId: 'listPayments',
    cost: 'Player.payments',
    method: 'POST',
    path: '/payment/GetByUserId',
    tag,
    summary: `Lists the caller's payments, latest first, at most ${maxPayments}.`,
    access: 'authenticated',
    scope: 'read',
    ownedBy: { 'body.userId': 'any', 'body.username': 'any' },
    problems: ['notFound', 'forbidden'],
    input: { body: namedUserInput },
    response: z.array(paymentShape),
    run: (context, { body }) => wirePayments(context, body),
  }),
  defineRoute({
    operationId: 'createPayment',
    cost: 'Mutation.buyPackage',
    method: 'POST',
    path: '/payment',
    tag,
    summary: 'Begins the purchase of a premium package. The buyer pays at the link `approve`.',
    access: 'player',
    scope: 'session',
    ownedBy: { 'body.packageId': 'none', 'body.additionalInfo': 'any' },
    acceptsIdempotencyKey: true,
    status: 201,
    problems: ['notFound', 'conflict', 'unavailable'],
    input: {
      body: z
        .object({
          packageId: idSchema,
          additionalInfo: z
            .string('must be text')
            .max(200, 'must not be longer than 200 characters')
            .nullish()
            .describe("`buyForUser:` and the recipient's name for a gift; empty for the caller."),
        })
        .meta({ id: 'CreatePaymentRequest' }),
    },
    response: paymentShape,
    run: async (context, { body: { packageId, additionalInfo } }) => {
      const recipientName = recipientOf(additionalInfo)
      const payment = requireValue(context, await buyPackage(context, { packageId, recipientName }))
      return toWirePayment(payment, context.app.clock.now())
    },
  }),
  defineRoute({
    operationId: 'checkPayment',
    cost: 'Mutation.checkPayment',
    method: 'POST',
    path: '/payment/CheckOnPayment',
    tag,
    summary: 'Asks the payment provider whether a payment was paid, and completes it. Needs no session.',
    access: 'public',
    scope: 'session',
    ownedBy: { 'body.paymentId': 'bearer', 'body.packageId': 'bearer' },
    problems: ['notFound'],
    input: {
      body: z
        .object({
          paymentId: idSchema.nullish(),
          packageId: idSchema
            .nullish()
            .describe(
              'The id of a package, whose latest payment by the caller is checked if `paymentId` is left out; or the id of a payment.',
            ),
        })
        .meta({ id: 'CheckPaymentRequest' }),
    },
    response: z
      .object({ completed: z.boolean(), additionalInfo: z.string() })
      .meta({ id: 'PaymentCheck', description: 'Whether a payment was paid and the player got the items.' }),
    run: async (context, { body }) => {
      const paymentId = body.paymentId ?? (await latestPaymentOf(context, body.packageId)) ?? ''
      const payment = requireValue(context, await checkPayment(context, { paymentId }))
      return { completed: isCompleted(payment), additionalInfo: payment.additionalInfo }
    },
  }),
  defineRoute({
    operationId: 'cancelSubscription',
    cost: 'Mutation.cancelSubscription',
    method: 'POST',
    path: '/payment/CancelSubscription',
    tag,
    summary: 'Ends the charges of a subscription, which stays active until the end of its paid period.',
    access: 'authenticated',
    scope: 'session',
    ownedBy: { 'body.paymentId': 'caller' },
    problems: ['notFound', 'forbidden', 'conflict', 'unavailable'],
    input: { body: z.object({ paymentId: idSchema }).meta({ id: 'CancelSubscriptionRequest' }) },
    response: paymentShape,
    run: async (context, { body }) =>
      toWirePayment(requireValue(context, await cancelSubscription(context, body)), context.app.clock.now()),
  }),
  defineRoute({
    operationId: 'listPaymentsOfPackage',
    cost: 'Player.payments',
    method: 'POST',
    path: '/payment/GetPaymentsOfPremiumPackage',
    tag,
    summary: `Lists the caller's payments for a package, latest first, at most ${maxPayments}.`,
    access: 'authenticated',
    scope: 'read',
    ownedBy: { 'body.packageId': 'none', 'body.userId': 'any', 'body.username': 'any' },
    problems: ['notFound', 'forbidden'],
    input: {
      body: z.object({ packageId: idSchema, ...namedUser }).meta({ id: 'ListPaymentsOfPackageRequest' }),
    },
    response: z.array(paymentShape),
    run: (context, { body }) => wirePayments(context, body, body.packageId),
  }),
  defineRoute({
    operationId: 'getActiveSubscription',
    cost: 200,
    method: 'POST',
    path: '/payment/GetActiveSubscriptionType',
    tag,
    summary: 'Returns the level of the active subscription.',
    access: 'authenticated',
    scope: 'read',
    ownedBy: { 'body.userId': 'any', 'body.username': 'any' },
    problems: ['notFound', 'forbidden'],
    input: { body: namedUserInput },
    response: subscriptionShape,
    run: async (context, { body }) => readSubscriptionLevel(context, await accountOf(context, body)),
  }),
]
