import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { runQuery } from '@sanguine/gateway/testing'
import { checkLedger } from '@sanguine/players'
import { aViewer, type Gateway, idOf } from '@sanguine/players/testing'
import type { BuyPackagePayload, Mutation, Player } from '@sanguine/schema'
import { buyPackage } from './operations/buy-package'
import { readPackageOffer } from './operations/read-package-offer'
import { settleDuePayments } from './payment-worker'
import { providerService } from './provider/provider.service'
import { SandboxProvider } from './provider/sandbox-provider'
import { Crash, type PaymentsGame, startPayments } from './testing/start-payments'

let game: PaymentsGame
const names = ['Mina', 'Lucy', 'Jonathan', 'Quincey', 'Arthur', 'Renfield', 'Abraham', 'Dracula', 'Seward', 'Morris']

beforeAll(async () => {
  game = await startPayments()
  for (const name of names) await game.register(name)
})
afterAll(() => game.stop())

const day = 86_400_000

const run = <Data>(name: string, document: string, variables: Record<string, unknown> = {}, role = 'user' as const) =>
  runQuery<Data>(game.app, aViewer(name, role), document, variables)

const buy = async (name: string, item: string, recipientName?: string): Promise<BuyPackagePayload> =>
  (
    await run<{ buyPackage: BuyPackagePayload }>(
      name,
      `mutation ($input: BuyPackageInput!) { buyPackage(input: $input) {
        payment { id status approveUrl firstChargeCents monthlyChargeCents recipientName isCancellable }
        userErrors { code field requiredSubscription }
      } }`,
      { input: { packageId: idOf(item), recipientName } },
    )
  ).buyPackage

const sandbox = () => {
  const provider = game.app.get(providerService)
  if (!(provider instanceof SandboxProvider)) throw new Error('not play money')
  return provider
}

const approve = (paymentId: string, isApproved = true) => sandbox().decide(`PLAY-${paymentId}`, isApproved)

const check = async (paymentId: string) =>
  (
    await runQuery<Pick<Mutation, 'checkPayment'>>(
      game.app,
      null,
      `mutation ($input: CheckPaymentInput!) { checkPayment(input: $input) {
        isCompleted status recipientName approveUrl userErrors { code } } }`,
      { input: { paymentId } },
    )
  ).checkPayment

/** The mails that name a payment. */
const mailsOf = (paymentId: string) => game.mails.filter(({ text }) => text.includes(paymentId))

const offer = (name: string, item: string, recipientName?: string) =>
  readPackageOffer(game.as(name), { packageId: idOf(item), recipientName })

/** Buys and pays. */
async function pay(name: string, item: string, recipientName?: string): Promise<string> {
  const { payment, userErrors } = await buy(name, item, recipientName)
  if (!payment) throw new Error(JSON.stringify(userErrors))
  await approve(payment.id)
  await check(payment.id)
  return payment.id
}

/** Begins a purchase through a gateway, under an `Idempotency-Key`. */
const buyUnder = async (gateway: Gateway, name: string, key: string, item = 'Bones') => {
  const begun = await buyPackage({ ...gateway.as(name), idempotencyKey: key }, { packageId: idOf(item) })
  if (!begun.ok) throw new Error(begun.refusal.code)
  return begun.value
}

const me = async (name: string) =>
  (
    await run<{ me: Player }>(
      name,
      `{ me {
        unlockedEquipmentSetCount
        subscription { level until renewsAt isInGrace paymentId }
        inventory { item { name } amount }
        payments { nodes { id status isCancellable charges { amountCents status paidAt paidUntil missing { amount } } } }
      } }`,
    )
  ).me

const bonesOf = async (name: string) =>
  (await me(name)).inventory.find(({ item }) => item?.name === 'Bone')?.amount ?? 0

