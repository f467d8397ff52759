import { limits, rememberLanguage, requireAttempt } from '@sanguine/accounts'
import { type App, type Context, type KeyedCall, keyedCall, ok, requirePlayer, requireSameCall } from '@sanguine/kernel'
import type { PaymentResult } from '../payment-refusal'
import {
  findOpenDeal,
  findPayment,
  findPaymentBegunBy,
  insertPayment,
  nextDealKey,
  type Payment,
} from '../payment-repository'
import { paymentStepsService } from '../payment-steps.service'
import { type PaymentProvider, ProviderProblem, providerUnavailable } from '../provider/payment-provider'
import { providerService } from '../provider/provider.service'
import { createAtProvider } from '../settle/create-at-provider'
import { type PackageOfferInput, readPackageOffer } from './read-package-offer'

export type BuyPackageInput = PackageOfferInput

/** The beginning of a payment's `additionalInfo` if it is for another player; the name follows. */
export const giftMarker = 'buyForUser:'

const approvalMs = 24 * 60 * 60 * 1000

/**
 * The seconds order ids like the purchases. The 64 random bits keep ids secret, because the page that buyers return to
 * reads a payment by its id alone.
 */
const createPaymentId = ({ clock, random }: App): string =>
  Math.floor(clock.now() / 1000)
    .toString(16)
    .padStart(8, '0') + random.hex(8)

/**
 * Begins the purchase of a package for the viewer or for the player of another name. The buyer pays at the payment's
 * link. A repeat under an `Idempotency-Key` returns the payment of the first call. A second purchase of a deal that is
 * sold once returns the payment that the buyer can still pay. For players. Throws `invalidInput`, `tooMany`, `conflict`
 * if the key belongs to another call, and `unavailable` if the payment provider cannot be reached.
 */
export async function buyPackage(context: Context, input: BuyPackageInput): Promise<PaymentResult<Payment>> {
  const { accountId: buyerId } = requirePlayer(context)
  const call = keyedCall(context, 'buyPackage', [input.packageId, input.recipientName ?? null])
  const begunBy = call && { key: `${buyerId}:${call.key}`, fingerprint: call.fingerprint }
  const first = begunBy && (await findPaymentBegunBy(context.app, begunBy.key))
  if (call && first) return repeatPurchase(context.app, call, first)
  const offer = await readPackageOffer(context, input)
  if (!offer.ok) return offer
  await requireAttempt(context, limits.purchase, buyerId, {
    en: 'Too many purchases were begun. Please try again in an hour.',
    de: 'Du hast zu viele Käufe begonnen. Bitte versuche es in einer Stunde noch einmal.',
  })
  const { provider, purchased, recipient, isGift, firstCents, creditedCharge, continuedCharge, startsAt } = offer.value
  const { app } = context
  const { accountId: recipientId } = recipient
  const openDeal = { buyerId, recipientId, provider: provider.name, purchased }
  // counted before the search, so that the insertion notices a deal that appears in between
  const dealKey = purchased.isOneTime ? await nextDealKey(app, openDeal) : null
  const begun = dealKey ? await findOpenDeal(app, openDeal) : null
  if (begun) return continuePurchase(app, begun)
  const now = app.clock.now()
  await rememberLanguage(app, buyerId, context.language)
  const payment: Payment = {
    paymentId: createPaymentId(app),
    provider: provider.name,
    kind: startsAt === null ? 'order' : 'subscription',
    status: startsAt === null ? 'created' : 'approvalPending',
    buyerId,
    recipientId,
    additionalInfo: isGift ? `${giftMarker}${recipient.name}` : '',
    language: context.language,
    purchased,
    firstCents,
    startsAt,
    createdAt: now,
    approveBy: Math.min(now + approvalMs, startsAt ?? Number.POSITIVE_INFINITY),
    providerId: null,
    approveUrl: null,
    renewsAt: null,
    captures: [],
    failures: 0,
    checkAt: now + 60_000,
    ...(creditedCharge && { creditedCharge }),
    ...(continuedCharge && { continuedCharge }),
    ...(begunBy && { begunBy }),
    ...(dealKey && { dealKey }),
  }
  if (!(await insertPayment(app, payment))) return buyPackage(context, input)
  app.get(paymentStepsService)('inserted')
  return open(app, provider, payment)
}

async function repeatPurchase(app: App, call: KeyedCall, first: Payment): Promise<PaymentResult<Payment>> {
  requireSameCall(call, { fingerprint: first.begunBy?.fingerprint ?? '' })
  return continuePurchase(app, first)
}

/** Finishes a purchase that an earlier call left incomplete: the provider knows the payment by its id. */
async function continuePurchase(app: App, first: Payment): Promise<PaymentResult<Payment>> {
  const provider = app.get(providerService)
  const isUnopened = first.providerId === null && (first.status === 'created' || first.status === 'approvalPending')
  return isUnopened && provider?.name === first.provider ? open(app, provider, first) : ok(first)
}

async function open(app: App, provider: PaymentProvider, payment: Payment): Promise<PaymentResult<Payment>> {
  try {
    await createAtProvider(app, provider, payment)
  } catch (error) {
    if (!(error instanceof ProviderProblem)) throw error
    app.log.error({ err: error, payment: payment.paymentId }, 'A payment could not be created at the provider.')
    throw providerUnavailable()
  }
  return ok((await findPayment(app, payment.paymentId)) ?? payment)
}
