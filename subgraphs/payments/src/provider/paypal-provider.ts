import type { App, PaypalSettings } from '@sanguine/kernel'
import { z } from 'zod'
import { cutText } from './cut-text'
import {
  type NewOrder,
  type NewSubscription,
  type PaymentProvider,
  type ProviderCapture,
  type ProviderCharges,
  type ProviderOrder,
  ProviderProblem,
  type ProviderSubscription,
  type WebhookCall,
} from './payment-provider'
import { issueOf, PaypalClient, readReply } from './paypal-client'
import { searchCharges } from './paypal-search'

const currency = 'USD'

const moneySchema = z.object({ currency_code: z.string(), value: z.string().regex(/^\d{1,9}(\.\d{1,2})?$/) })
const linksSchema = z.array(z.object({ rel: z.string(), href: z.string() })).default([])

const captureSchema = z.object({
  id: z.string(),
  status: z.string(),
  amount: moneySchema,
  create_time: z.string(),
})

const refundSchema = z.object({ status: z.string(), amount: moneySchema, links: linksSchema })

const orderSchema = z.object({
  id: z.string(),
  status: z.string(),
  links: linksSchema,
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string().optional(),
        payments: z
          .object({ captures: z.array(captureSchema).default([]), refunds: z.array(refundSchema).default([]) })
          .optional(),
      }),
    )
    .default([]),
})

const subscriptionSchema = z.object({
  id: z.string(),
  status: z.string(),
  custom_id: z.string().optional(),
  links: linksSchema,
})

const transactionsSchema = z.object({
  transactions: z
    .array(
      z.object({
        id: z.string(),
        status: z.string(),
        time: z.string(),
        amount_with_breakdown: z.object({ gross_amount: moneySchema }),
      }),
    )
    .default([]),
})

const idSchema = z.object({ id: z.string() })
const verificationSchema = z.object({ verification_status: z.string() })

const centsOf = ({ value }: z.output<typeof moneySchema>): number => Math.round(Number(value) * 100)

const moneyOf = (cents: number) => ({ currency_code: currency, value: (cents / 100).toFixed(2) })

/** The state of a charge by PayPal's word for it. An unknown word counts as pending, since it may still change. */
const captureStatuses: Readonly<Record<string, ProviderCapture['status']>> = {
  COMPLETED: 'completed',
  PARTIALLY_REFUNDED: 'partiallyRefunded',
  REFUNDED: 'refunded',
  REVERSED: 'reversed',
  PENDING: 'pending',
  DECLINED: 'failed',
  FAILED: 'failed',
}

const captureStatusOf = (status: string): ProviderCapture['status'] => captureStatuses[status] ?? 'pending'

const orderStatuses: Readonly<Record<string, ProviderOrder['status']>> = {
  APPROVED: 'approved',
  COMPLETED: 'completed',
  VOIDED: 'voided',
}

const subscriptionStatuses: Readonly<Record<string, ProviderSubscription['status']>> = {
  ACTIVE: 'active',
  SUSPENDED: 'suspended',
  CANCELLED: 'cancelled',
  EXPIRED: 'expired',
}

const approveLink = (links: z.output<typeof linksSchema>): string | null =>
  links.find(({ rel }) => rel === 'approve' || rel === 'payer-action')?.href ?? null

/** Headers of a webhook that its signature needs, under their names in the verification. */
const signatureHeaders = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
} as const

/** PayPal's limit for names and descriptions. */
const maxNameUnits = 127

/** PayPal: Orders v2, Subscriptions, Payments v2, and webhooks that PayPal itself verifies. */
export class PaypalProvider implements PaymentProvider {
  readonly name = 'paypal'
  readonly #app: App
  readonly #client: PaypalClient
  /** plans by package and price that this gateway has read */
  readonly #plans = new Map<string, string>()

  constructor(app: App, settings: PaypalSettings) {
    this.#app = app
    this.#client = new PaypalClient(app, settings)
  }