const refund = async (paymentId: string, chargeId: string, role: 'admin' | 'support' = 'admin') =>
  (
    await runQuery<Pick<Mutation, 'refundPayment'>>(
      game.app,
      aViewer('Vera', role),
      `mutation ($input: RefundPaymentInput!) { refundPayment(input: $input) {
        payment { status charges { status missing { amount } } } userErrors { code } } }`,
      { input: { paymentId, chargeId, reason: 'A mistake.' } },
    )
  ).refundPayment

describe('a single purchase', () => {
  test('is approved, charged and given once, whoever looks how often', async () => {
    const { payment } = await buy('Mina', 'Bones')
    expect(payment).toMatchObject({ status: 'CREATED', firstChargeCents: 300, monthlyChargeCents: null })
    expect(payment?.approveUrl).toContain('/dev/payments/PLAY-')
    const id = payment?.id ?? ''
    expect(await check(id)).toMatchObject({ isCompleted: false, status: 'CREATED' })
    await approve(id)
    await Promise.all(Array.from({ length: 10 }, () => check(id)))
    expect(await check(id)).toMatchObject({ isCompleted: true, status: 'COMPLETED' })
    expect(await bonesOf('Mina')).toBe(10)
    expect(await game.connection.collection('analyticsPurchases').countDocuments({ packageId: idOf('Bones') })).toBe(1)
    expect(game.mails.filter(({ to }) => to.name === 'Mina')).toHaveLength(1)
    expect(game.mails[0]).toMatchObject({ subject: 'Your Sanguine receipt', text: expect.stringContaining('$3.00') })
  })

  test('has an id that does not follow from that of another, since who knows it can look at the payment', async () => {
    const ids = [await buy('Quincey', 'Bones'), await buy('Quincey', 'Bones')].map(({ payment }) => payment?.id ?? '')
    const [first, second] = ids.map((id) => id.slice(8, 18))
    expect(ids.every((id) => /^[0-9a-f]{24}$/.test(id))).toBe(true)
    expect(first).not.toBe(second)
  })

  test('is called by what the package is called in the language of the call', async () => {
    const { payment } = await buy('Mina', 'Bones')
    const document = '{ me { payments(first: 1) { nodes { id packageName items { amount } } } } }'
    const { me: player } = await runQuery<{ me: Player }>(game.app, aViewer('Mina'), document, {}, { language: 'de' })
    const items = [{ amount: 10 }]
    expect(player.payments?.nodes).toEqual([{ id: payment?.id, packageName: 'Knochen', items }])
  })

  test('that was cancelled gives nothing', async () => {
    const { payment } = await buy('Mina', 'Bones')
    await approve(payment?.id ?? '', false)
    expect(await check(payment?.id ?? '')).toMatchObject({ isCompleted: false, status: 'CANCELLED' })
    expect(await bonesOf('Mina')).toBe(10)
  })

  test('can be a gift, of which the buyer has the payment', async () => {
    const id = await pay('Mina', 'Bones', 'lucy')
    expect(await check(id)).toMatchObject({ isCompleted: true, recipientName: 'Lucy' })
    expect([await bonesOf('Mina'), await bonesOf('Lucy')]).toEqual([10, 10])
    expect((await me('Lucy')).payments?.nodes).toEqual([])
    expect(mailsOf(id)).toMatchObject([{ to: { name: 'Mina' }, text: expect.stringContaining('For: Lucy') }])
    const gift = game.mails.filter(({ to }) => to.name === 'Lucy')
    expect(gift).toMatchObject([{ text: expect.stringMatching(/^Mina has a gift for you[\s\S]*Item: Bones/) }])
    expect(gift[0]?.text).not.toMatch(/\$|Payment/)
  })

  test('whose card is declined can be approved again', async () => {
    const { payment } = await buy('Lucy', 'Bones')
    const id = payment?.id ?? ''
    await sandbox().declineCard(`PLAY-${id}`)
    const declined = await check(id)
    expect(declined).toMatchObject({ isCompleted: false, status: 'DECLINED', approveUrl: payment?.approveUrl })
    await approve(id)
    expect(await check(id)).toMatchObject({ isCompleted: true, status: 'COMPLETED', approveUrl: null })
  })

  test('is refused where it is not sold', async () => {
    const codes = async (item: string, recipient?: string) =>
      (await buy('Quincey', item, recipient)).userErrors.map(({ code }) => code)
    expect(await codes('Nothing')).toEqual(['UNKNOWN_PACKAGE'])
    expect(await codes('Halloween')).toEqual(['NOT_SOLD_NOW'])
    expect(await codes('Bones', 'Nobody')).toEqual(['UNKNOWN_RECIPIENT'])
    expect((await buy('Quincey', 'Gold Month')).userErrors).toEqual([
      { code: 'NEEDS_SUBSCRIPTION', field: ['packageId'], requiredSubscription: 'GOLD' },
    ])
  })

  test('of a deal that is sold once is charged once, even if two were begun', async () => {
    const [first, second] = [await buy('Quincey', 'Deal'), await buy('Quincey', 'Deal')].map(
      ({ payment }) => payment?.id ?? '',
    )
    await Promise.all([first, second].map((id) => approve(id ?? '')))
    const statuses = await Promise.all([first, second].map(async (id) => (await check(id ?? ''))?.status))
    expect(statuses.toSorted()).toEqual(['CANCELLED', 'COMPLETED'])
    expect(await bonesOf('Quincey')).toBe(10)
    expect((await buy('Quincey', 'Deal')).userErrors).toMatchObject([{ code: 'ALREADY_BOUGHT' }])
  })

  test('expires after a day', async () => {
    const { payment } = await buy('Arthur', 'Bones')
    game.clock.advance(day + 20 * 60_000)
    await settleDuePayments(game.app)
    await approve(payment?.id ?? '')
    expect(await check(payment?.id ?? '')).toMatchObject({ isCompleted: false, status: 'EXPIRED' })
  })

  test('is taken back with a refund as far as it is there, by an admin, once', async () => {
    const id = await pay('Renfield', 'Bones')
    await run('Renfield', 'mutation ($i: SellInput!) { sell(input: $i) { userErrors { code } } }', {
      i: { itemId: idOf('Bone'), amount: 4 },
    })
    expect(await bonesOf('Renfield')).toBe(6)
    const chargeId = `PLAY-${id}-1`
    await expect(refund(id, chargeId, 'support')).rejects.toMatchObject({ kind: 'forbidden' })
    const result = await refund(id, chargeId)
    expect(result?.payment).toMatchObject({ status: 'REFUNDED', charges: [{ status: 'REFUNDED' }] })
    expect(result?.payment?.charges[0]?.missing).toEqual([{ amount: 4 }])
    expect(await bonesOf('Renfield')).toBe(0)
    expect(mailsOf(id).map(({ subject }) => subject)).toEqual(['Your Sanguine receipt', 'Your Sanguine refund'])
    expect((await refund(id, chargeId))?.userErrors).toEqual([{ code: 'NOT_REFUNDABLE' }])
    expect(await game.connection.collection('auditEntries').countDocuments({ reason: 'A mistake.' })).toBe(1)
  })
})

