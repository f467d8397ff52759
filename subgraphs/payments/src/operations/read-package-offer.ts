import { findAccountByName } from '@sanguine/accounts'
import { isSoldAt, releaseService } from '@sanguine/catalogue'
import { type PremiumPackageRecord, packageCategories } from '@sanguine/content'
import { type App, type Context, err, idSchema, isPlaying, ok, parse, requirePlayer } from '@sanguine/kernel'
import { readStates } from '@sanguine/players'
import { activePeriod, isUniqueOwned, type PaidPeriod, type PlayerState, type Release, toCents } from '@sanguine/rules'
import { z } from 'zod'
import { nextFirst, proportionateCents } from '../billing-calendar'
import { packagesService } from '../packages.service'
import type { PaymentResult } from '../payment-refusal'
import { findPayment, findRunningSubscriptions, hasOneTimeDeal } from '../payment-repository'
import { isOwn } from '../payment-status'
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

/** The result of buying a package. Amounts are US cents, times milliseconds since the epoch. */
export interface PackageOffer {
  readonly provider: PaymentProvider
  readonly purchased: PurchasedPackage
  readonly recipient: Recipient
  readonly isGift: boolean
  /** unique items of the package that the recipient owns already: they are not given again */
  readonly ownedItemIds: readonly string[]
  readonly firstCents: number
  /** for an upgrade: the charge to which its price is the difference; otherwise null */
  readonly creditedCharge: string | null
  /** the last charge of the cancelled subscription that a new one continues; otherwise null */
  readonly continuedCharge: string | null
  /** time at which a subscription is charged for the first whole month; null for a single purchase */
  readonly startsAt: number | null
}

const hour = 60 * 60 * 1000

/**
 * The cost of a package for the viewer now, for themselves or as a gift, or the reason why it cannot be bought. Changes
 * nothing. For players. Throws `invalidInput`.
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
  const recipient = recipientName == null ? viewer : await findRecipient(app, recipientName)
  if (recipient === null) return err('unknownRecipient', {}, 'recipientName')
  const { accountId, name } = recipient
  const state = (await readStates(app, [accountId])).get(accountId) ?? null
  const release = app.get(releaseService).current()
  const purchased = snapshotOf(record, release)
  const ownedItemIds = state ? ownedUniques(state, purchased, release) : []
  const ownsAll = purchased.items.length > 0 && ownedItemIds.length === purchased.items.length
  // there is nothing to give, or nothing to charge
  if ((purchased.level === 0 && purchased.items.length === 0) || purchased.cents === 0)
    return err('notSoldNow', {}, 'packageId')
  if (purchased.isOneTime && ownsAll) return err('alreadyBought', {}, 'packageId')
  const isGift = accountId !== viewer.accountId
  if (isGift && purchased.level > 0 && (await findRunningSubscriptions(app, accountId)).some(isOwn))
    return err('recipientSubscribes', {}, 'recipientName')
  const continued = isGift ? null : await continuedPeriod(app, purchased, accountId, state, now)
  const refusal = await obstacle(app, record, purchased, accountId, continued ? 0 : subscriptionOf(state, now))
  if (refusal) return refusal
  const sale = { provider, purchased, recipient: { accountId, name }, isGift, ownedItemIds }
  if (continued)
    return ok({
      ...sale,
      firstCents: 0,
      creditedCharge: null,
      continuedCharge: continued.captureId,
      startsAt: continued.until,
    })
  const charges = purchased.level > 0 ? await subscriptionCharges(app, purchased, state, now) : null
  return ok({
    ...sale,
    firstCents: charges?.firstCents ?? purchased.cents,
    creditedCharge: charges?.creditedCharge ?? null,
    continuedCharge: null,
    startsAt: charges?.startsAt ?? null,
  })
}

/** The account that gets the package; null if there is none that plays. */
async function findRecipient(app: App, name: string): Promise<Recipient | null> {
  const account = await findAccountByName(app, name)
  return account && isPlaying(account.role) ? account : null
}

/** The items of a package of which a player can have one, and has it. */
const ownedUniques = (state: PlayerState, { items }: PurchasedPackage, release: Release): readonly string[] =>
  items.flatMap(({ itemId }) => {
    const item = release.items.get(itemId)
    return item && isUniqueOwned(state, item) ? [itemId] : []
  })

/** A package of unique items only is sold to a player once, like a deal, because a second one would give nothing. */
const snapshotOf = (record: PremiumPackageRecord, release: Release): PurchasedPackage => ({
  packageId: record.id,
  name: record.name,
  cents: toCents(record.priceUsd),
  level: record.subscriptionLevel,
  isOneTime:
    packageCategories[record.category] === 'oneTimeDeal' ||
    (record.items.length > 0 && record.items.every(({ itemId }) => release.items.get(itemId)?.isUnique === true)),
  items: record.items.map(({ itemId, amount }) => ({ itemId, amount })),
})

/** The level of a player's subscription at a moment. */
const subscriptionOf = (state: PlayerState | null, now: number): number =>
  (state && activePeriod(state, now)?.level) ?? 0

/**
 * The paid period that a new subscription would continue. Its level is the same or higher, it is not renewed, and no
 * running subscription follows it. Null too in its last hour, in which a buyer could not approve in time.
 */
async function continuedPeriod(
  app: App,
  { level }: PurchasedPackage,
  accountId: string,
  state: PlayerState | null,
  now: number,
): Promise<PaidPeriod | null> {
  const period = state && activePeriod(state, now)
  if (!period || period.renews || level === 0 || level > period.level || period.until - now < hour) return null
  return (await findRunningSubscriptions(app, accountId)).length > 0 ? null : period
}

/** The subscription level that a monthly item requires, which is the position of its category. */
const neededLevel = ({ category }: PremiumPackageRecord): number =>
  ['silverItem', 'goldItem', 'platinumItem'].indexOf(packageCategories[category] ?? '') + 1

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
): Promise<Pick<PackageOffer, 'firstCents' | 'creditedCharge'> & { readonly startsAt: number }> {
  const from = nextFirst(now) - now < hour ? nextFirst(now) : now
  const startsAt = nextFirst(from)
  const period = state && activePeriod(state, now)
  const lower = period?.until === startsAt ? await findPayment(app, period.paymentId) : null
  const firstCents = proportionateCents(cents - (lower?.purchased.cents ?? 0), from)
  return { firstCents, creditedCharge: lower && period ? period.captureId : null, startsAt }
}
