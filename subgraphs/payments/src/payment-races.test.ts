import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { digestOf } from '@sanguine/accounts'
import { startTestGateway, type TestGateway } from '@sanguine/gateway/testing'
import { checkLedger, readStates } from '@sanguine/players'
import { settleDuePayments } from './payment-worker'
import type { WebhookCall } from './provider/payment-provider'
import { PaypalStandIn } from './testing/paypal-stand-in'

let paypal: PaypalStandIn
let first: TestGateway
let second: TestGateway
let admin: string

const [hour, day] = [3_600_000, 86_400_000]

beforeAll(async () => {
  let now = () => 0
  paypal = await PaypalStandIn.start(() => now())
  const settings = { paypal: paypal.settings }
  first = await startTestGateway({ settings })
  second = await startTestGateway({ settings, database: first.database, clock: first.clock })
  now = () => first.clock.now()
  admin = await first.adminToken()
})
afterAll(async () => {
  await second.stop()
  await first.stop()
  await paypal.stop()
})

/** Packages of the content pack. */
const packages = {
  diamond: '2d1d52173b477726a5ca1217',
  silver: '29d052b434fb2bdaf0c6d816',
} as const
const diamondId = '38ba05879f7a75eb2549e80e'

async function register(name: string) {
  const token = await first.player(name)
  return { name, token, id: String((await first.rest('/clientUser/getme', { token })).body.id) }
}

const buyDocument = `mutation ($input: BuyPackageInput!) { buyPackage(input: $input) {
  payment { id } userErrors { code }
} }`

async function buy(token: string, packageId: string, recipientName?: string, gateway = first): Promise<string> {
  const { data } = await gateway.graphql(buyDocument, { input: { packageId, recipientName } }, token)
  const { payment, userErrors } = data.buyPackage
  if (!payment) throw new Error(JSON.stringify(userErrors))
  return payment.id
}

/** Sends an event as PayPal does; returns the status. */
async function send({ headers, body }: WebhookCall, gateway = first): Promise<number> {
  const sent = { ...(headers as Record<string, string>), 'Content-Type': 'application/json' }
  const { status } = await fetch(`${gateway.url}/webhooks/paypal`, { method: 'POST', headers: sent, body })
  return status
}

const check = (paymentId: string, gateway = first) =>
  gateway.rest('POST /payment/CheckOnPayment', { json: { paymentId } })

const refund = (paymentId: string, chargeId: string, gateway = first) =>
  gateway.graphql(
    'mutation ($input: RefundPaymentInput!) { refundPayment(input: $input) { userErrors { code } } }',
    { input: { paymentId, chargeId, reason: 'A mistake.' } },
    admin,
  )

/** Runs the work that both gateways' workers do a day later. */
async function settleAll(): Promise<void> {
  first.advance(25 * hour)
  for (const { app } of [first, second]) await settleDuePayments(app)
  admin = await first.adminToken()
}

const stateOf = async (accountId: string) => (await readStates(first.app, [accountId])).get(accountId)
const diamondsOf = async (accountId: string) => (await stateOf(accountId))?.inventory[diamondId] ?? 0

/** Cents of our books, by charge. */
async function books(): Promise<Record<string, number>> {
  const rows = await first.database.connection.collection('payments').find({}).toArray()
  return Object.fromEntries(
    rows.flatMap(({ captures }) =>
      captures.map(({ captureId, cents, refundedCents }: Record<string, number>) => [
        captureId,
        Number(cents) - Number(refundedCents),
      ]),
    ),
  )
}

