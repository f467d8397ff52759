import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { aViewer } from '@sanguine/players/testing'
import { shopOf } from './testing/shop'
import { type PaymentsGame, startPayments } from './testing/start-payments'

let game: PaymentsGame
const { buy, sandbox, approve, check, offer } = shopOf(() => game)

beforeAll(async () => {
  game = await startPayments()
  for (const name of ['Mina', 'Lucy', 'Arthur', 'Renfield', 'Seward']) await game.register(name)
})
afterAll(() => game.stop())

describe('the offer of a package', () => {
  test('is the price of buying it, for the caller and as a gift', async () => {
    const lucy = { accountId: aViewer('Lucy').accountId, name: 'Lucy' }
    expect(await offer('Mina', 'Bones')).toMatchObject({ value: { firstCents: 300, startsAt: null, isGift: false } })
    expect(await offer('Mina', 'Bones', 'lucy')).toMatchObject({ value: { isGift: true, recipient: lucy } })
    expect(await offer('Mina', 'Bones', 'mina')).toMatchObject({ value: { isGift: false } })
  })

  test('of a subscription is the rest of the month', async () => {
    game.clock.advanceTo(Date.parse('2025-04-16T10:00:00Z'))
    const startsAt = Date.parse('2025-04-30T22:00:00.000Z')
    expect(await offer('Arthur', 'Gold')).toMatchObject({ value: { firstCents: 500, startsAt } })
  })

  test('has the reason why it cannot be bought, and creates no payment', async () => {
    const refusal = { code: 'needsSubscription', details: { requiredSubscription: 2 } }
    expect(await offer('Arthur', 'Gold Month')).toMatchObject({ ok: false, refusal })
    expect(await offer('Arthur', 'Bones', 'Nobody')).toMatchObject({ ok: false, refusal: { code: 'unknownRecipient' } })
    expect(await game.connection.collection('payments').countDocuments({ 'purchased.name': 'Gold Month' })).toBe(0)
  })
})

describe('calls to the provider are limited', () => {
  test('thirty purchases can be started in an hour', async () => {
    for (let begun = 0; begun < 30; begun += 1) expect((await buy('Seward', 'Bones')).userErrors).toEqual([])
    await expect(buy('Seward', 'Bones')).rejects.toThrow('Too many purchases were begun. Please try again in an hour.')
    expect((await buy('Lucy', 'Bones')).userErrors).toEqual([])
  })

  test('a payment is read from the provider sixty times a minute, then from the database', async () => {
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