describe('a purchase under a key', () => {
  const paymentsOf = async (name: string) => (await me(name)).payments?.nodes.length ?? 0

  test('is begun once, by many calls at the same time over two gateways and again later', async () => {
    const other = await game.anotherGateway()
    const before = await paymentsOf('Morris')
    const calls = Array.from({ length: 8 }, (_, index) => buyUnder(index % 2 ? game : other, 'Morris', 'once'))
    const begun = await Promise.all(calls)
    expect(new Set(begun.map(({ paymentId }) => paymentId)).size).toBe(1)
    expect(await buyUnder(game, 'Morris', 'once')).toMatchObject({
      paymentId: begun[0]?.paymentId,
      approveUrl: expect.any(String),
    })
    expect(await paymentsOf('Morris')).toBe(before + 1)
  })

  test('is begun anew under another key, and by another player under the same', async () => {
    const [first, second, third] = [
      await buyUnder(game, 'Morris', 'a'),
      await buyUnder(game, 'Morris', 'b'),
      await buyUnder(game, 'Seward', 'a'),
    ]
    expect(new Set([first, second, third].map(({ paymentId }) => paymentId)).size).toBe(3)
  })

  test('of something else is refused', async () => {
    await buyUnder(game, 'Morris', 'bones')
    await expect(buyUnder(game, 'Morris', 'bones', 'Deal')).rejects.toMatchObject({ kind: 'conflict' })
  })

  test('that stopped before the provider knew of it is finished by its repeat', async () => {
    game.crashAt('inserted')
    await expect(buyUnder(game, 'Morris', 'cut-off')).rejects.toThrow(Crash)
    const { paymentId, approveUrl } = await buyUnder(game, 'Morris', 'cut-off')
    expect(approveUrl).not.toBeNull()
    await approve(paymentId)
    expect(await check(paymentId)).toMatchObject({ isCompleted: true })
  })
})

