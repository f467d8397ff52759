import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { checkLedger } from '@sanguine/players'
import { settleDuePayments } from './payment-worker'
import { shopOf } from './testing/shop'
import { Crash, type PaymentsGame, startPayments } from './testing/start-payments'

let game: PaymentsGame
const { approve, bonesOf, buy, cancel, check, mailsOf, me, offer, pay, refund, sandbox } = shopOf(() => game)

beforeAll(async () => {
  game = await startPayments()
})
afterAll(() => game.stop())

const [hour, day] = [3_600_000, 86_400_000]
const end = '2025-01-31T23:00:00.000Z'

/** The mails about a payment, with the next charge that they name. */
const toldOf = (paymentId: string) =>
  mailsOf(paymentId).map(({ subject, text }) => [subject, /Next charge: (.+)/.exec(text)?.[1] ?? null])

const goesOn = ['Your Sanguine subscription goes on', '$5.00 on February 1, 2025']

/** A player whose subscription is cancelled in the middle of January. */
async function cancelled(name: string, item = 'Silver'): Promise<string> {
  game.clock.advanceTo(Date.parse('2025-01-17T11:00:00Z'))
  await game.register(name)
  const id = await pay(name, item)
  await cancel(name, id)
  game.clock.advance(hour)
  return id
}

const chargesOf = async (name: string) =>
  ((await me(name)).payments?.nodes ?? []).map(({ charges }) => charges.map(({ amount }) => amount.cents))

test('charges nothing before the first of the month, and then the full price, without a gap', async () => {
  const name = 'Who stays'
  const before = await cancelled(name)
  const bones = await bonesOf(name)
  const { payment } = await buy(name, 'Silver')
  const id = payment?.id ?? ''
  expect(payment).toMatchObject({
    status: 'APPROVAL_PENDING',
    firstCharge: { cents: 0 },
    monthlyCharge: { cents: 500 },
  })
  await approve(id)
  expect(await check(id)).toMatchObject({ isCompleted: true, status: 'ACTIVE', firstChargeAt: end })
  const subscription = { level: 'SILVER', periodEndsAt: end, renewsAt: end, isInGrace: false, paymentId: id }
  expect((await me(name)).subscription).toEqual(subscription)
  expect([await chargesOf(name), await bonesOf(name)]).toEqual([[[], [242]], bones])
  // a second check sends no second mail
  await check(id)
  game.clock.advance(day)
  await settleDuePayments(game.app)
  expect(toldOf(id)).toEqual([goesOn])
  game.clock.advanceTo(Date.parse(end) + 60_000)
  expect((await me(name)).subscription).toMatchObject({ level: 'SILVER', isInGrace: true })
  game.clock.advance(6 * hour)
  await settleDuePayments(game.app)
  expect((await me(name)).subscription).toMatchObject({ paymentId: id, periodEndsAt: '2025-02-28T23:00:00.000Z' })
  expect([await chargesOf(name), await bonesOf(name)]).toEqual([[[500], [242]], bones + 1])
  expect((await sandbox().find(`PLAY-${before}`))?.status).toBe('cancelled')
  expect(toldOf(id)).toEqual([goesOn, ['Your Sanguine subscription was renewed', '$5.00 on March 1, 2025']])
})

test('can have a lower level, which begins when the higher one ends', async () => {
  const name = 'Who saves'
  await cancelled(name, 'Gold')
  expect(await offer(name, 'Silver')).toMatchObject({ ok: true, value: { firstCents: 0, startsAt: Date.parse(end) } })
  const { payment } = await buy(name, 'Silver')
  await approve(payment?.id ?? '')
  await check(payment?.id ?? '')
  expect((await me(name)).subscription).toMatchObject({ level: 'GOLD', renewsAt: null })
  game.clock.advanceTo(Date.parse(end) + 60_000)
  expect((await me(name)).subscription).toMatchObject({ level: 'SILVER', paymentId: payment?.id })
})

test('is single: while one is ordered no other is offered, and of two that were begun one is charged', async () => {
  const name = 'Who hurries'
  await cancelled(name)
  const ids = []
  for (let count = 0; count < 2; count += 1) {
    ids.push((await buy(name, 'Silver')).payment?.id ?? '')
    game.clock.advance(60_000)
  }
  await Promise.all(ids.map((id) => approve(id)))
  await Promise.all(ids.map((id) => check(id)))
  expect((await buy(name, 'Silver')).userErrors).toMatchObject([{ code: 'LEVEL_NOT_HIGHER' }])
  game.clock.advanceTo(Date.parse(end) + 6 * hour)
  await settleDuePayments(game.app)
  expect((await chargesOf(name)).flat()).toEqual([500, 242])
  // the order of the checks decides whether there is a mail about the other one
  const told = ids.flatMap(toldOf).map(([subject]) => subject)
  expect(told.filter((subject) => subject === 'Your Sanguine subscription was renewed')).toHaveLength(1)
  expect(told).toContain('Your Sanguine subscription goes on')
})

