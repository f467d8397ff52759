import { isDuplicateKey } from '@sanguine/db'
import type { App } from '@sanguine/kernel'
import { nextFirst } from '../billing-calendar'
import {
  type NewOrder,
  type PaymentProvider,
  type ProviderCapture,
  type ProviderCharges,
  type ProviderOrder,
  ProviderProblem,
  type ProviderSubscription,
} from './payment-provider'
import { type SandboxPurchase, sandboxPurchasesService } from './sandbox-purchases.model'

/** The path of the pages of the play money. */
export const sandboxPath = '/dev/payments'

const idOf = (paymentId: string): string => `PLAY-${paymentId}`

/** Whether the buyer can still decide. */
const isOpen = ({ status }: SandboxPurchase): boolean => status === 'created' || status === 'declined'

const capturesOf = ({ charges }: SandboxPurchase): ProviderCapture[] =>
  charges.map(({ captureId, cents, at, isRefunded }) => ({
    captureId,
    cents,
    currency: 'USD',
    refundedCents: isRefunded ? cents : 0,
    status: isRefunded ? 'refunded' : 'completed',
    at,
  }))

/**
 * Play money, for sites without PayPal that are not public. Orders and subscriptions are in a collection of their own,
 * with the flow of PayPal. A purchase is charged when the buyer approves it. Later charges of a subscription are made
 * when it is read.
 */
export class SandboxProvider implements PaymentProvider {
  readonly name = 'sandbox'
  readonly #app: App

  constructor(app: App) {
    this.#app = app
  }