describe('the offer of a package', () => {
  test('is what buying it would cost, for the caller and as a gift', async () => {
    const lucy = { accountId: aViewer('Lucy').accountId, name: 'Lucy' }
    expect(await offer('Mina', 'Bones')).toMatchObject({ value: { firstCents: 300, startsAt: null, isGift: false } })
    expect(await offer('Mina', 'Bones', 'lucy')).toMatchObject({ value: { isGift: true, recipient: lucy } })
    expect(await offer('Mina', 'Bones', 'mina')).toMatchObject({ value: { isGift: false } })
  })

  test('of a subscription is the rest of the month', async () => {
    game.clock.at = Date.parse('2025-04-16T10:00:00Z')
    const startsAt = Date.parse('2025-04-30T22:00:00.000Z')
    expect(await offer('Arthur', 'Gold')).toMatchObject({ value: { firstCents: 500, startsAt } })
  })

  test('says why it cannot be bought, and creates no payment', async () => {
    const refusal = { code: 'needsSubscription', details: { requiredSubscription: 2 } }
    expect(await offer('Arthur', 'Gold Month')).toMatchObject({ ok: false, refusal })
    expect(await offer('Arthur', 'Bones', 'Nobody')).toMatchObject({ ok: false, refusal: { code: 'unknownRecipient' } })
    expect(await game.connection.collection('payments').countDocuments({ 'purchased.name': 'Gold Month' })).toBe(0)
  })
})

