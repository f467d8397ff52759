import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { numberStaffEvents, readStaffEventsAfter } from '@sanguine/audit/testing'
import { settlePayment } from './settle/settle-payment'
import { shopOf } from './testing/shop'
import { Crash, type PaymentsGame, startPayments } from './testing/start-payments'

let game: PaymentsGame
const shop = shopOf(() => game)

beforeAll(async () => {
  game = await startPayments()
  for (const name of ['Mina', 'Lucy', 'Quincey', 'Arthur']) await game.register(name)
})
afterAll(() => game.stop())

/** The events of a payment in their order, each as its status. */
async function eventsOf(paymentId: string): Promise<readonly string[]> {
  await numberStaffEvents(game.app)
  const { events } = await readStaffEventsAfter(game.app, 0, 10_000)
  return events.flatMap((each) => {
    if (each.type === 'change' || each.paymentId !== paymentId) return []
    expect(each.permission).toBe('manageUsers')
    return each.type === 'charge' ? `charge ${each.status}` : `${each.formerStatus} → ${each.status}`
  })
}

async function chargeOf(name: string, paymentId: string): Promise<string> {
  const { captures } = (await settlePayment(game.app, paymentId)) ?? {}
  const [charge] = captures ?? []
  if (!charge) throw new Error(`${name} has paid nothing.`)
  return charge.captureId
}

describe('the events of a payment', () => {
  test('are its charge and its status, for a purchase and its refund', async () => {
    const id = await shop.pay('Mina', 'Bones')
    expect(await eventsOf(id)).toEqual(['charge completed', 'created → completed'])
    await shop.refund(id, await chargeOf('Mina', id))
    expect((await eventsOf(id)).slice(2)).toEqual(['charge refunded', 'completed → refunded'])
  })

  test('are those of a subscription that begins and is cancelled', async () => {
    const id = await shop.pay('Lucy', 'Silver')
    expect(await eventsOf(id)).toEqual(['charge completed', 'approvalPending → active'])
    await shop.cancel('Lucy', id)
    expect((await eventsOf(id)).slice(2)).toEqual(['active → cancelled'])
  })

  test('are written once, however often and at how many gateways it is settled', async () => {
    const other = await game.anotherGateway()
    const { payment } = await shop.buy('Arthur', 'Bones')
    const id = payment?.id ?? ''
    await shop.approve(id)
    await Promise.all([game, other, game, other, game].map(({ app }) => settlePayment(app, id)))
    await settlePayment(game.app, id)
    expect((await eventsOf(id)).toSorted()).toEqual(['charge completed', 'created → completed'])
  })

  test.each(['granted', 'grantMarked', 'statusTold'] as const)(
    'are all there once the payment is settled after a stop at %s',
    async (step) => {
      const name = `Stopped ${step}`
      await game.register(name)
      const { payment } = await shop.buy(name, 'Bones')
      const id = payment?.id ?? ''
      await shop.approve(id)
      game.crashAt(step)
      await expect(settlePayment(game.app, id)).rejects.toThrow(Crash)
      await settlePayment(game.app, id)
      expect(await eventsOf(id)).toEqual(['charge completed', 'created → completed'])
    },
  )

  test('are none while the buyer has not decided, and one when the payment is abandoned', async () => {
    const { payment } = await shop.buy('Quincey', 'Bones')
    const id = payment?.id ?? ''
    await settlePayment(game.app, id)
    expect(await eventsOf(id)).toEqual([])
    await shop.approve(id, false)
    await settlePayment(game.app, id)
    expect(await eventsOf(id)).toEqual(['created → cancelled'])
  })
})