test('that is cancelled again ends with its paid period, and one whose charge is missing after the grace', async () => {
  const [canceller, debtor] = ['Who goes', 'Who owes']
  for (const name of [canceller, debtor]) await cancelled(name)
  const ids = []
  for (const name of [canceller, debtor]) {
    const { payment } = await buy(name, 'Silver')
    ids.push(payment?.id ?? '')
    await approve(payment?.id ?? '')
    await check(payment?.id ?? '')
  }
  await cancel(canceller, ids[0] ?? '')
  expect((await me(canceller)).subscription).toMatchObject({ periodEndsAt: end, renewsAt: null })
  await game.connection
    .collection('sandboxPurchases')
    .updateOne({ paymentId: ids[1] ?? '' }, { $set: { nextChargeAt: Date.parse(end) + 90 * day } })
  game.clock.advanceTo(Date.parse(end) + 60_000)
  expect((await me(canceller)).subscription).toBeNull()
  game.clock.advanceTo(Date.parse(end) + 8 * day)
  await settleDuePayments(game.app)
  expect((await me(debtor)).subscription).toBeNull()
  expect((await sandbox().find(`PLAY-${ids[1]}`))?.status).toBe('cancelled')
})

test('gets nothing of a refunded month, and is still charged from the first of the next', async () => {
  const name = 'Who was refunded'
  const before = await cancelled(name)
  const { payment } = await buy(name, 'Silver')
  await approve(payment?.id ?? '')
  await check(payment?.id ?? '')
  await refund(before, `PLAY-${before}-1`)
  expect((await me(name)).subscription).toBeNull()
  game.clock.advanceTo(Date.parse(end) + 6 * hour)
  await settleDuePayments(game.app)
  expect((await me(name)).subscription).toMatchObject({ level: 'SILVER', paymentId: payment?.id })
})

test('is confirmed by one mail, even if a gateway stopped after it', async () => {
  const name = 'Who is told'
  await cancelled(name)
  const { payment } = await buy(name, 'Silver')
  await approve(payment?.id ?? '')
  game.crashAt('statusTold')
  await expect(check(payment?.id ?? '')).rejects.toThrow(Crash)
  game.clock.advance(hour)
  await settleDuePayments(game.app)
  expect(toldOf(payment?.id ?? '')).toEqual([goesOn])
})

test('can be upgraded for the difference to the subscription before it, and ends then', async () => {
  const name = 'Who rises'
  await cancelled(name)
  const { payment } = await buy(name, 'Silver')
  await approve(payment?.id ?? '')
  await check(payment?.id ?? '')
  game.clock.advance(hour)
  expect(await offer(name, 'Gold')).toMatchObject({ value: { firstCents: 242 } })
  const gold = await pay(name, 'Gold')
  expect((await me(name)).subscription).toMatchObject({ level: 'GOLD', paymentId: gold })
  expect((await sandbox().find(`PLAY-${payment?.id}`))?.status).toBe('cancelled')
})

test('cannot be a gift, and is not offered in the last hour of the paid period', async () => {
  const name = 'Who is late'
  await cancelled(name)
  await game.register('Who gives')
  expect((await buy('Who gives', 'Silver', name)).userErrors).toMatchObject([{ code: 'LEVEL_NOT_HIGHER' }])
  game.clock.advanceTo(Date.parse(end) - hour / 2)
  expect((await buy(name, 'Silver')).userErrors).toMatchObject([{ code: 'LEVEL_NOT_HIGHER' }])
})

test('that a gateway began before it stopped is completed by the next, and the ledger is exact', async () => {
  const name = 'Who crashed'
  await cancelled(name)
  const { payment } = await buy(name, 'Silver')
  await approve(payment?.id ?? '')
  game.crashAt('continued')
  await expect(check(payment?.id ?? '')).rejects.toThrow(Crash)
  game.clock.advance(hour)
  await settleDuePayments(game.app)
  expect((await me(name)).subscription).toMatchObject({ paymentId: payment?.id, renewsAt: end })
  expect(toldOf(payment?.id ?? '')).toEqual([goesOn])
  expect((await checkLedger(game.app, () => undefined)).mismatches).toBe(0)
})
