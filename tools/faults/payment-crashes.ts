import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect, connectionService } from '@sanguine/db'
import { createLogger, readEnv, settingsOf } from '@sanguine/gateway'
import { App, systemClock, systemRandom } from '@sanguine/kernel'
import { checkBooks } from '@sanguine/payments'
import { type CallStage, PaypalStandIn } from '@sanguine/payments/testing'
import { checkLedger } from '@sanguine/players'
import { callGraphql, callRest, digestOf, registerAccount } from '../gateway/site-client'
import { FaultDatabase, FaultGateway } from './fault-site'

/** Where a gateway is killed: at a call of PayPal, or that many milliseconds after it. */
export interface CrashPoint {
  readonly phase: 'order' | 'subscription' | 'renewal'
  readonly call: RegExp
  readonly stage: CallStage
  readonly afterMs: number
}

export interface PaymentCrashReport {
  /** gateways that were killed where they should be */
  readonly kills: number
  /** US cents that PayPal charged */
  readonly chargedCents: number
  /** what must not be; empty where all is well */
  readonly findings: readonly string[]
}

const capture = /^POST \/v2\/checkout\/orders\/\w+\/capture$/
const verification = /^POST \/v1\/notifications\/verify-webhook-signature$/
const transactions = /^GET \/v1\/billing\/subscriptions\/[\w-]+\/transactions$/

const point = (phase: CrashPoint['phase'], call: RegExp, stage: CallStage, afterMs = 0): CrashPoint => ({
  phase,
  call,
  stage,
  afterMs,
})

/** The steps at which PayPal and the database may differ most. */
export const shortPoints: readonly CrashPoint[] = [
  point('order', /^POST \/v2\/checkout\/orders$/, 'handled'),
  point('order', capture, 'handled'),
  point('order', capture, 'handled', 12),
]

/** Every call of PayPal before and after it was handled, and the milliseconds in which a charge is booked, given and marked. */
export const allPoints: readonly CrashPoint[] = [
  point('order', /^POST \/v2\/checkout\/orders$/, 'received'),
  point('order', /^POST \/v2\/checkout\/orders$/, 'handled', 5),
  point('order', capture, 'received'),
  point('subscription', /^POST \/v1\/billing\/plans$/, 'handled'),
  point('subscription', /^POST \/v1\/billing\/subscriptions$/, 'handled'),
  ...shortPoints,
  ...[3, 6, 9, 15, 20, 30, 50].map((ms) => point('order', capture, 'handled', ms)),
  ...[0, 6, 12, 20].map((ms) => point('subscription', transactions, 'handled', ms)),
  point('renewal', verification, 'handled'),
  ...[0, 6, 12, 20].map((ms) => point('renewal', transactions, 'handled', ms)),
]

const hourMs = 3_600_000
const settleTimeoutMs = 30_000

/** Of the content pack: a single diamond, and the lowest subscription. */
const packageIds = { order: '2d1d52173b477726a5ca1217', subscription: '29d052b434fb2bdaf0c6d816' } as const
const diamondId = '38ba05879f7a75eb2549e80e'

const credentialsOf = (index: number) => ({ username: `Buyer ${index}`, password: digestOf('payments of the vampire') })

interface StoredPayment {
  readonly _id: unknown
  readonly buyerId: string
  readonly providerId: string | null
  readonly captures: readonly { readonly cents: number; readonly grantedAt: unknown }[]
}

interface StoredPlayer {
  readonly state: { readonly inventory: Readonly<Record<string, number>>; readonly subscription: number }
}

const buyDocument = `mutation($input: BuyPackageInput!) { buyPackage(input: $input) { payment { id } userErrors { code } } }`
const checkDocument = `mutation($input: CheckPaymentInput!) { checkPayment(input: $input) { status } }`

