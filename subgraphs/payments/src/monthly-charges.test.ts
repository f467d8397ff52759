import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { readPlayer } from '@sanguine/players'
import { idOf } from '@sanguine/players/testing'
import { buyPackage, checkPayment } from '.'
import { nextFirst } from './billing-calendar'
import { subscriptionOf } from './operations/read-subscription'
import { settleDuePayments } from './payment-worker'
import type { PaypalStandIn } from './testing/paypal-stand-in'
import { startAtPaypal } from './testing/start-at-paypal'
import type { PaymentsGame } from './testing/start-payments'

let game: PaymentsGame
let paypal: PaypalStandIn

beforeAll(async () => {
  const started = await startAtPaypal()
  game = started.game
  paypal = started.paypal
})
afterAll(async () => {
  await game.stop()
  await paypal.stop()
})

const [hour, day] = [3_600_000, 86_400_000]

// The dates precede the changes to winter time and to summer time. They include a leap year, the end of a year, and
// months of each length.
test.each([['2025-01-17T11:00:00Z'], ['2025-02-10T11:00:00Z'], ['2025-06-29T21:30:00Z'], ['2027-12-30T11:00:00Z']])(
  'a subscription begun at %s is charged on the first of each month, however PayPal counts days, and paid for it',
  async (begun) => {
    const name = `Who subscribed at ${begun}`
    game.clock.advanceTo(Date.parse(begun))
    await game.register(name)
    const result = await buyPackage(game.as(name), { packageId: idOf('Silver') })
    if (!result.ok) throw new Error(result.refusal.code)
    const { paymentId } = result.value
    const record = paypal.approve(paymentId)
    await checkPayment(game.as(name, { viewer: null }), { paymentId })
    let first = nextFirst(game.clock.at)
    for (let index = 0; index < 13; index += 1) {
      const chargedAt = paypal.monthlyChargeAt(record, index)
      for (const timeZone of ['Europe/Berlin', 'UTC', 'America/Los_Angeles'])
        expect([timeZone, new Intl.DateTimeFormat('en', { timeZone, day: 'numeric' }).format(chargedAt)]).toEqual([
          timeZone,
          '1',
        ])
      game.clock.advanceTo(chargedAt)
      paypal.charge(record)
      game.clock.advance(25 * hour)
      await settleDuePayments(game.app)
      const { state } = await readPlayer(game.as(name))
      const until = nextFirst(first)
      expect(subscriptionOf(state, first + 20 * day)).toMatchObject({
        level: 1,
        until,
        renewsAt: until,
        isInGrace: false,
      })
      first = until
    }
    expect(record.charges).toHaveLength(14)
  },
)
