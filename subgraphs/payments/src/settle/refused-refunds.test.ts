import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { aWorld, idOf } from '@sanguine/players/testing'
import { buyPackage } from '../operations/buy-package'
import { cancelSubscription } from '../operations/cancel-subscription'
import { findPayment } from '../payment-repository'
import { settleDuePayments } from '../payment-worker'
import type { PaypalStandIn } from '../testing/paypal-stand-in'
import { shopOf } from '../testing/shop'
import { startAtPaypal } from '../testing/start-at-paypal'
import type { PaymentsGame } from '../testing/start-payments'
import { settlePayment } from './settle-payment'

let game: PaymentsGame
let paypal: PaypalStandIn
let number = 0
let name: string
const { me, mailsOf } = shopOf(() => game)
const [hour, day, bone] = [3_600_000, 86_400_000, idOf('Bone')]

function publish(isBoneDeleted: boolean): void {
  const world = aWorld()
  const items = [...world.items].filter(([id]) => !isBoneDeleted || id !== bone)
  game.game.publish({ ...world, items: new Map(items) })
}

beforeAll(async () => {
  const started = await startAtPaypal()
  game = started.game
  paypal = started.paypal
})
beforeEach(async () => {
  publish(false)
  number += 1
  name = `Creditor ${number}`
  await game.register(name)
})
afterEach(() => {
  paypal.refusesRefunds = false
  paypal.delaysCharges = false
})
afterAll(async () => {
  await game.stop()
  await paypal.stop()
})

async function buy(item: string, recipientName?: string): Promise<string> {
  const result = await buyPackage(game.as(name), { packageId: idOf(item), recipientName })
  if (!result.ok) throw new Error(result.refusal.code)
  return result.value.paymentId
}

const booked = (id: string) => paypal.of(id).charges.map(({ status }) => status)
const settle = (id: string) => settlePayment(game.app, id)
/** Calls of PayPal that change something, for a payment, during an action. */
async function changesIn(id: string, action: () => Promise<unknown>): Promise<readonly string[]> {
  const ids = [paypal.of(id).id, ...paypal.of(id).charges.map((charge) => charge.id)]
  const before = paypal.calls.length
  await action()
  return paypal.calls
    .slice(before)
    .filter((call) => /cancel|refund/.test(call) && ids.some((each) => call.includes(each)))
}

describe('a subscription whose item was deleted before its approval', () => {
  test('is ended although PayPal refuses the refund, which a later look makes', async () => {
    const id = await buy('Silver')
    publish(true)
    paypal.refusesRefunds = true
    paypal.approve(id)
    await expect(settle(id)).rejects.toThrow('did not refund')
    expect([paypal.of(id).status, booked(id)]).toEqual(['CANCELLED', ['COMPLETED']])
    paypal.refusesRefunds = false
    await settle(id)
    expect([booked(id), (await findPayment(game.app, id))?.status]).toEqual([['REFUNDED'], 'refunded'])
  })

  test('is ended and refunded once, and not on each later look', async () => {
    const id = await buy('Silver')
    publish(true)
    paypal.approve(id)
    expect(await changesIn(id, () => settle(id))).toHaveLength(2)
    expect(await changesIn(id, () => settle(id))).toEqual([])
    game.clock.advance(2 * day)
    expect(await changesIn(id, () => settleDuePayments(game.app))).toEqual([])
  })
})

describe('a lower subscription that was charged after a higher one was ordered', () => {
  /** Orders gold, pays silver, and approves gold. */
  async function overtake() {
    const gold = await buy('Gold')
    game.clock.advance(60_000)
    const silver = await buy('Silver')
    paypal.approve(silver)
    await settle(silver)
    game.clock.advance(60_000)
    paypal.refusesRefunds = true
    paypal.approve(gold)
    return { gold, silver }
  }

  test('is ended although PayPal refuses its refund, and the higher one is given', async () => {
    const { gold, silver } = await overtake()
    await settle(gold)
    expect([paypal.of(silver).status, booked(silver)]).toEqual(['CANCELLED', ['COMPLETED']])
    expect((await findPayment(game.app, gold))?.status).toBe('active')
    expect((await me(name)).subscription?.level).toBe('GOLD')
    expect((await findPayment(game.app, silver))?.status).toBe('cancelled')
    expect(await changesIn(silver, () => settle(gold))).toEqual([])
    paypal.refusesRefunds = false
    game.clock.advance(2 * hour)
    await settleDuePayments(game.app)
    expect([booked(silver), booked(gold)]).toEqual([['REFUNDED'], ['COMPLETED']])
    expect(mailsOf(silver).map(({ subject }) => subject)).toContain('Your Sanguine refund')
    expect((await findPayment(game.app, silver))?.status).toBe('refunded')
  })

  test('does not end a subscription that is bought after the higher one lapsed, while its refund is refused', async () => {
    const { gold, silver } = await overtake()
    await settle(gold)
    await cancelSubscription(game.as(name), { paymentId: gold })
    game.clock.advance(70 * day)
    await settleDuePayments(game.app)
    expect((await findPayment(game.app, gold))?.status).toMatch(/cancelled|expired/)
    const next = await buy('Silver')
    paypal.approve(next)
    await settle(next)
    expect([(await findPayment(game.app, next))?.status, booked(next)]).toEqual(['active', ['COMPLETED']])
    expect([(await findPayment(game.app, silver))?.status, booked(silver)]).toEqual(['cancelled', ['COMPLETED']])
  })

  test('is asked for again after growing pauses while PayPal refuses its refund', async () => {
    const { gold, silver } = await overtake()
    await settle(gold)
    const refunds: number[] = []
    for (let hours = 0; hours < 12; hours += 1) {
      game.clock.advance(hour)
      refunds.push((await changesIn(silver, () => settleDuePayments(game.app))).length)
    }
    expect(refunds.every((count) => count <= 1)).toBe(true)
    expect(refunds.filter((count) => count === 1).length).toBeGreaterThan(3)
  })

  test('is ended and refunded by its own look as well', async () => {
    const { gold, silver } = await overtake()
    await game.connection
      .collection('payments')
      .updateOne({ providerId: paypal.of(gold).id }, { $set: { status: 'active' } })
    await expect(settle(silver)).rejects.toThrow('did not refund')
    expect([paypal.of(silver).status, booked(silver)]).toEqual(['CANCELLED', ['COMPLETED']])
    paypal.refusesRefunds = false
    await settle(silver)
    expect(booked(silver)).toEqual(['REFUNDED'])
  })
})

test('a gift whose recipient was deleted before it was given is refunded with a mail that says so', async () => {
  paypal.delaysCharges = true
  const friend = `Friend of ${name}`
  await game.register(friend)
  const id = await buy('Bones', friend)
  paypal.approve(id)
  await settle(id)
  await game.deleteAccount(friend)
  for (const charge of paypal.of(id).charges) charge.status = 'COMPLETED'
  await settle(id)
  expect(booked(id)).toEqual(['REFUNDED'])
  const [mail, ...others] = mailsOf(id)
  expect([mail?.to.name, mail?.subject, others]).toEqual([name, 'Your Sanguine refund', []])
  expect(mail?.text.replace(/\s+/g, ' ')).toContain(
    'The account that this gift was for no longer exists, so nothing of it was given. Your money goes back the way you paid.',
  )
})