/** Buys one thing for each point, kills the gateway there with SIGKILL, starts it again, and compares all books. */
export async function runPaymentCrashes(
  points: readonly CrashPoint[],
  say: (line: string) => void = () => undefined,
): Promise<PaymentCrashReport> {
  const folder = mkdtempSync(join(tmpdir(), 'sanguine-payment-crashes-'))
  let shiftMs = 0
  const now = () => Date.now() + shiftMs
  const paypal = await PaypalStandIn.start(now)
  const { clientId, clientSecret, webhookId, apiBase } = paypal.settings
  const paypalEnv = {
    PAYPAL_CLIENT_ID: clientId,
    PAYPAL_CLIENT_SECRET: clientSecret,
    PAYPAL_WEBHOOK_ID: webhookId ?? '',
    PAYPAL_API_BASE: apiBase,
  }
  const database = new FaultDatabase(join(folder, 'db'))
  await database.start()
  const uri = database.uri.replace('/?', '/sanguine?')
  const gateway = new FaultGateway('payments', folder, uri, paypalEnv)
  const connection = await connect(uri)
  const stored = connection.collection<StoredPayment>('payments')
  const findings: string[] = []
  let kills = 0
  let isKilled = false

  const moveClock = (ms: number) => {
    shiftMs += ms
    gateway.shiftClock(shiftMs)
  }
  const kill = () => {
    if (isKilled) return
    isKilled = true
    kills += 1
    paypal.onCall = () => undefined
    gateway.kill()
  }
  const killAt = ({ call, stage, afterMs }: CrashPoint) => {
    isKilled = false
    paypal.onCall = (called, calledStage) => {
      if (calledStage !== stage || !call.test(called)) return
      if (afterMs === 0) kill()
      else setTimeout(kill, afterMs)
    }
  }
  /** A call that may end with its gateway. */
  const unlessKilled = async (work: () => Promise<unknown>) => {
    try {
      await work()
    } catch (error) {
      if (!isKilled) throw error
    }
  }
  const restart = async () => {
    await gateway.stop()
    // what the killed gateway had claimed is due again
    moveClock(2 * hourMs)
    await gateway.start()
  }
  const urlOf = () => gateway.url ?? ''
  const readPayment = async (buyerId: string, isReady: (payment: StoredPayment) => boolean) => {
    const until = Date.now() + settleTimeoutMs
    for (;;) {
      const payment = await stored.findOne({ buyerId })
      if (payment && isReady(payment)) return payment
      if (Date.now() > until) throw new Error(`The payment is not settled: ${JSON.stringify(payment)}`)
      await sleep(50)
    }
  }
  const isGranted = (count: number) => (payment: StoredPayment) =>
    payment.captures.length === count && payment.captures.every(({ grantedAt }) => grantedAt !== null)
  const check = (id: string) =>
    unlessKilled(() => callGraphql(urlOf(), checkDocument, '', { input: { paymentId: id } }))

  /** One mail that is sent: to be looked at soon, since a mail is removed a week after it. */
  const checkMails = async (phase: CrashPoint['phase'], accountId: string, template: 'receipt' | 'renewal') => {
    const mails = connection.collection('mails')
    const until = Date.now() + settleTimeoutMs
    while (Date.now() < until && (await mails.countDocuments({ accountId, template, status: 'sent' })) === 0)
      await sleep(100)
    const count = await mails.countDocuments({ accountId, template })
    if (count !== 1) findings.push(`${phase}: ${count} mails ${template} instead of 1`)
  }

  /** Returns the id of the buyer. */
  const runPoint = async (crash: CrashPoint, index: number): Promise<string> => {
    const token = await registerAccount(urlOf(), folder, credentialsOf(index))
    const { id: buyerId } = JSON.parse(await callRest(urlOf(), '/api/clientUser/getme', { token }))
    const packageId = crash.phase === 'order' ? packageIds.order : packageIds.subscription
    if (crash.phase !== 'renewal') killAt(crash)
    else isKilled = false
    await unlessKilled(() => callGraphql(urlOf(), buyDocument, token, { input: { packageId } }))
    if (gateway.url === null) await restart()
    const { _id } = await readPayment(buyerId, ({ providerId }) => providerId !== null)
    const id = String(_id)
    const record = paypal.approve(id)
    await check(id)
    if (crash.phase === 'renewal') {
      await readPayment(buyerId, isGranted(1))
      await checkMails(crash.phase, buyerId, 'receipt')
      const date = new Date(now())
      moveClock(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1, 2) - now())
      await sleep(200)
      const { id: saleId } = paypal.charge(record)
      const { headers, body } = paypal.webhook('PAYMENT.SALE.COMPLETED', {
        id: saleId,
        billing_agreement_id: record.id,
      })
      killAt(crash)
      await unlessKilled(() =>
        fetch(`${urlOf()}/webhooks/paypal`, {
          method: 'POST',
          headers: { ...(headers as Record<string, string>), 'Content-Type': 'application/json' },
          body,
        }),
      )
    }
    const until = Date.now() + 2_000
    while (!isKilled && Date.now() < until) await sleep(20)
    if (!isKilled) findings.push(`${crash.phase}: ${crash.call} was not called`)
    paypal.onCall = () => undefined
    if (gateway.url === null) await restart()
    await readPayment(buyerId, isGranted(record.charges.length))
    return buyerId
  }

  const checkBuyer = async ({ phase }: CrashPoint, buyerId: string) => {
    const player = await connection
      .collection<StoredPlayer>('players')
      .findOne({ _id: new connection.base.Types.ObjectId(buyerId) as never })
    const { inventory, subscription } = player?.state ?? { inventory: {}, subscription: 0 }
    const expected = phase === 'order' ? [1, 0] : [0, 1]
    const actual = [inventory[diamondId] ?? 0, subscription]
    if (String(actual) !== String(expected)) findings.push(`${phase}: given ${actual} instead of ${expected}`)
    const payments = await stored.countDocuments({ buyerId })
    if (payments !== 1) findings.push(`${phase}: ${payments} payments instead of 1`)
    if (phase === 'renewal') await checkMails(phase, buyerId, 'renewal')
    else await checkMails(phase, buyerId, 'receipt')
  }

  try {
    await gateway.start()
    for (const [index, crash] of points.entries()) {
      const known = findings.length
      const buyerId = await runPoint(crash, index)
      await checkBuyer(crash, buyerId)
      say(
        `${crash.phase} ${crash.call} ${crash.stage} + ${crash.afterMs} ms: ${findings.slice(known).join('; ') || 'nothing found'}`,
      )
    }
    await gateway.stop()
    const env = readEnv({ DATA_DIR: folder, LOG_LEVEL: 'fatal', ...paypalEnv })
    const clock = { ...systemClock, now, elapsed: () => systemClock.elapsed() }
    const app = new App({ settings: settingsOf(env), clock, random: systemRandom, log: createLogger(env) })
    app.provide(connectionService, connection)
    const books = await checkBooks(app, ({ paymentId, ours, theirs }) =>
      findings.push(`payment ${paymentId}: ours ${ours}; PayPal's ${theirs}`),
    )
    await checkLedger(app, ({ player, what, ledger, state }) =>
      findings.push(`player ${player}: ${what} is ${state}, its ledger says ${ledger}`),
    )
    await app.stop()
    const chargedCents = Object.values(paypal.books()).reduce((sum, cents) => sum + cents, 0)
    if (books.receivedCents !== chargedCents)
      findings.push(`${books.receivedCents} cents received, PayPal charged ${chargedCents}`)
    return { kills, chargedCents, findings }
  } finally {
    await connection.close()
    await gateway.stop()
    await database.stop()
    await paypal.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
