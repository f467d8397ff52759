import { createSign, createVerify, generateKeyPairSync, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { crc32 } from 'node:zlib'
import type { PaypalSettings } from '@sanguine/kernel'
import type { WebhookCall } from '../provider/payment-provider'

interface StandInCharge {
  /** US dollars if left out */
  readonly currency?: string
  readonly id: string
  readonly value: string
  status: 'PENDING' | 'DECLINED' | 'COMPLETED' | 'PARTIALLY_REFUNDED' | 'REFUNDED'
  readonly at: number
  /** further rows that the search shows for it */
  readonly rows?: StandInRow[]
}

/** A row of the search that belongs to a charge. */
interface StandInRow {
  readonly code: string
  readonly value: string
  /** US dollars if left out */
  readonly currency?: string
}

/** An order or subscription as PayPal would have it. */
export interface StandInRecord {
  readonly id: string
  readonly kind: 'orders' | 'subscriptions'
  readonly customId: string
  /** of the order, or of the setup fee */
  readonly value: string
  readonly monthly: string
  /** when a subscription is charged for the first month, as it was ordered; milliseconds since the epoch */
  readonly startsAt: number | null
  status: string
  readonly charges: StandInCharge[]
}

export type CallStage = 'received' | 'handled'

interface Reply {
  readonly status: number
  readonly body?: unknown
}

const failure = (status: number, issue: string): Reply => ({ status, body: { name: 'ERROR', details: [{ issue }] } })

/**
 * The part of PayPal's HTTP API that the game calls, with signed webhooks. Only purchases that a test approves are
 * charged.
 */
export class PaypalStandIn {
  readonly settings: PaypalSettings
  readonly records = new Map<string, StandInRecord>()
  /** calls by method and path */
  readonly calls: string[] = []
  /** while set, every call of the API fails with this status */
  failsWith: number | null = null
  /** while set, cards are declined: the buyer has to approve the order again */
  declinesCards = false
  /** while set, charges of orders are pending, as those of bank transfers are for days */
  delaysCharges = false
  /** while set, refunds are refused, as those of an account without balance are */
  refusesRefunds = false
  /** while set, the account may not search its transactions */
  refusesSearch = false
  /** the most results of a search; PayPal has ten thousand */
  maxResults = Number.POSITIVE_INFINITY
  /** the first time for which transactions can be searched; null for any */
  searchableFrom: number | null = null
  /** the last time for which transactions can be searched; null for now */
  searchableUntil: number | null = null
  /** the status of the refusal to search later than that: PayPal has used both */
  unsearchableStatus: 400 | 404 = 404
  /** called for each call with method and path: before it acts, and after it has acted but before its reply is sent */
  onCall: (call: string, stage: CallStage) => void = () => undefined
  readonly #replies = new Map<string, Reply>()
  readonly #plans = new Map<string, string>()
  readonly #keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
  readonly #server: Server
  readonly #now: () => number
  #number = 0

  private constructor(server: Server, port: number, now: () => number) {
    this.#server = server
    this.#now = now
    this.settings = {
      clientId: 'client',
      clientSecret: 'secret',
      webhookId: 'WH-1',
      apiBase: `http://127.0.0.1:${port}`,
    }
  }

  static async start(now: () => number): Promise<PaypalStandIn> {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const standIn = new PaypalStandIn(server, (server.address() as AddressInfo).port, now)
    server.on('request', async (request, response) => {
      const text = await readText(request)
      const call = `${request.method} ${new URL(request.url ?? '', standIn.settings.apiBase).pathname}`
      standIn.onCall(call, 'received')
      const { status, body } = standIn.#receive(request, text)
      standIn.onCall(call, 'handled')
      response
        .writeHead(status, { 'Content-Type': 'application/json' })
        .end(body === undefined ? '' : JSON.stringify(body))
    })
    return standIn
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  /** The record that was created for a payment. */
  of(paymentId: string): StandInRecord {
    const found = [...this.records.values()].find(({ customId }) => customId === paymentId)
    if (!found) throw new Error(`PayPal has nothing for ${paymentId}.`)
    return found
  }

  /** The buyer approves: a subscription is charged its setup fee at once. */
  approve(paymentId: string): StandInRecord {
    const record = this.of(paymentId)
    record.status = record.kind === 'orders' ? 'APPROVED' : 'ACTIVE'
    // without a setup fee nothing is charged before the first of the month
    if (record.kind === 'subscriptions' && record.value !== '0.00') this.charge(record, record.value)
    return record
  }

  charge(record: StandInRecord, value = record.monthly): StandInCharge {
    this.#number += 1
    const charge: StandInCharge = {
      id: `CAPTURE${this.#number}`,
      value,
      status: 'COMPLETED',
      at: this.#now(),
      rows: [],
    }
    record.charges.push(charge)
    return charge
  }

  /**
   * The time of PayPal's nth monthly charge of a subscription, from 0. It is on the first charge's day of the month, by
   * PayPal's calendar, or on the last day of a shorter month.
   */
  monthlyChargeAt({ startsAt }: StandInRecord, index: number): number {
    const start = new Date(startsAt ?? Number.NaN)
    const at = new Date(start)
    at.setUTCMonth(start.getUTCMonth() + index, 1)
    const lastDay = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate()
    at.setUTCDate(Math.min(start.getUTCDate(), lastDay))
    return at.getTime()
  }

  /** Cents that were charged and not refunded, by charge. */
  books(): Record<string, number> {
    const charges = [...this.records.values()].flatMap((record) => record.charges)
    const centsOf = (value: string) => Math.round(Number(value) * 100)
    return Object.fromEntries(
      charges
        .filter(isBooked)
        .map((charge) => [
          charge.id,
          centsOf(charge.value) + refundsOf(charge).reduce((sum, { value }) => sum + centsOf(value), 0),
        ]),
    )
  }

  /** A signed event, as PayPal sends it. */
  webhook(type: string, resource: unknown, id: string = randomUUID()): WebhookCall {
    const body = JSON.stringify({ id, event_type: type, resource })
    const [transmissionId, time] = [randomUUID(), new Date(this.#now()).toISOString()]
    const signed = this.#signedText(transmissionId, time, this.settings.webhookId ?? '', body)
    return {
      body,
      headers: {
        'paypal-auth-algo': 'SHA256withRSA',
        'paypal-cert-url': `${this.settings.apiBase}/cert`,
        'paypal-transmission-id': transmissionId,
        'paypal-transmission-sig': createSign('RSA-SHA256').update(signed).sign(this.#keys.privateKey, 'base64'),
        'paypal-transmission-time': time,
      },
    }
  }

  #signedText(transmissionId: string, time: string, webhookId: string, body: string): string {
    return `${transmissionId}|${time}|${webhookId}|${crc32(body)}`
  }

  #receive({ method = '', url = '', headers }: IncomingMessage, text: string): Reply {
    const { pathname } = new URL(url, this.settings.apiBase)
    this.calls.push(`${method} ${pathname}`)
    if (this.failsWith !== null) return failure(this.failsWith, 'INTERNAL_SERVER_ERROR')
    if (pathname === '/v1/oauth2/token') return { status: 200, body: { access_token: 'token', expires_in: 3600 } }
    if (headers.authorization !== 'Bearer token') return failure(401, 'AUTHENTICATION_FAILURE')
    if (pathname === '/v1/reporting/transactions') return this.#search(new URL(url, this.settings.apiBase).searchParams)
    const requestId = headers['paypal-request-id']
    const key = `${pathname} ${String(requestId)}`
    const known = requestId === undefined ? undefined : this.#replies.get(key)
    if (known) return known
    const { searchParams } = new URL(url, this.settings.apiBase)
    const reply = this.#answer(`${method} ${pathname}`, text, searchParams)
    // a refusal too: PayPal does not say that it forgets it
    if (requestId !== undefined && reply.status < 500) this.#replies.set(key, reply)
    return reply
  }

  #answer(call: string, text: string, query: URLSearchParams): Reply {
    const [, version = '', kind = '', id = '', action = ''] =
      /^\w+ \/(v\d)\/(?:checkout|billing|payments|catalogs|notifications)\/([\w-]+)\/?([\w-]*)\/?(\w*)$/.exec(call) ??
      []
    if (kind === 'verify-webhook-signature') return this.#verify(text)
    const body = text === '' ? {} : JSON.parse(text)
    if (kind === 'products') return { status: 201, body: { id: 'PRODUCT' } }
    if (kind === 'plans') {
      const plan = `PLAN${this.#plans.size}`
      this.#plans.set(plan, body.billing_cycles[0].pricing_scheme.fixed_price.value)
      return { status: 201, body: { id: plan } }
    }
    if (kind === 'captures' && action === 'refund') return this.#refund(id)
    if (kind === 'captures') return this.#readCapture(id)
    if ((kind === 'orders' || kind === 'subscriptions') && id === '') return this.#create(kind, body)
    const record = this.records.get(id)
    if (!record || version === '') return failure(404, 'RESOURCE_NOT_FOUND')
    if (action === 'capture') return this.#capture(record)
    if (action === 'transactions') return transactionsOf(record, query)
    if (action === 'cancel') {
      record.status = 'CANCELLED'
      return { status: 204 }
    }
    return { status: 200, body: this.#shown(record) }
  }

  // biome-ignore lint/suspicious/noExplicitAny: the body of a call has any shape
  #create(kind: StandInRecord['kind'], body: any): Reply {
    this.#number += 1
    const unit = body.purchase_units?.[0]
    const record: StandInRecord = {
      id: `${kind === 'orders' ? 'ORDER' : 'I-SUB'}${this.#number}`,
      kind,
      customId: unit?.custom_id ?? body.custom_id,
      value: unit?.amount.value ?? body.plan?.payment_preferences.setup_fee.value ?? '0.00',
      monthly: this.#plans.get(body.plan_id) ?? '0.00',
      startsAt: body.start_time === undefined ? null : Date.parse(body.start_time),
      status: kind === 'orders' ? 'CREATED' : 'APPROVAL_PENDING',
      charges: [],
    }
    this.records.set(record.id, record)
    return { status: 201, body: this.#shown(record) }
  }

  #capture(record: StandInRecord): Reply {
    if (record.status === 'COMPLETED') return failure(422, 'ORDER_ALREADY_CAPTURED')
    if (record.status !== 'APPROVED') return failure(422, 'ORDER_NOT_APPROVED')
    if (this.declinesCards) {
      record.status = 'CREATED'
      return failure(422, 'INSTRUMENT_DECLINED')
    }
    record.status = 'COMPLETED'
    const charge = this.charge(record, record.value)
    if (this.delaysCharges) charge.status = 'PENDING'
    return { status: 201, body: this.#shown(record) }
  }

  #refund(captureId: string): Reply {
    const charge = [...this.records.values()].flatMap(({ charges }) => charges).find(({ id }) => id === captureId)
    if (!charge) return failure(404, 'RESOURCE_NOT_FOUND')
    if (charge.status === 'REFUNDED') return failure(422, 'CAPTURE_FULLY_REFUNDED')
    if (this.refusesRefunds) return failure(422, 'INSUFFICIENT_FUNDS')
    charge.status = 'REFUNDED'
    return { status: 201, body: { id: 'REFUND', status: 'COMPLETED' } }
  }

  /** Charges of orders alone: PayPal does not say that it shows those of subscriptions in this way. */
  #readCapture(captureId: string): Reply {
    const orders = [...this.records.values()].filter(({ kind }) => kind === 'orders')
    const charge = orders.flatMap(({ charges }) => charges).find(({ id }) => id === captureId)
    return charge ? { status: 200, body: captureOf(charge) } : failure(404, 'RESOURCE_NOT_FOUND')
  }

  /** The transactions of at most 31 days, one a page, as those of a busy account have many pages. */
  #search(query: URLSearchParams): Reply {
    if (this.refusesSearch) return failure(403, 'NOT_AUTHORIZED')
    const [from, to] = ['start_date', 'end_date'].map((name) => Date.parse(query.get(name) ?? ''))
    if (from === undefined || to === undefined || !(to - from <= 31 * 86_400_000))
      return failure(400, 'INVALID_REQUEST')
    const isSearchable =
      from >= (this.searchableFrom ?? 0) && from <= (this.searchableUntil ?? Number.POSITIVE_INFINITY)
    if (!isSearchable) return unsearchable(this.unsearchableStatus)
    const found = [...this.records.values()].flatMap((record) =>
      record.charges
        .filter((charge) => charge.at >= from && charge.at <= to && isBooked(charge))
        .flatMap((charge) => reportsOf(record, charge)),
    )
    if (found.length > this.maxResults) return { status: 400, body: { name: 'RESULTSET_TOO_LARGE' } }
    const [page, total] = [Number(query.get('page')), found.length]
    return {
      status: 200,
      body: { transaction_details: found.slice(page - 1, page), total_items: total, total_pages: total },
    }
  }

  #verify(text: string): Reply {
    const at = text.indexOf('"webhook_event":')
    const event = text.slice(at + '"webhook_event":'.length, -1)
    const given = JSON.parse(`${text.slice(0, at).replace(/,$/, '')}}`)
    const signed = this.#signedText(given.transmission_id, given.transmission_time, given.webhook_id, event)
    const isRight = createVerify('RSA-SHA256')
      .update(signed)
      .verify(this.#keys.publicKey, given.transmission_sig, 'base64')
    return { status: 200, body: { verification_status: isRight ? 'SUCCESS' : 'FAILURE' } }
  }

  #shown(record: StandInRecord) {
    const { id, kind, customId, status, value, charges } = record
    const isOpen = status === 'CREATED' || status === 'APPROVAL_PENDING'
    const links = isOpen ? [{ rel: 'approve', href: `${this.settings.apiBase}/approve/${id}` }] : []
    if (kind === 'subscriptions') return { id, status, custom_id: customId, links }
    const captures = charges.map(captureOf)
    const unit = { custom_id: customId, amount: { currency_code: 'USD', value }, payments: { captures } }
    return { id, status, links, purchase_units: [unit] }
  }
}