describe('a subscription', () => {
  test('whose card is declined is cancelled', async () => {
    const { payment } = await buy('Arthur', 'Silver')
    await sandbox().declineCard(`PLAY-${payment?.id}`)
    expect(await check(payment?.id ?? '')).toMatchObject({ isCompleted: false, status: 'CANCELLED' })
  })

  test('charges the rest of the month, opens a setup, is cancelled and ends with the month', async () => {
    game.clock.at = Date.parse('2025-04-16T10:00:00Z')
    const { payment } = await buy('Jonathan', 'Silver')
    expect(payment).toMatchObject({ status: 'APPROVAL_PENDING', firstChargeCents: 250, monthlyChargeCents: 500 })
    await approve(payment?.id ?? '')
    expect(await check(payment?.id ?? '')).toMatchObject({ isCompleted: true, status: 'ACTIVE' })
    const until = '2025-04-30T22:00:00.000Z'
    expect(await me('Jonathan')).toMatchObject({
      unlockedEquipmentSetCount: 2,
      subscription: { level: 'SILVER', until, renewsAt: until, isInGrace: false, paymentId: payment?.id },
    })
    expect((await buy('Jonathan', 'Silver')).userErrors).toMatchObject([{ code: 'LEVEL_NOT_HIGHER' }])
    await run(
      'Jonathan',
      'mutation ($i: CancelSubscriptionInput!) { cancelSubscription(input: $i) { payment { id } } }',
      {
        i: { paymentId: payment?.id },
      },
    )
    expect((await me('Jonathan')).subscription).toMatchObject({ level: 'SILVER', renewsAt: null })
    game.clock.at = Date.parse(until)
    expect(await me('Jonathan')).toMatchObject({ subscription: null, unlockedEquipmentSetCount: 2 })
  })

  test('is charged on the first, once, by however many gateways', async () => {
    game.clock.at = Date.parse('2025-06-01T10:00:00Z')
    const id = await pay('Abraham', 'Gold')
    const other = await game.anotherGateway()
    other.clock.at = game.clock.at = Date.parse('2025-07-01T06:00:00Z')
    await Promise.all([game, other].map(({ app }) => settleDuePayments(app)))
    const [payment] = (await me('Abraham')).payments?.nodes ?? []
    expect(payment).toMatchObject({ id, status: 'ACTIVE' })
    expect(payment?.charges.map(({ amountCents, paidUntil }) => [amountCents, paidUntil])).toEqual([
      [1000, '2025-06-30T22:00:00.000Z'],
      [1000, '2025-07-31T22:00:00.000Z'],
    ])
    expect(mailsOf(id).map(({ subject, text }) => [subject, /Paid until: (.+)/.exec(text)?.[1]])).toEqual([
      ['Your Sanguine receipt', 'June 30, 2025'],
      ['Your Sanguine subscription was renewed', 'July 31, 2025'],
    ])
    expect((await me('Abraham')).subscription).toMatchObject({ level: 'GOLD', until: '2025-07-31T22:00:00.000Z' })
  })

  test('is upgraded for the difference; the lower one ends', async () => {
    game.clock.at = Date.parse('2025-11-16T10:00:00Z')
    const silver = await pay('Dracula', 'Silver')
    const { payment } = await buy('Dracula', 'Platinum')
    expect(payment?.firstChargeCents).toBe(750)
    await approve(payment?.id ?? '')
    await check(payment?.id ?? '')
    const after = await me('Dracula')
    expect(after.subscription).toMatchObject({ level: 'PLATINUM' })
    expect(after.payments?.nodes.find(({ id }) => id === silver)).toMatchObject({ status: 'CANCELLED' })
    await refund(payment?.id ?? '', `PLAY-${payment?.id}-1`)
    expect((await me('Dracula')).subscription).toMatchObject({ level: 'SILVER', renewsAt: null })
  })

  test('of which several are approved and looked at at once is charged on by one of them', async () => {
    const begun = await Promise.all(Array.from({ length: 4 }, () => buy('Morris', 'Platinum')))
    const ids = begun.map(({ payment }) => payment?.id ?? '')
    await Promise.all(ids.map((id) => approve(id)))
    await Promise.all(ids.map((id) => check(id)))
    const { subscription, payments } = await me('Morris')
    const running = (payments?.nodes ?? []).filter(({ isCancellable }) => isCancellable).map(({ id }) => id)
    expect(running).toEqual([subscription?.paymentId])
  })
})

describe('what asks the provider is limited', () => {
  test('thirty purchases can be begun in an hour', async () => {
    for (let begun = 0; begun < 30; begun += 1) expect((await buy('Seward', 'Bones')).userErrors).toEqual([])
    await expect(buy('Seward', 'Bones')).rejects.toThrow('Too many purchases were begun. Please try again in an hour.')
    expect((await buy('Lucy', 'Bones')).userErrors).toEqual([])
  })

  test('a payment is looked at sixty times a minute, then shown as it was', async () => {
    const { payment } = await buy('Renfield', 'Bones')
    const id = payment?.id ?? ''
    const readOrder = jest.spyOn(sandbox(), 'readOrder')
    for (let asked = 0; asked < 70; asked += 1) await check(id)
    expect(readOrder).toHaveBeenCalledTimes(60)
    await approve(id)
    expect(await check(id)).toMatchObject({ isCompleted: false, userErrors: [] })
    game.clock.at += 60_000
    expect(await check(id)).toMatchObject({ isCompleted: true })
    readOrder.mockRestore()
  })
})

test('the ledger is exact afterwards', async () => {
  expect((await checkLedger(game.app, () => undefined)).mismatches).toBe(0)
})