  async createOrder({ paymentId, description, cents, returnUrl, cancelUrl }: NewOrder): Promise<ProviderOrder> {
    const { body } = await this.#client.call({
      method: 'POST',
      path: '/v2/checkout/orders',
      requestId: paymentId,
      body: {
        intent: 'CAPTURE',
        purchase_units: [
          {
            reference_id: paymentId,
            custom_id: paymentId,
            description: cutText(description, maxNameUnits),
            amount: moneyOf(cents),
          },
        ],
        application_context: {
          return_url: returnUrl,
          cancel_url: cancelUrl,
          shipping_preference: 'NO_SHIPPING',
          user_action: 'PAY_NOW',
        },
      },
    })
    return orderOf(body)
  }

  /**
   * If PayPal declines a charge, or the order is charged already, reading the order shows that. Each attempt has its
   * own id. Under the id of a declined attempt PayPal may return the refusal again, although the buyer has approved
   * again.
   */
  async captureOrder(providerId: string, paymentId: string): Promise<ProviderOrder> {
    const { status, body } = await this.#client.call({
      method: 'POST',
      path: `/v2/checkout/orders/${encodeURIComponent(providerId)}/capture`,
      requestId: `${paymentId}-${this.#app.random.hex(8)}`,
      body: {},
      expects: [422],
    })
    if (status !== 422) return orderOf(body)
    const issue = issueOf(body)
    const order = await this.readOrder(providerId)
    if (issue === 'ORDER_ALREADY_CAPTURED' && order) return order
    if (issue === 'INSTRUMENT_DECLINED' && order) return { ...order, status: 'declined' }
    throw new ProviderProblem(`PayPal did not charge order ${providerId}: ${issue}.`)
  }

  async readOrder(providerId: string): Promise<ProviderOrder | null> {
    const path = `/v2/checkout/orders/${encodeURIComponent(providerId)}`
    const { status, body } = await this.#client.call({ method: 'GET', path, expects: [404] })
    return status === 404 ? null : orderOf(body)
  }

  async createSubscription(subscription: NewSubscription): Promise<ProviderSubscription> {
    const { paymentId, cents, startsAt, returnUrl, cancelUrl } = subscription
    const { body } = await this.#client.call({
      method: 'POST',
      path: '/v1/billing/subscriptions',
      requestId: paymentId,
      body: {
        plan_id: await this.#planOf(subscription),
        custom_id: paymentId,
        start_time: new Date(startsAt + noonMs).toISOString(),
        ...(cents > 0 && {
          plan: { payment_preferences: { setup_fee: moneyOf(cents), setup_fee_failure_action: 'CANCEL' } },
        }),
        application_context: {
          return_url: returnUrl,
          cancel_url: cancelUrl,
          shipping_preference: 'NO_SHIPPING',
          user_action: 'SUBSCRIBE_NOW',
        },
      },
    })
    return subscriptionOf(body, [])
  }

  async readSubscription(providerId: string, since: number): Promise<ProviderSubscription | null> {
    const path = `/v1/billing/subscriptions/${encodeURIComponent(providerId)}`
    const { status, body } = await this.#client.call({ method: 'GET', path, expects: [404] })
    if (status === 404) return null
    const subscription = subscriptionOf(body, [])
    if (subscription.status === 'approvalPending') return subscription
    const [start_time, end_time] = [since - maxAheadMs, this.#app.clock.now() + dayMs].map((at) =>
      new Date(at).toISOString(),
    )
    const query = new URLSearchParams({ start_time: start_time ?? '', end_time: end_time ?? '' })
    const transactions = await this.#client.call({ method: 'GET', path: `${path}/transactions?${query}` })
    return subscriptionOf(body, readReply(transactionsSchema, transactions.body).transactions)
  }

  async cancelSubscription(providerId: string): Promise<void> {
    // 422: it has ended already
    const path = `/v1/billing/subscriptions/${encodeURIComponent(providerId)}/cancel`
    const body = { reason: 'Cancelled on the site.' }
    await this.#client.call({ method: 'POST', path, body, expects: [422] })
  }

  /**
   * Each attempt has its own id, because PayPal may return the refusal of an earlier attempt under its id. PayPal refunds
   * no charge twice.
   */
  async refund(captureId: string): Promise<void> {
    const { status, body } = await this.#client.call({
      method: 'POST',
      path: `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`,
      requestId: `${captureId}-refund-${this.#app.random.hex(8)}`,
      body: {},
      expects: [422],
    })
    if (status === 422 && issueOf(body) !== 'CAPTURE_FULLY_REFUNDED')
      throw new ProviderProblem(`PayPal did not refund ${captureId}: ${issueOf(body)}.`)
  }

  /**
   * PayPal promises this for charges of orders alone. It calls those of subscriptions sales, and shows them among the
   * transactions of the subscription. A capture that was reversed is not told apart: an event tells it.
   */
  async readCapture(captureId: string): Promise<ProviderCapture['status'] | null> {
    const path = `/v2/payments/captures/${encodeURIComponent(captureId)}`
    const { status, body } = await this.#client.call({ method: 'GET', path, expects: [404] })
    return status === 404 ? null : captureStatusOf(readReply(captureSchema, body).status)
  }

  listCharges(since: number): Promise<ProviderCharges> {
    return searchCharges(this.#client, since, this.#app.clock.now())
  }

  async verifyWebhook({ headers, body }: WebhookCall): Promise<boolean> {
    const { webhookId } = this.#client
    const values = Object.entries(signatureHeaders).map(([name, header]) => [name, headers[header]] as const)
    if (webhookId === null || values.some(([, value]) => typeof value !== 'string') || !isJsonObject(body)) return false
    const signature = JSON.stringify({ ...Object.fromEntries(values), webhook_id: webhookId })
    const { status, body: reply } = await this.#client.call({
      method: 'POST',
      path: '/v1/notifications/verify-webhook-signature',
      // the event byte for byte as it was sent, because the signature covers its text
      text: `${signature.slice(0, -1)},"webhook_event":${body}}`,
      expects: [400, 422],
    })
    return status === 200 && readReply(verificationSchema, reply).verification_status === 'SUCCESS'
  }

  /** The monthly plan of a package at a price; made once, under its own idempotency key. */
  async #planOf({ packageId, packageName, monthlyCents }: NewSubscription): Promise<string> {
    const key = `${packageId}-${monthlyCents}`
    const known = this.#plans.get(key)
    if (known) return known
    const name = cutText(packageName, maxNameUnits)
    const product = await this.#client.call({
      method: 'POST',
      path: '/v1/catalogs/products',
      requestId: `product-${packageId}`,
      body: { name, type: 'DIGITAL' },
    })
    const plan = await this.#client.call({
      method: 'POST',
      path: '/v1/billing/plans',
      requestId: `plan-${key}`,
      body: {
        product_id: readReply(idSchema, product.body).id,
        name,
        billing_cycles: [
          {
            frequency: { interval_unit: 'MONTH', interval_count: 1 },
            tenure_type: 'REGULAR',
            sequence: 1,
            total_cycles: 0,
            pricing_scheme: { fixed_price: moneyOf(monthlyCents) },
          },
        ],
        payment_preferences: { auto_bill_outstanding: false, payment_failure_threshold: 3 },
      },
    })
    const { id } = readReply(idSchema, plan.body)
    this.#plans.set(key, id)
    return id
  }
}