  get #purchases() {
    return this.#app.get(sandboxPurchasesService)
  }

  async createOrder(order: NewOrder): Promise<ProviderOrder> {
    return this.#orderOf(await this.#create({ ...order, kind: 'order', monthlyCents: null, nextChargeAt: null }))
  }

  async captureOrder(providerId: string): Promise<ProviderOrder> {
    const order = await this.#purchases.findById(providerId).lean()
    if (!order) throw new ProviderProblem(`There is no order ${providerId}.`)
    const charge = { captureId: `${providerId}-1`, cents: order.cents, at: this.#app.clock.now(), isRefunded: false }
    await this.#purchases.updateOne(
      { _id: providerId, status: 'approved' },
      { $set: { status: 'completed' }, $push: { charges: charge } },
    )
    return this.#orderOf((await this.#purchases.findById(providerId).lean()) ?? order)
  }

  async readOrder(providerId: string): Promise<ProviderOrder | null> {
    const order = await this.#purchases.findById(providerId).lean()
    return order && this.#orderOf(order)
  }

  async createSubscription({ startsAt, ...order }: Parameters<PaymentProvider['createSubscription']>[0]) {
    return this.#subscriptionOf(await this.#create({ ...order, kind: 'subscription', nextChargeAt: startsAt }))
  }

  async readSubscription(providerId: string): Promise<ProviderSubscription | null> {
    for (;;) {
      const purchase = await this.#purchases.findById(providerId).lean()
      if (!purchase) return null
      const { nextChargeAt, status } = purchase
      if (status !== 'active' || nextChargeAt === null || nextChargeAt > this.#app.clock.now())
        return this.#subscriptionOf(purchase)
      await this.#charge(purchase, purchase.monthlyCents ?? 0, nextChargeAt, nextFirst(nextChargeAt))
    }
  }

  async cancelSubscription(providerId: string): Promise<void> {
    await this.#purchases.updateOne({ _id: providerId }, { $set: { status: 'cancelled', nextChargeAt: null } })
  }

  async refund(captureId: string): Promise<void> {
    await this.#purchases.updateOne(
      { _id: captureId.replace(/-\d+$/, ''), 'charges.captureId': captureId },
      { $set: { 'charges.$.isRefunded': true } },
    )
  }

  async readCapture(captureId: string): Promise<ProviderCapture['status'] | null> {
    const purchase = await this.#purchases.findOne({ 'charges.captureId': captureId }).lean()
    const found = purchase && capturesOf(purchase).find((capture) => capture.captureId === captureId)
    return found?.status ?? null
  }

  /** None: the purchases are in the same database, so a restore loses them together with the payments. */
  async listCharges(): Promise<ProviderCharges> {
    return { charges: [], unsearched: [] }
  }

  /** Play money sends no webhooks. */
  async verifyWebhook(): Promise<boolean> {
    return false
  }

  /** The purchase on the approve page; null if there is none. */
  find(providerId: string): Promise<SandboxPurchase | null> {
    return this.#purchases.findById(providerId).lean<SandboxPurchase>().exec()
  }

  /** Applies the buyer's decision on the approve page. Does nothing if it was made before. */
  async decide(providerId: string, isApproved: boolean): Promise<SandboxPurchase | null> {
    const purchase = await this.find(providerId)
    if (!purchase || !isOpen(purchase)) return purchase
    if (!isApproved) await this.#leaveOpen(purchase, 'cancelled')
    else if (purchase.kind === 'order') await this.#leaveOpen(purchase, 'approved')
    else await this.#charge(purchase, purchase.cents, this.#app.clock.now(), purchase.nextChargeAt)
    return this.find(providerId)
  }

  /** Declines the buyer's card: an order can be approved again, a subscription is cancelled, as at PayPal. */
  async declineCard(providerId: string): Promise<SandboxPurchase | null> {
    const purchase = await this.find(providerId)
    if (!purchase || !isOpen(purchase)) return purchase
    await this.#leaveOpen(purchase, purchase.kind === 'order' ? 'declined' : 'cancelled')
    return this.find(providerId)
  }

  /** Does nothing if another call has decided in the meantime. */
  async #leaveOpen({ _id, status }: SandboxPurchase, next: SandboxPurchase['status']): Promise<void> {
    await this.#purchases.updateOne({ _id, status }, { status: next })
  }

  /** Charges if no other call has in the meantime; 0 cents only begin a subscription. */
  async #charge(purchase: SandboxPurchase, cents: number, at: number, nextChargeAt: number | null): Promise<void> {
    const { _id, status, charges } = purchase
    const charge = { captureId: `${_id}-${charges.length + 1}`, cents, at, isRefunded: false }
    await this.#purchases.updateOne(
      { _id, status, nextChargeAt: purchase.nextChargeAt },
      { $set: { status: 'active', nextChargeAt }, ...(cents > 0 && { $push: { charges: charge } }) },
    )
  }

  async #create(
    order: NewOrder & Pick<SandboxPurchase, 'kind' | 'monthlyCents' | 'nextChargeAt'>,
  ): Promise<SandboxPurchase> {
    const { paymentId, kind, description, cents, monthlyCents, nextChargeAt, returnUrl, cancelUrl } = order
    const _id = idOf(paymentId)
    const purchase: SandboxPurchase = {
      _id,
      paymentId,
      kind,
      description,
      cents,
      monthlyCents,
      nextChargeAt,
      returnUrl,
      cancelUrl,
      status: 'created',
      charges: [],
    }
    try {
      await this.#purchases.create([purchase])
    } catch (error) {
      if (!isDuplicateKey(error)) throw error
    }
    return (await this.find(_id)) ?? purchase
  }

  #recordOf(purchase: SandboxPurchase) {
    const { _id: providerId, paymentId } = purchase
    const approveUrl = isOpen(purchase) ? `${this.#app.settings.publicUrl}${sandboxPath}/${providerId}` : null
    return { providerId, paymentId, approveUrl, captures: capturesOf(purchase) }
  }

  #orderOf(purchase: SandboxPurchase): ProviderOrder {
    const { status } = purchase
    const orderStatus = status === 'cancelled' || status === 'active' ? 'voided' : status
    return { ...this.#recordOf(purchase), status: orderStatus }
  }

  #subscriptionOf(purchase: SandboxPurchase): ProviderSubscription {
    const { status } = purchase
    const subscriptionStatus = status === 'active' || status === 'cancelled' ? status : 'approvalPending'
    return { ...this.#recordOf(purchase), status: subscriptionStatus }
  }
}
