import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { idOf } from '@sanguine/players/testing'
import { buyPackage } from './operations/buy-package'
import { checkBooks } from './operations/check-books'
import { findPayment } from './payment-repository'
import { settleDuePayments } from './payment-worker'
import { settlePayment } from './settle/settle-payment'
import type { PaypalStandIn } from './testing/paypal-stand-in'
import { shopOf } from './testing/shop'
import { startAtPaypal } from './testing/start-at-paypal'
import type { PaymentsGame } from './testing/start-payments'

/** PayPal has its own clock: that of the game without the jumps of the operator. */
let game: PaymentsGame
let paypal: PaypalStandIn
let number = 0
let name: string
let aheadMs = 0
const { me } = shopOf(() => game)
const [minute, day] = [60_000, 86_400_000]

function setAhead(ms: number): void {
  game.clock.jump(ms - aheadMs)
  aheadMs = ms
}

beforeAll(async () => {
  const started = await startAtPaypal(() => aheadMs)
  game = started.game
  paypal = started.paypal
})
beforeEach(async () => {
  setAhead(0)
  number += 1
  name = `Timekeeper ${number}`
  await game.register(name)
})
afterAll(async () => {
  await game.stop()
  await paypal.stop()
})

async function buy(item: string): Promise<string> {
  const result = await buyPackage(game.as(name), { packageId: idOf(item) })
  if (!result.ok) throw new Error(result.refusal.code)
  return result.value.paymentId
}

async function pay(id: string): Promise<void> {
  paypal.approve(id)
  await settlePayment(game.app, id)
}

const booked = (id: string) => paypal.of(id).charges.map(({ status }) => status)
const level = async () => (await me(name)).subscription?.level

test('a subscription that was ordered under a clock a day ahead is given for its first charge', async () => {
  setAhead(day)
  const id = await buy('Silver')
  setAhead(0)
  await pay(id)
  expect([await level(), (await findPayment(game.app, id))?.status]).toEqual(['SILVER', 'active'])
  expect((await checkBooks(game.app, () => undefined)).differences).toBe(0)
})

test('an upgrade that was ordered under a clock minutes behind keeps the charge that it credits', async () => {
  const silver = await buy('Silver')
  await pay(silver)
  setAhead(-10 * minute)
  const gold = await buy('Gold')
  expect((await findPayment(game.app, gold))?.creditedCharge).toBe(paypal.of(silver).charges[0]?.id)
  await pay(gold)
  setAhead(0)
  game.clock.advance(2 * day)
  await settleDuePayments(game.app)
  expect([booked(silver), booked(gold), await level()]).toEqual([['COMPLETED'], ['COMPLETED'], 'GOLD'])
})