const transactionOf = ({ id, status, at, value }: StandInCharge) => ({
  id,
  status,
  time: new Date(at).toISOString(),
  amount_with_breakdown: { gross_amount: { currency_code: 'USD', value } },
})

const captureOf = ({ id, status, at, currency, value }: StandInCharge) => ({
  id,
  status,
  create_time: new Date(at).toISOString(),
  amount: { currency_code: currency ?? 'USD', value },
})

const isBooked = ({ status }: StandInCharge): boolean => status !== 'PENDING' && status !== 'DECLINED'

/** The rows by which the buyer got money back. */
function refundsOf({ status, value, rows = [] }: StandInCharge): readonly StandInRow[] {
  if (status === 'REFUNDED') return [{ code: 'T1107', value: `-${value}` }]
  return rows.filter(({ code }) => code === 'T1107')
}

/**
 * A charge as the search shows it, if the account keeps euros. The deposit of the card, a hold with its release, and the
 * conversion are rows of their own. PayPal copies the text of the charge to all of them.
 */
function reportsOf({ customId }: StandInRecord, charge: StandInCharge) {
  const { id, value, currency, at, rows = [] } = charge
  const all: readonly StandInRow[] = [
    { code: 'T0006', value, currency: currency ?? 'USD' },
    { code: 'T0700', value },
    { code: 'T2101', value: `-${value}` },
    { code: 'T2102', value },
    { code: 'T0200', value: `-${value}` },
    { code: 'T0200', value: (Number(value) * 0.92).toFixed(2), currency: 'EUR' },
    ...rows.filter(({ code }) => code !== 'T1107'),
    ...refundsOf(charge),
  ]
  return all.map((row, index) => ({
    transaction_info: {
      transaction_id: index === 0 ? id : `ROW${index}-${id}`,
      transaction_event_code: row.code,
      transaction_initiation_date: new Date(at).toISOString().replace('.000Z', '+0000'),
      transaction_amount: { currency_code: row.currency ?? 'USD', value: row.value },
      custom_field: customId,
      ...(index > 0 && { paypal_reference_id: id }),
    },
  }))
}

const unsearchable = (status: number): Reply => ({
  status,
  body: { name: 'INVALID_REQUEST', message: 'Data for the given start date is not available.', details: [] },
})

function transactionsOf({ charges }: StandInRecord, query: URLSearchParams): Reply {
  const [from = Number.NaN, to = Number.NaN] = ['start_time', 'end_time'].map((key) => Date.parse(query.get(key) ?? ''))
  if (!(from < to)) return failure(400, 'INVALID_REQUEST')
  return { status: 200, body: { transactions: charges.filter(({ at }) => at >= from && at <= to).map(transactionOf) } }
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString()
}
