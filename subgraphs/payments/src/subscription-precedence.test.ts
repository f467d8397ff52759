import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { checkLedger } from '@sanguine/players'
import { settleDuePayments } from './payment-worker'
import { shopOf } from './testing/shop'
import { type PaymentsGame, startPayments } from './testing/start-payments'

let game: PaymentsGame
const { approve, buy, check, mailsOf, me, pay, refund } = shopOf(() => game)

beforeAll(async () => {
  game = await startPayments()
  for (const name of ['Dracula', 'Morris']) await game.register(name)
})
afterAll(() => game.stop())

const day = 86_400_000

describe('a subscription', () => {
  test('that a player pays is not ended by a gift that was begun before or after it', async () => {
    const [own, giver] = ['An owner', 'A generous one']
    for (const name of [own, giver]) await game.register(name)
    const gift = await buy(giver, 'Gold', own)
    game.clock.advance(60_000)
    const id = await pay(own, 'Silver')
    expect((await buy(giver, 'Platinum', own)).userErrors).toEqual([
      { code: 'RECIPIENT_SUBSCRIBES', field: ['recipientName'], requiredSubscription: null },
    ])
    game.clock.advance(60_000)
    await approve(gift.payment?.id ?? '')
    await check(gift.payment?.id ?? '')
    expect(await me(own)).toMatchObject({
      subscription: { level: 'SILVER', paymentId: id, renewsAt: expect.any(String) },
      subscriptionGiver: null,
    })
    expect((await me(giver)).payments?.nodes).toMatchObject([{ charges: [{ status: 'REFUNDED' }] }])
    const told = game.mails.findLast(({ to }) => to.name === giver)?.text.replace(/\s+/g, ' ')
    expect(told).toContain('Another subscription of the same player continues in place of this one')
  })

  test('is upgraded for the difference; the lower one ends', async () => {
    game.clock.advanceTo(Date.parse('2025-11-16T10:00:00Z'))
    const silver = await pay('Dracula', 'Silver')
    const { payment } = await buy('Dracula', 'Platinum')
    expect(payment?.firstCharge.cents).toBe(750)
    await approve(payment?.id ?? '')
    await check(payment?.id ?? '')
    const after = await me('Dracula')
    expect(after.subscription).toMatchObject({ level: 'PLATINUM' })
    expect(after.payments?.nodes.find(({ id }) => id === silver)).toMatchObject({ status: 'CANCELLED' })
    expect(mailsOf(silver).at(-1)?.text.replace(/\s+/g, ' ')).toContain(
      'Another subscription of the same player continues in place of this one, so nothing more is charged for this one.',
    )
    await refund(payment?.id ?? '', `PLAY-${payment?.id}-1`)
    expect((await me('Dracula')).subscription).toMatchObject({ level: 'SILVER', renewsAt: null })
  })

  test.each([
    ['after one another', true],
    ['before either is looked at', false],
  ])('for the difference to a refunded one is not given: approved %s', async (order, looksBetween) => {
    game.clock.advanceTo(Date.parse('2025-12-01T10:00:00Z'))
    const name = `A saver ${order}`
    await game.register(name)
    const full = (await buy(name, 'Platinum')).payment
    game.clock.advance(1_000)
    await pay(name, 'Gold')
    game.clock.advance(1_000)
    const upgrade = (await buy(name, 'Platinum')).payment
    expect([full?.firstCharge.cents, upgrade?.firstCharge.cents]).toEqual([2000, 1000])
    game.clock.advance(1_000)
    // the gold one was paid after the full one was ordered, so it is refunded
    const ids = [full?.id ?? '', upgrade?.id ?? '']
    for (const id of looksBetween ? ids : ids.toReversed()) {
      await approve(id)
      if (looksBetween) await check(id)
    }
    for (const id of ids) await check(id)
    game.clock.advance(2 * day)
    await settleDuePayments(game.app)
    const { payments, subscription } = await me(name)
    const paid = payments?.nodes.flatMap(({ charges }) =>
      charges.filter(({ status }) => String(status) === 'COMPLETED'),
    )
    expect(paid?.map(({ amount }) => amount.cents)).toEqual([2000])
    expect(subscription).toMatchObject({ level: 'PLATINUM', paymentId: full?.id })
  })

  test('that is approved and checked several times at once has later charges only once', async () => {
    const begun = await Promise.all(Array.from({ length: 4 }, () => buy('Morris', 'Platinum')))
    const ids = begun.map(({ payment }) => payment?.id ?? '')
    game.clock.advance(60_000)
    await Promise.all(ids.map((id) => approve(id)))
    await Promise.all(ids.map((id) => check(id)))
    const { subscription, payments } = await me('Morris')
    const running = (payments?.nodes ?? []).filter(({ isCancellable }) => isCancellable).map(({ id }) => id)
    expect(running).toEqual([subscription?.paymentId])
    const kept = (payments?.nodes ?? []).flatMap(({ id, charges }) =>
      ids.includes(id) && charges.some(({ status }) => String(status) === 'COMPLETED') ? [id] : [],
    )
    expect(kept).toEqual(running)
  })

  test.each([
    ['Gold', 'Platinum', [0, 1], 'PLATINUM'],
    ['Gold', 'Platinum', [1, 0], 'PLATINUM'],
    ['Gold', 'Gold', [0, 1], 'GOLD'],
    ['Gold', 'Gold', [1, 0], 'GOLD'],
  ] as const)('begun as %s and %s before either was approved, in the order %p, is paid once', async (...cases) => {
    const [first, second, order, level] = cases
    const name = `Twice ${first} ${second} ${order}`
    await game.register(name)
    const ids: string[] = []
    for (const item of [first, second]) {
      ids.push((await buy(name, item)).payment?.id ?? '')
      game.clock.advance(60_000)
    }
    for (const index of order) {
      await approve(ids[index] ?? '')
      await check(ids[index] ?? '')
      game.clock.advance(60_000)
    }
    const { subscription, payments } = await me(name)
    expect(subscription).toMatchObject({ level, paymentId: ids[1] })
    const statusOf = (id = '') =>
      payments?.nodes.find((payment) => payment.id === id)?.charges.map(({ status }) => status)
    expect(statusOf(ids[1])).toEqual(['COMPLETED'])
    expect([[], ['REFUNDED']]).toContainEqual(statusOf(ids[0]))
  })
})

test('in the end the ledger is exact', async () => {
  expect((await checkLedger(game.app, () => undefined)).mismatches).toBe(0)
})
