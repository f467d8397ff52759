import { timersAfterChange } from '../equipment/equip'
import { unlockedSetupCount } from '../equipment/unlocked-setups'
import { withArrivedGift } from '../notifications/notify'
import type { Id, ItemDefinition, Release } from '../release/release'
import { isUniqueOwned, ownedCount } from '../state/amounts'
import { PlayerDraft } from '../state/player-draft'
import type { JournalLine, PaidPeriod, PlayerState, PurchasedItem, PurchaseRecord } from '../state/player-state'
import { chargesWith } from '../state/purchase-pieces'
import type { RuleSuccess } from '../state/rule-result'

/** The time for which a subscription stays active after a paid period while the next charge is expected. */
export const subscriptionGraceMs = 7 * 24 * 60 * 60 * 1000

interface Clock {
  readonly release: Release
  /** milliseconds since the epoch */
  readonly now: number
  /** divides every game duration */
  readonly speed: number
}

export interface GrantPurchaseInput extends Clock {
  /** the payment provider's id of the charge, which is granted only once */
  readonly captureId: string
  readonly items: readonly PurchasedItem[]
  /** the purchased package and its giver, for the journal; the giver is null if the player bought it */
  readonly purchase: Omit<Extract<JournalLine, { readonly type: 'purchase' }>, 'type' | 'items'>
  /** the paid period of a subscription; null for a single purchase */
  readonly period: Omit<PaidPeriod, 'captureId'> | null
}

export interface PurchaseGrant {
  /** the items given, now or by an earlier call */
  readonly items: readonly PurchasedItem[]
  /** whether the charge gives nothing, since it was reversed or its items cannot be given; it is to be refunded */
  readonly isTakenBack: boolean
}

/** Why a charge would pay for nothing: an item of it was deleted or it has none, or the player has all of them. */
export type PurchaseObstacle = 'withdrawn' | 'owned'

/** The reason why a player cannot be given items for a single charge; null if they can. */
export function purchaseObstacle(
  state: PlayerState | null,
  items: readonly PurchasedItem[],
  release: Release,
): PurchaseObstacle | null {
  const found = items.map(({ itemId }) => release.items.get(itemId))
  if (found.length === 0 || found.includes(undefined)) return 'withdrawn'
  const isOwned = (item: ItemDefinition | undefined) =>
    state !== null && item !== undefined && isUniqueOwned(state, item)
  return found.every(isOwned) ? 'owned' : null
}

/** When a paid period ends for the player. */
const endOf = ({ until, renews }: PaidPeriod): number => until + (renews ? subscriptionGraceMs : 0)

/** The time when the player's subscription must be computed again, in milliseconds since the epoch; null for never. */
export const subscriptionDueAt = ({ paidPeriods = [] }: PlayerState): number | null =>
  paidPeriods.length === 0 ? null : Math.min(...paidPeriods.map(endOf))

/** The paid period that decides the player's subscription now; null without a subscription. */
export function activePeriod({ paidPeriods = [] }: PlayerState, now: number): PaidPeriod | null {
  const [active] = paidPeriods
    .filter((period) => endOf(period) > now)
    .toSorted((a, b) => b.level - a.level || endOf(b) - endOf(a))
  return active ?? null
}

/** Sets the subscription, the unlocked setups and the timers that follow from the paid periods. */
function followPeriods(draft: PlayerDraft, before: PlayerState, periods: readonly PaidPeriod[], clock: Clock): void {
  const paidPeriods = periods.filter((period) => endOf(period) > clock.now)
  const subscription = activePeriod({ ...draft.state, paidPeriods }, clock.now)?.level ?? 0
  draft.set({ paidPeriods, subscription })
  draft.set({ unlockedSetups: unlockedSetupCount(draft.state, before.subscription) })
  draft.set(timersAfterChange(before, draft.state, clock))
}

/**
 * Gives the items and the period of a charge, once: a repeat gives nothing. A player gets only one piece of a unique
 * item. A reversed charge gives nothing, and neither does a single one with an obstacle, which is then refunded.
 */
export function grantPurchase(state: PlayerState, input: GrantPurchaseInput): RuleSuccess<PurchaseGrant> {
  const { captureId, release, period } = input
  const draft = new PlayerDraft(state)
  const known = state.purchases?.[captureId]
  if (known) return draft.done({ items: known.items, isTakenBack: known.missing !== undefined })
  if (period === null && purchaseObstacle(state, input.items, release) !== null) {
    draft.set({ purchases: { ...state.purchases, [captureId]: { items: [], missing: [] } } })
    return draft.done({ items: [], isTakenBack: true })
  }
  const items: PurchasedItem[] = []
  const alreadyOwned: Id[] = []
  for (const { itemId, amount } of input.items) {
    const item = release.items.get(itemId)
    if (item && isUniqueOwned(state, item)) alreadyOwned.push(itemId)
    if (item && isUniqueOwned(draft.state, item)) continue
    const given = item?.isUnique ? 1 : amount
    draft.item(itemId, given, 'payment')
    items.push({ itemId, amount: given })
  }
  const record = { items, ...(alreadyOwned.length > 0 && { alreadyOwned }) }
  draft.set({ purchases: { ...state.purchases, [captureId]: record } })
  const periods = state.paidPeriods ?? []
  draft.write({ type: 'purchase', ...input.purchase, items })
  const [gift] = items
  if (gift && input.purchase.giverId !== null) draft.set(withArrivedGift(draft.state, { captureId, ...gift }))
  if (period) followPeriods(draft, state, [...periods, { ...period, captureId }], input)
  return draft.done({ items, isTakenBack: false })
}