describe('events with valid signatures', () => {
  test('that are replayed and reordered over two gateways give once and take back once', async () => {
    const { token, id: accountId } = await register('Mina')
    const id = await buy(token, packages.diamond)
    const record = paypal.approve(id)
    const approved = paypal.webhook('CHECKOUT.ORDER.APPROVED', { id: record.id })
    expect(await send(approved)).toBe(204)
    const [charge] = record.charges
    const completed = paypal.webhook('PAYMENT.CAPTURE.COMPLETED', { id: charge?.id, custom_id: id })
    await Promise.all(
      Array.from({ length: 6 }, () => [completed, approved])
        .flat()
        .map((event, index) => send(event, index % 2 === 0 ? first : second)),
    )
    expect(await diamondsOf(accountId)).toBe(1)
    if (charge) charge.status = 'REFUNDED'
    const links = [{ rel: 'up', href: `https://api.paypal.com/v2/payments/captures/${charge?.id}` }]
    const refunded = paypal.webhook('PAYMENT.CAPTURE.REFUNDED', { id: 'R1', links })
    // the oldest last, and again under the id of another event
    const again = paypal.webhook('CHECKOUT.ORDER.APPROVED', { id: record.id })
    for (const event of [refunded, completed, approved, again, refunded]) expect(await send(event, second)).toBe(204)
    expect(await diamondsOf(accountId)).toBe(0)
    expect(record.charges).toHaveLength(1)
  })

  test('of one payment, seventy-five at once, are all accepted and give once', async () => {
    const { token, id: accountId } = await register('Holmwood')
    const id = await buy(token, packages.diamond)
    const record = paypal.approve(id)
    const events = Array.from({ length: 75 }, () => paypal.webhook('CHECKOUT.ORDER.APPROVED', { id: record.id }))
    const statuses = await Promise.all(events.map((event) => send(event)))
    expect(statuses.filter((status) => status !== 204)).toEqual([])
    expect(record.charges).toHaveLength(1)
    expect(await diamondsOf(accountId)).toBe(1)
  })

  test('of an earlier state do not undo a refund', async () => {
    const { token, id: accountId } = await register('Lucy')
    const id = await buy(token, packages.silver)
    const record = paypal.approve(id)
    await check(id)
    expect((await stateOf(accountId))?.subscription).toBe(1)
    const activated = paypal.webhook('BILLING.SUBSCRIPTION.ACTIVATED', { id: record.id, custom_id: id })
    await refund(id, record.charges[0]?.id ?? '')
    expect(await send(activated, second)).toBe(204)
    expect((await stateOf(accountId))?.subscription).toBe(0)
    expect(record.status).toBe('CANCELLED')
  })
})

test('a refund during a renewal leaves no subscription and no more charges', async () => {
  const { name, id: accountId, token } = await register('Jonathan')
  const id = await buy(token, packages.silver)
  const record = paypal.approve(id)
  await check(id)
  const next = new Date(first.clock.now())
  first.clock.advanceTo(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 1, 2))
  admin = await first.adminToken()
  const renewal = paypal.charge(record)
  const event = paypal.webhook('PAYMENT.SALE.COMPLETED', { id: renewal.id, billing_agreement_id: record.id })
  await Promise.all([
    refund(id, record.charges[0]?.id ?? ''),
    send(event, second),
    settleDuePayments(second.app),
    settleDuePayments(first.app),
  ])
  await settleAll()
  expect(record.status).toBe('CANCELLED')
  const state = await stateOf(accountId)
  // the renewal was paid and is not refunded
  expect([state?.subscription, state?.paidPeriods?.map(({ captureId }) => captureId)]).toEqual([1, [renewal.id]])
  await refund(id, renewal.id)
  expect((await stateOf(accountId))?.subscription).toBe(0)
  expect((await first.graphql('{ me { subscription { level } } }', {}, await first.login(name))).data.me).toEqual({
    subscription: null,
  })
})

test('a refund on one gateway while the other gives the package leaves neither money nor items', async () => {
  for (const [round, packageId] of [packages.diamond, packages.silver].entries()) {
    const { token, id: accountId } = await register(`Who refunds ${round}`)
    const id = await buy(token, packageId)
    const { charges } = paypal.approve(id)
    /** Refunds the charge as soon as it exists, which is before its package is given. */
    const refundAtOnce = async (): Promise<readonly unknown[]> => {
      await new Promise(setImmediate)
      const [charge] = charges
      const { data } = charge ? await refund(id, charge.id, second) : { data: null }
      const errors = data?.refundPayment.userErrors ?? [{ code: 'UNKNOWN_PAYMENT' }]
      return errors[0]?.code === 'UNKNOWN_PAYMENT' ? refundAtOnce() : errors
    }
    const [refunded] = await Promise.all([refundAtOnce(), check(id, first), check(id, first)])
    expect(refunded).toEqual([])
    await settleAll()
    expect(charges.map(({ status }) => status)).toEqual(['REFUNDED'])
    expect([await diamondsOf(accountId), (await stateOf(accountId))?.subscription ?? 0]).toEqual([0, 0])
  }
})

