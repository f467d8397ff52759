import { setTimeout as sleep } from 'node:timers/promises'
import { checkBooks } from '@sanguine/payments'
import { checkLedger } from '@sanguine/players'
import { callGraphql, callRest, digestOf, registerAccount } from '../gateway/site-client'
import { type CrashPoint, PaymentCrashSite, type StoredPayment } from './payment-crash-site'

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

const point = (phase: CrashPoint['phase'], call: RegExp, stage: CrashPoint['stage'], afterMs = 0): CrashPoint => ({
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

/** Packages of the content pack: a single diamond, and the lowest subscription. */
const packageIds = { order: '2d1d52173b477726a5ca1217', subscription: '29d052b434fb2bdaf0c6d816' } as const
const diamondId = '38ba05879f7a75eb2549e80e'

const credentialsOf = (index: number) => ({ username: `Buyer ${index}`, password: digestOf('payments of the vampire') })

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
  const site = await PaymentCrashSite.start()
  const { findings } = site
  try {
    await site.gateway.start()
    for (const [index, point] of points.entries()) {
      const known = findings.length
      await checkBuyer(site, point, await runPoint(site, point, index))
      say(
        `${point.phase} ${point.call} ${point.stage} + ${point.afterMs} ms: ${findings.slice(known).join('; ') || 'nothing found'}`,
      )
    }
    await site.gateway.stop()
    return { kills: site.kills, chargedCents: await checkAllBooks(site), findings }
  } finally {
    await site.stop()
  }
}

const isGranted = (count: number) => (payment: StoredPayment) =>
  payment.captures.length === count && payment.captures.every(({ grantedAt }) => grantedAt !== null)

/** Buys, pays and is killed on the way; the payment is settled afterwards. Returns the id of the buyer. */
async function runPoint(site: PaymentCrashSite, point: CrashPoint, index: number): Promise<string> {
  const { paypal } = site
  const token = await registerAccount(site.url, site.folder, credentialsOf(index))
  const { id: buyerId } = JSON.parse(await callRest(site.url, '/api/clientUser/getme', { token }))
  const packageId = point.phase === 'order' ? packageIds.order : packageIds.subscription
  site.killAt(point.phase === 'renewal' ? null : point)
  await site.unlessKilled(() => callGraphql(site.url, buyDocument, token, { input: { packageId } }))
  await site.restartKilled()
  const { _id } = await site.readPayment(buyerId, ({ providerId }) => providerId !== null)
  const id = String(_id)
  const record = paypal.approve(id)
  await site.unlessKilled(() => callGraphql(site.url, checkDocument, '', { input: { paymentId: id } }))
  if (point.phase === 'renewal') await renew(site, point, buyerId, record)
  await site.awaitKill(point)
  await site.restartKilled()
  await site.readPayment(buyerId, isGranted(record.charges.length))
  return buyerId
}

/** Charges a subscription on the first of the next month, and tells of it by an event at which the gateway is killed. */
async function renew(
  site: PaymentCrashSite,
  point: CrashPoint,
  buyerId: string,
  record: ReturnType<PaymentCrashSite['paypal']['approve']>,
): Promise<void> {
  await site.readPayment(buyerId, isGranted(1))
  await site.checkMails(point.phase, buyerId, 'receipt')
  const date = new Date(site.now())
  site.moveClock(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1, 2) - site.now())
  await sleep(200)
  const { id } = site.paypal.charge(record)
  const { headers, body } = site.paypal.webhook('PAYMENT.SALE.COMPLETED', { id, billing_agreement_id: record.id })
  site.killAt(point)
  await site.unlessKilled(() =>
    fetch(`${site.url}/webhooks/paypal`, {
      method: 'POST',
      headers: { ...(headers as Record<string, string>), 'Content-Type': 'application/json' },
      body,
    }),
  )
}

/** Checks that the purchase exists once, with one payment and one mail. */
async function checkBuyer(site: PaymentCrashSite, { phase }: CrashPoint, buyerId: string): Promise<void> {
  const { connection, findings } = site
  const player = await connection
    .collection<StoredPlayer>('players')
    .findOne({ _id: new connection.base.Types.ObjectId(buyerId) as never })
  const { inventory, subscription } = player?.state ?? { inventory: {}, subscription: 0 }
  const expected = phase === 'order' ? [1, 0] : [0, 1]
  const actual = [inventory[diamondId] ?? 0, subscription]
  if (String(actual) !== String(expected)) findings.push(`${phase}: given ${actual} instead of ${expected}`)
  const payments = await site.payments.countDocuments({ buyerId })
  if (payments !== 1) findings.push(`${phase}: ${payments} payments instead of 1`)
  await site.checkMails(phase, buyerId, phase === 'renewal' ? 'renewal' : 'receipt')
}

/** Compares our books with those of PayPal, and the players with their ledgers. Returns the cents that PayPal charged. */
async function checkAllBooks(site: PaymentCrashSite): Promise<number> {
  const { findings } = site
  const chargedCents = Object.values(site.paypal.books()).reduce((sum, cents) => sum + cents, 0)
  await site.withApp(async (app) => {
    const books = await checkBooks(app, ({ paymentId, ours, theirs }) =>
      findings.push(`payment ${paymentId}: ours ${ours}; PayPal's ${theirs}`),
    )
    await checkLedger(app, ({ player, what, ledger, state }) =>
      findings.push(`player ${player}: ${what} is ${state}, its ledger says ${ledger}`),
    )
    if (books.receivedCents !== chargedCents)
      findings.push(`${books.receivedCents} cents received, PayPal charged ${chargedCents}`)
  })
  return chargedCents
}