type Purchases = Readonly<Record<string, PurchaseRecord>>

/** The charge, not taken back, that also paid for a unique item which the player already had; undefined if there is none. */
const alsoPaidBy = (purchases: Purchases, itemId: Id): string | undefined =>
  Object.keys(purchases).find(
    (id) => purchases[id]?.missing === undefined && purchases[id]?.alreadyOwned?.includes(itemId),
  )

/** The purchases after a charge gave an item that the player already had when it was paid. */
function withItemGiven(purchases: Purchases, captureId: string, item: PurchasedItem): Purchases {
  const { items = [], alreadyOwned = [], ...charge } = purchases[captureId] ?? {}
  const record = { ...charge, items: [...items, item], alreadyOwned: alreadyOwned.filter((id) => id !== item.itemId) }
  return { ...purchases, [captureId]: record }
}

/**
 * Takes back the items and the period of a charge, once, as far as the player still has them. Returns the missing
 * items. A charge that has given nothing yet will never give anything. A unique item stays if another charge paid for
 * it too; it is then taken back with that one. It also stays if the player lost the piece of this charge and earned
 * another.
 */
export function reversePurchase(
  state: PlayerState,
  input: Clock & { readonly captureId: string },
): RuleSuccess<{ readonly missing: readonly PurchasedItem[] }> {
  const { captureId, release } = input
  const draft = new PlayerDraft(state)
  const { [captureId]: reversed = { items: [] }, ...others } = state.purchases ?? {}
  if (reversed.missing) return draft.done({ missing: reversed.missing })
  const missing: PurchasedItem[] = []
  let purchases: Purchases = others
  for (const item of reversed.items) {
    const { itemId, amount } = item
    const isUnique = release.items.get(itemId)?.isUnique === true
    const isGone = isUnique && reversed.gone?.includes(itemId) === true
    const otherCharge = isUnique && !isGone ? alsoPaidBy(purchases, itemId) : undefined
    if (otherCharge !== undefined) {
      purchases = withItemGiven(purchases, otherCharge, item)
      continue
    }
    // the player lost the piece of this charge, and may have another one
    const isOther = isGone || (isUnique && chargesWith(purchases, itemId).length > 0)
    const taken = isOther ? 0 : Math.min(amount, ownedCount(draft.state, itemId))
    draft.item(itemId, -taken, 'payment')
    if (taken < amount) missing.push({ itemId, amount: amount - taken })
  }
  draft.set({ purchases: { ...purchases, [captureId]: { items: reversed.items, missing } } })
  const left = (state.paidPeriods ?? []).filter((period) => period.captureId !== captureId)
  followPeriods(draft, state, left, input)
  return draft.done({ missing })
}

/** Ends the renewals of a payment's subscription, so that it ends with its paid period, without grace. */
export function endRenewal(
  state: PlayerState,
  input: Clock & { readonly paymentId: Id },
): RuleSuccess<{ readonly until: number | null }> {
  const draft = new PlayerDraft(state)
  const periods = (state.paidPeriods ?? []).map((period) =>
    period.paymentId === input.paymentId && period.renews ? { ...period, renews: false } : period,
  )
  const own = periods.filter(({ paymentId }) => paymentId === input.paymentId)
  if (state.paidPeriods?.some(({ paymentId, renews }) => paymentId === input.paymentId && renews))
    followPeriods(draft, state, periods, input)
  return draft.done({ until: own.length === 0 ? null : Math.max(...own.map(({ until }) => until)) })
}

/**
 * Continues a subscription after a paid period that will end. Until its first charge, it renews that period, so that
 * nothing lapses meanwhile. A repeat changes nothing, and neither does a period that was refunded or has ended.
 */
export function continueSubscription(
  state: PlayerState,
  input: Clock & { readonly paymentId: Id; readonly level: number; readonly continuedCharge: string },
): RuleSuccess<null> {
  const { paymentId, level, continuedCharge } = input
  const draft = new PlayerDraft(state)
  const periods = state.paidPeriods ?? []
  const continued = periods.find(({ captureId, renews }) => captureId === continuedCharge && !renews)
  if (!continued || periods.some((period) => period.paymentId === paymentId)) return draft.done(null)
  followPeriods(draft, state, [...periods, { ...continued, paymentId, level, renews: true }], input)
  return draft.done(null)
}

/** Updates the subscription and removes periods that have ended. */
export function followSubscription(state: PlayerState, clock: Clock): RuleSuccess<null> {
  const draft = new PlayerDraft(state)
  followPeriods(draft, state, state.paidPeriods ?? [], clock)
  return draft.done(null)
}
