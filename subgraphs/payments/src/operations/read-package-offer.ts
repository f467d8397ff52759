import { findAccountByName } from '@sanguine/accounts'
import { isSoldAt } from '@sanguine/catalogue'
import { type PremiumPackageRecord, singleItemTypes } from '@sanguine/content'
import { type App, type Context, err, idSchema, isPlaying, ok, parse, requirePlayer } from '@sanguine/kernel'
import { readStates } from '@sanguine/players'
import { activePeriod, type PlayerState } from '@sanguine/rules'
import { z } from 'zod'
import { nextFirst, proportionateCents } from '../billing-calendar'
import { packagesService } from '../packages.service'
import type { PaymentResult } from '../payment-refusal'
import { findPayment, hasOneTimeDeal } from '../payment-repository'
import type { PurchasedPackage } from '../payments.model'
import type { PaymentProvider } from '../provider/payment-provider'
import { providerService } from '../provider/provider.service'

const inputSchema = z.object({
  packageId: idSchema,
  recipientName: z.string('must be text').trim().max(100, 'must not be longer than 100 characters').nullish(),
})

export type PackageOfferInput = z.input<typeof inputSchema>

interface Recipient {
  readonly accountId: string
  readonly name: string
}

/** What a purchase would be. Amounts are US cents, times milliseconds since the epoch. */
export interface PackageOffer {
  readonly provider: PaymentProvider
  readonly purchased: PurchasedPackage
  readonly recipient: Recipient
  readonly isGift: boolean
  readonly firstCents: number
  /** when a subscription is charged for the first whole month; null for a single purchase */
  readonly startsAt: number | null
}

const hour = 60 * 60 * 1000

/**
 * What buying a package would cost the viewer now, for themselves or as a gift, or why it cannot be bought. Changes nothing.
 * For players. Throws `invalidInput`.
 */
export async function readPackageOffer(
  context: Context,
  input: PackageOfferInput,
): Promise<PaymentResult<PackageOffer>> {
  const viewer = requirePlayer(context)
  const { packageId, recipientName } = parse(inputSchema, input)
  const { app } = context
  const provider = app.get(providerService)
  if (!provider) return err('paymentsClosed')
  const record = await app.get(packagesService)(packageId)
  if (!record) return err('unknownPackage', {}, 'packageId')
  const now = app.clock.now()
  if (!isSoldAt(record, now)) return err('notSoldNow', {}, 'packageId')
  const recipient = recipientName ? await findRecipient(app, recipientName) : viewer
  if (recipient === null) return err('unknownRecipient', {}, 'recipientName')
  const { accountId, name } = recipient
  const state = (await readStates(app, [accountId])).get(accountId) ?? null
  const purchased = snapshotOf(record)
  const refusal = await obstacle(app, record, purchased, accountId, subscriptionOf(state, now))
  if (refusal) return refusal
  const charges = purchased.level > 0 ? await subscriptionCharges(app, purchased, state, now) : null
  return ok({
    ...{ provider, purchased, recipient: { accountId, name }, isGift: accountId !== viewer.accountId },
    firstCents: charges?.firstCents ?? purchased.cents,
    startsAt: charges?.startsAt ?? null,
  })
}

/** The account that gets the package; null where there is none that plays. */
async function findRecipient(app: App, name: string): Promise<Recipient | null> {
  const account = await findAccountByName(app, name)
  return account && isPlaying(account.role) ? account : null
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