describe('a gift', () => {
  test('to an account that is deleted before the approval charges nothing', async () => {
    const giver = await register('Arthur')
    const recipient = await register('Quincey')
    const id = await buy(giver.token, packages.diamond, recipient.name)
    const record = paypal.approve(id)
    const password = digestOf(`${recipient.name} of Whitby 1893`)
    const { body } = await first.rest('POST /user/deleteOwnAccount', { token: recipient.token, json: { password } })
    expect(body.success).toBe(true)
    await check(id, second)
    expect(record).toMatchObject({ status: 'APPROVED', charges: [] })
  })

  test('to a banned account cannot be bought, but one that was paid before the ban is given', async () => {
    const giver = await register('Seward')
    const recipient = await register('Renfield')
    const id = await buy(giver.token, packages.diamond, recipient.name)
    await first.database.connection.collection('accounts').updateOne({ name: 'Renfield' }, { $set: { role: 'banned' } })
    first.advance(1_000)
    await expect(buy(giver.token, packages.diamond, recipient.name)).rejects.toThrow('UNKNOWN_RECIPIENT')
    paypal.approve(id)
    await check(id)
    expect(await diamondsOf(recipient.id)).toBe(1)
  })
})

test("a ban ends the player's subscriptions within seconds, on either gateway, and an unban does not restore them", async () => {
  const [payer, giver, recipient] = [await register('Payer'), await register('Generous'), await register('Recipient')]
  const ids = [await buy(payer.token, packages.silver), await buy(giver.token, packages.silver, recipient.name)]
  const records = ids.map((id) => paypal.approve(id))
  for (const id of ids) await check(id)
  const change = (mutation: string, input: object) =>
    first.graphql(
      `mutation ($input: ${mutation === 'banUser' ? 'Ban' : 'Unban'}UserInput!) { ${mutation}(input: $input) { userErrors { code } } }`,
      { input },
      admin,
    )
  for (const { id } of [payer, giver]) await change('banUser', { id, reason: 'A bot.' })
  await change('unbanUser', { id: giver.id })
  await settleDuePayments(second.app)
  expect(records.map(({ status }) => status)).toEqual(['CANCELLED', 'ACTIVE'])
  // the paid period stays
  expect((await stateOf(payer.id))?.subscription).toBe(1)
})

test('a deletion during purchase, gift and payment never keeps money without giving the package', async () => {
  for (let round = 0; round < 4; round += 1) {
    const buyer = await register(`Buyer ${round}`)
    const giver = await register(`Giver ${round}`)
    const own = await buy(buyer.token, packages.diamond)
    const gift = await buy(giver.token, packages.diamond, buyer.name)
    paypal.approve(own)
    paypal.approve(gift)
    const json = { password: digestOf(`${buyer.name} of Whitby 1893`) }
    await Promise.all([
      check(own),
      check(gift, second),
      first.rest('POST /user/deleteOwnAccount', { token: buyer.token, json }),
      buy(buyer.token, packages.diamond, undefined, second).catch(() => undefined),
      buy(giver.token, packages.diamond, buyer.name, second).catch(() => undefined),
    ])
    for (const gateway of [first, second]) for (const id of [own, gift]) await check(id, gateway)
  }
  await settleAll()
  const rows = await first.database.connection
    .collection('payments')
    .find({ captures: { $elemMatch: { grantedAt: null, refundedCents: 0 } } })
    .toArray()
  expect(rows.map(({ _id }) => _id)).toEqual([])
})

test('a one-time deal is charged once, over two gateways', async () => {
  const { token, id: accountId } = await register('Morris')
  const { body } = await first.rest('/premiumpackage/getactive', { token })
  // 5: sold once
  const deal = body.find(({ singleItemType }: { singleItemType: number }) => singleItemType === 5)
  const ids = await Promise.all(
    [first, second, first, second].map((gateway) => buy(token, deal.id, undefined, gateway)),
  )
  const [id = ''] = ids
  expect(new Set(ids)).toEqual(new Set([id]))
  const { charges } = paypal.approve(id)
  await Promise.all([first, second, first, second].map((gateway) => check(id, gateway)))
  expect(charges).toHaveLength(1)
  const purchases = (await stateOf(accountId))?.purchases ?? {}
  expect(Object.keys(purchases)).toHaveLength(1)
})

test('a repeatable package is charged and given for each payment, over two gateways', async () => {
  const { token, id: accountId } = await register('Vera')
  const ids = await Promise.all([first, second].map((gateway) => buy(token, packages.diamond, undefined, gateway)))
  const records = ids.map((id) => paypal.approve(id))
  await Promise.all(ids.flatMap((id) => [check(id, first), check(id, second)]))
  expect(records.map(({ charges }) => charges.length)).toEqual([1, 1])
  expect(await diamondsOf(accountId)).toBe(2)
})

test('in the end the books equal those of PayPal, and the ledger is exact', async () => {
  first.advance(day)
  await settleAll()
  expect(await books()).toEqual(paypal.books())
  expect((await checkLedger(first.app, () => undefined)).mismatches).toBe(0)
})
