import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { idOf } from '@sanguine/players/testing'
import { Types } from 'mongoose'
import { PaypalProvider } from '../provider/paypal-provider'
import { providerService } from '../provider/provider.service'
import { settlePayment } from '../settle/settle-payment'
import { PaypalStandIn } from '../testing/paypal-stand-in'
import { type PaymentsGame, startPayments } from '../testing/start-payments'
import { buyPackage } from './buy-package'
import { checkBooks } from './check-books'
import { receiveWebhook } from './receive-webhook'

let game: PaymentsGame
let paypal: PaypalStandIn
let number = 0
let name: string
const day = 86_400_000

beforeAll(async () => {
  let now = () => 0
  paypal = await PaypalStandIn.start(() => now())
  game = await startPayments((app) => app.provide(providerService, new PaypalProvider(app, paypal.settings)))
  now = () => game.clock.at
})
beforeEach(async () => {
  number += 1
  name = `Payer ${number}`
  paypal.records.clear()
  await game.connection.collection('payments').deleteMany({})
  await game.connection.collection('webhookEvents').deleteMany({})
  await game.register(name)
})
afterAll(async () => {
  await game.stop()
  await paypal.stop()
})

async function buy(item: string): Promise<string> {
  const result = await buyPackage(game.as(name), { packageId: idOf(item) })
  if (!result.ok) throw new Error(result.refusal.code)
  paypal.approve(result.value.paymentId)
  await settlePayment(game.app, result.value.paymentId)
  return result.value.paymentId
}

/** Removes a payment, as a restore does with one that was begun after the backup. */
const lose = (id: string) => game.connection.collection('payments').deleteOne({ _id: new Types.ObjectId(id) })

async function differences(since: number | null = null): Promise<string[]> {
  const found: string[] = []
  const report = await checkBooks(
    game.app,
    ({ paymentId, captureId, ours, theirs }) => found.push(`${paymentId} ${captureId}: ${ours}; ${theirs}`),
    since,
  )
  expect(report.differences).toBe(found.length)
  return found.sort()
}

const chargesOf = (id: string) => paypal.of(id).charges.map((charge) => charge.id)

describe('after a restore, the check of the books since the backup', () => {
  test('reports each charge of a payment that was begun after the backup, unless it was given back', async () => {
    const since = game.clock.at
    const kept = await buy('Bones')
    const lost = [await buy('Bones'), await buy('Silver')]
    game.clock.advance(100 * day)
    paypal.charge(paypal.of(lost[1] ?? ''))
    const refunded = await buy('Bones')
    for (const charge of paypal.of(refunded).charges) charge.status = 'REFUNDED'
    for (const id of [...lost, refunded]) await lose(id)
    expect(await differences()).toEqual([])
    const expected = lost.flatMap((id) =>
      paypal.of(id).charges.map((charge) => `${id} ${charge.id}: no such payment; ${charge.value} USD`),
    )
    expect(expected).toHaveLength(3)
    expect(await differences(since)).toEqual(expected.sort())
    expect(chargesOf(kept)).toHaveLength(1)
  })

  test('reports a charge once if its payment is known without it', async () => {
    const since = game.clock.at
    const id = await buy('Bones')
    await game.connection.collection('payments').updateOne({}, { $set: { captures: [] } })
    expect(await differences(since)).toEqual([`${id} ${chargesOf(id)[0]}: no such charge; 3.00 USD`])
    await game.connection.collection('payments').updateOne({}, { $set: { captures: [], providerId: null } })
    expect(await differences(since)).toEqual([`${id} ${chargesOf(id)[0]}: no such charge; 3.00 USD`])
  })
})

describe('an event of a payment that is not in the books', () => {
  test('is an error of the log, and a difference of the books until the payment is there', async () => {
    const error = jest.spyOn(game.app.log, 'error')
    const id = await buy('Silver')
    const record = paypal.of(id)
    const stored = await game.connection.collection('payments').findOne({})
    await lose(id)
    const charge = paypal.charge(record)
    const resource = { id: charge.id, custom: id, billing_agreement_id: record.id }
    const event = paypal.webhook('PAYMENT.SALE.COMPLETED', resource)
    for (const _ of [1, 2]) await receiveWebhook(game.app, event)
    expect(error.mock.calls).toEqual([
      [expect.objectContaining({ payment: id }), 'The provider reported a payment that is not in the books.'],
    ])
    error.mockRestore()
    const at = new Date(game.clock.at).toISOString()
    expect(await differences()).toEqual([`${id} ${charge.id}: no such payment; PAYMENT.SALE.COMPLETED of ${at}`])
    expect(await differences(game.clock.at)).toHaveLength(record.charges.length)
    if (stored) await game.connection.collection('payments').insertOne(stored)
    await settlePayment(game.app, id)
    expect(await differences()).toEqual([])
  })

  test('is no difference any more once the charge was refunded at the provider', async () => {
    const id = await buy('Bones')
    const [charge] = paypal.of(id).charges
    await lose(id)
    await receiveWebhook(game.app, paypal.webhook('PAYMENT.CAPTURE.COMPLETED', { id: charge?.id, custom_id: id }))
    expect(await differences()).toHaveLength(1)
    const links = [{ rel: 'up', href: `https://api.paypal.com/v2/payments/captures/${charge?.id}` }]
    await receiveWebhook(game.app, paypal.webhook('PAYMENT.CAPTURE.REFUNDED', { id: 'R', custom_id: id, links }))
    expect(await differences()).toEqual([])
  })

  test('is no difference if it names no payment of a site, as a gift of money to the owner does', async () => {
    await receiveWebhook(game.app, paypal.webhook('PAYMENT.SALE.COMPLETED', { id: 'DONATION', custom: 'thanks' }))
    expect(await differences(game.clock.at - day)).toEqual([])
  })
})

test('without the right to search transactions, the check says what to do', async () => {
  paypal.refusesSearch = true
  await expect(differences(game.clock.at - day)).rejects.toThrow(/Transaction Search/)
  paypal.refusesSearch = false
})