const dayMs = 86_400_000

/**
 * Our clock may have been ahead of PayPal's when the subscription was ordered, and its first charge must be found. There
 * is none before the order, so a whole year costs nothing.
 */
const maxAheadMs = 366 * dayMs

/**
 * PayPal charges on the day of the month on which a subscription starts, by its own calendar. When the first begins in
 * Berlin, it is still the 28th to 31st elsewhere, and the charges would stay on that day. At noon it is the first for
 * PayPal too.
 */
const noonMs = dayMs / 2

/** Whether a text is the JSON of an object, so that it can stand inside another. */
function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}

function orderOf(body: unknown): ProviderOrder {
  const { id, status, links, purchase_units } = readReply(orderSchema, body)
  const [unit] = purchase_units
  const { captures = [], refunds = [] } = unit?.payments ?? {}
  const refundedOf = (captureId: string): number =>
    refunds
      .filter((refund) => refund.status === 'COMPLETED' && refund.links.some(({ href }) => href.endsWith(captureId)))
      .reduce((sum, { amount }) => sum + centsOf(amount), 0)
  return {
    providerId: id,
    paymentId: unit?.custom_id ?? null,
    status: orderStatuses[status] ?? 'created',
    approveUrl: approveLink(links),
    captures: captures.map((capture) => ({
      captureId: capture.id,
      cents: centsOf(capture.amount),
      currency: capture.amount.currency_code,
      refundedCents: refundedOf(capture.id),
      status: captureStatusOf(capture.status),
      at: Date.parse(capture.create_time),
    })),
  }
}

type Transactions = z.output<typeof transactionsSchema>['transactions']

function subscriptionOf(body: unknown, transactions: Transactions): ProviderSubscription {
  const { id, status, custom_id, links } = readReply(subscriptionSchema, body)
  return {
    providerId: id,
    paymentId: custom_id ?? null,
    status: subscriptionStatuses[status] ?? 'approvalPending',
    approveUrl: approveLink(links),
    captures: transactions.map((transaction) => ({
      captureId: transaction.id,
      cents: centsOf(transaction.amount_with_breakdown.gross_amount),
      currency: transaction.amount_with_breakdown.gross_amount.currency_code,
      refundedCents: 0,
      status: captureStatusOf(transaction.status),
      at: Date.parse(transaction.time),
    })),
  }
}
