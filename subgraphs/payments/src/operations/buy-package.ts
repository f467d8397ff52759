import { limits, requireAttempt } from '@sanguine/accounts'
import { type App, type Context, ok, requirePlayer, unavailable } from '@sanguine/kernel'
import type { PaymentResult } from '../payment-refusal'
import { findPayment, insertPayment, type Payment } from '../payment-repository'
import { paymentStepsService } from '../payment-steps.service'
import { ProviderProblem } from '../provider/payment-provider'
import { openAtProvider } from '../settle/open-at-provider'
import { type PackageOfferInput, readPackageOffer } from './read-package-offer'

export type BuyPackageInput = PackageOfferInput

/** What begins a payment's `additionalInfo` if it is for somebody else; the name follows. */
export const giftMarker = 'buyForUser:'

const approvalMs = 24 * 60 * 60 * 1000

/**
 * The seconds, so that ids are in the order of the purchases, and 64 random bits, since the page that buyers come back to asks
 * for a payment by its id alone.
 */
const createPaymentId = ({ clock, random }: App): string =>
  Math.floor(clock.now() / 1000)
    .toString(16)
    .padStart(8, '0') + random.hex(8)

/**
 * Begins the purchase of a package for the viewer or for the player of another name. It is paid where the payment's link
 * leads. For players. Throws `invalidInput`, `tooMany`, and `unavailable` where the payment provider cannot be reached.
 */
export async function buyPackage(context: Context, input: BuyPackageInput): Promise<PaymentResult<Payment>> {
  const { accountId: buyerId } = requirePlayer(context)
  const offer = await readPackageOffer(context, input)
  if (!offer.ok) return offer
  await requireAttempt(context, limits.purchase, buyerId, 'Too many purchases were begun. Please try again in an hour.')
  const { provider, purchased, recipient, isGift, firstCents, startsAt } = offer.value
  const { app } = context
  const now = app.clock.now()
  const payment: Payment = {
    paymentId: createPaymentId(app),
    provider: provider.name,
    kind: startsAt === null ? 'order' : 'subscription',
    status: startsAt === null ? 'created' : 'approvalPending',
    buyerId,
    recipientId: recipient.accountId,
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
  }
  await insertPayment(app, payment)
  app.get(paymentStepsService)('inserted')
  try {
    await openAtProvider(app, provider, payment)
  } catch (error) {
    if (!(error instanceof ProviderProblem)) throw error
    app.log.error({ err: error, payment: payment.paymentId }, 'A payment could not be created at the provider.')
    throw unavailable('The payment provider cannot be reached. Please try again in a few minutes.')
  }
  return ok((await findPayment(app, payment.paymentId)) ?? payment)
}
