import { findAccountByName } from '@sanguine/accounts'
import { isSoldAt } from '@sanguine/catalogue'
import { type PremiumPackageRecord, singleItemTypes } from '@sanguine/content'
import {
  type App,
  type Context,
  err,
  idSchema,
  isPlaying,
  ok,
  parse,
  requirePlayer,
  unavailable,
  type Viewer,
} from '@sanguine/kernel'
import { readStates } from '@sanguine/players'
import { activePeriod, type PlayerState } from '@sanguine/rules'
import { z } from 'zod'
import { nextFirst, proportionateCents } from '../billing-calendar'
import { packagesService } from '../packages.service'
import type { PaymentResult } from '../payment-refusal'
import { findPayment, hasOneTimeDeal, insertPayment, type Payment } from '../payment-repository'
import { paymentStepsService } from '../payment-steps.service'
import type { PurchasedPackage } from '../payments.model'
import { ProviderProblem } from '../provider/payment-provider'
import { providerService } from '../provider/provider.service'
import { openAtProvider } from '../settle/open-at-provider'

const inputSchema = z.object({
  packageId: idSchema,
  recipientName: z.string('must be text').trim().max(100, 'must not be longer than 100 characters').nullish(),
})

export type BuyPackageInput = z.input<typeof inputSchema>

/** What begins a payment's `additionalInfo` if it is for somebody else; the name follows. */
export const giftMarker = 'buyForUser:'

const hour = 60 * 60 * 1000
const approvalMs = 24 * hour

/**
 * Begins the purchase of a package for the viewer or for the player of another name. It is paid where the payment's link
 * leads. For players. Throws `invalidInput`, and `unavailable` where the payment provider cannot be reached.
 */
export async function buyPackage(context: Context, input: BuyPackageInput): Promise<PaymentResult<Payment>> {
  const viewer = requirePlayer(context)
  const { packageId, recipientName } = parse(inputSchema, input)
  const { app } = context
  const provider = app.get(providerService)
  if (!provider) return err('paymentsClosed')
  const record = await app.get(packagesService)(packageId)
  if (!record) return err('unknownPackage', {}, 'packageId')
  const now = app.clock.now()
  if (!isSoldAt(record, now)) return err('notSoldNow', {}, 'packageId')
  const recipientId = await findRecipient(app, viewer, recipientName)
  if (recipientId === null) return err('unknownRecipient', {}, 'recipientName')
  const state = (await readStates(app, [recipientId])).get(recipientId) ?? null
  const purchased = snapshotOf(record)
  const refusal = await obstacle(app, record, purchased, recipientId, subscriptionOf(state, now))
  if (refusal) return refusal

  const charges = purchased.level > 0 ? await subscriptionCharges(app, purchased, state, now) : null
  const payment: Payment = {
    paymentId: createPaymentId(app),
    provider: provider.name,
    kind: charges ? 'subscription' : 'order',
    status: charges ? 'approvalPending' : 'created',
    buyerId: viewer.accountId,
    recipientId,
    additionalInfo: recipientId === viewer.accountId ? '' : `${giftMarker}${recipientName}`,
    language: context.language,
    purchased,
    firstCents: charges?.firstCents ?? purchased.cents,
    startsAt: charges?.startsAt ?? null,
    createdAt: now,
    approveBy: Math.min(now + approvalMs, charges?.startsAt ?? Number.POSITIVE_INFINITY),
    ...{ providerId: null, approveUrl: null, renewsAt: null, captures: [], failures: 0 },
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

/**
 * The seconds, so that ids are in the order of the purchases, and 64 random bits, since the page that buyers come back to asks
 * for a payment by its id alone.
 */
const createPaymentId = ({ clock, random }: App): string =>
  Math.floor(clock.now() / 1000)
    .toString(16)
    .padStart(8, '0') + random.hex(8)

/** The account that gets the package; null where there is none that plays. */
async function findRecipient(app: App, viewer: Viewer, name: string | null | undefined): Promise<string | null> {
  if (!name) return viewer.accountId
  const account = await findAccountByName(app, name)
  return account && isPlaying(account.role) ? account.accountId : null
}

const snapshotOf = (record: PremiumPackageRecord): PurchasedPackage => ({
  packageId: record.id,
  name: record.name,
  cents: Math.round(record.usd * 100),
  level: record.subscriptionLevel,
  isOneTime: singleItemTypes[record.singleItemType] === 'OneTimeDeal',
  items: record.items.map(({ itemId, amount }) => ({ itemId, amount })),
})

/** The level of a player's subscription at a moment. */
const subscriptionOf = (state: PlayerState | null, now: number): number =>
  (state && activePeriod(state, now)?.level) ?? 0

/** The subscription that a monthly item demands: its place among the categories is the level. */
const neededLevel = ({ singleItemType }: PremiumPackageRecord): number =>
  ['SilverItem', 'GoldItem', 'PlatinumItem'].indexOf(singleItemTypes[singleItemType] ?? '') + 1

async function obstacle(
  app: App,
  record: PremiumPackageRecord,
  { level, isOneTime, packageId }: PurchasedPackage,
  recipientId: string,
  active: number,
) {
  if (level > 0 && level <= active) return err('levelNotHigher', {}, 'packageId')
  const requiredSubscription = neededLevel(record)
  if (requiredSubscription > active) return err('needsSubscription', { requiredSubscription }, 'packageId')
  if (isOneTime && (await hasOneTimeDeal(app, recipientId, packageId))) return err('alreadyBought', {}, 'packageId')
  return null
}

/**
 * The first charge is for the rest of the month, then the full price is due on every first. An upgrade pays the difference
 * for a month that is paid already. In the last hour of a month the next one is charged, or nobody could approve in time.
 */
async function subscriptionCharges(
  app: App,
  { cents }: PurchasedPackage,
  state: PlayerState | null,
  now: number,
): Promise<{ readonly firstCents: number; readonly startsAt: number }> {
  const from = nextFirst(now) - now < hour ? nextFirst(now) : now
  const startsAt = nextFirst(from)
  const period = state && activePeriod(state, now)
  const lower = period?.until === startsAt ? await findPayment(app, period.paymentId) : null
  return { firstCents: proportionateCents(cents - (lower?.purchased.cents ?? 0), from), startsAt }
}
