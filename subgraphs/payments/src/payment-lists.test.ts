import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { runQuery } from '@sanguine/gateway/testing'
import { aViewer } from '@sanguine/players/testing'
import type { Payment, Query } from '@sanguine/schema'
import { findPaymentByNumber } from './operations/find-payment-by-number'
import { listGifts, listPayments } from './operations/list-payments'
import { readSpending } from './operations/read-spending'
import { shopOf } from './testing/shop'
import { type PaymentsGame, startPayments } from './testing/start-payments'

let game: PaymentsGame
const { buy, pay, refund, run } = shopOf(() => game)

beforeAll(async () => {
  game = await startPayments()
  for (const name of ['Mina']) await game.register(name)
})
afterAll(() => game.stop())

describe('lists of payments', () => {
  const [giver, recipient] = ['Many gifts', 'Many presents']
  const ids: string[] = []

  beforeAll(async () => {
    for (const name of [giver, recipient]) await game.register(name)
    // all except the first have the same millisecond
    for (let count = 0; count < 6; count += 1) {
      const begun = await buy(giver, 'Bones', recipient)
      ids.push(begun.payment?.id ?? '')
      if (count === 0) game.clock.advance(5)
    }
  })

  test.each([
    ['of the buyer', (input: object) => listPayments(game.as(giver), aViewer(giver).accountId, input)],
    [
      'of the recipient, for staff',
      (input: object) =>
        listGifts(game.as('Vera', { viewer: aViewer('Vera', 'support') }), aViewer(recipient).accountId, input),
    ],
  ])('%s are latest first, and each is on one page', async (_of, list) => {
    const pages = []
    for (let after: string | undefined; pages.length < 3; after = pages.at(-1)?.payments.at(-1)?.paymentId)
      pages.push(await list({ first: 2, ...(after && { after }) }))
    expect(pages.map(({ hasNextPage, hasPreviousPage }) => [hasPreviousPage, hasNextPage])).toEqual([
      [false, true],
      [true, true],
      [true, false],
    ])
    const listed = pages.flatMap(({ payments }) => payments.map(({ paymentId }) => paymentId))
    expect(listed.toSorted()).toEqual(ids.toSorted())
    expect(listed.at(-1)).toBe(ids[0])
  })

  test('refuse the payment of another account as a cursor', async () => {
    const other = await buy('Mina', 'Bones')
    const input = { after: other.payment?.id ?? '' }
    await expect(listPayments(game.as(giver), aViewer(giver).accountId, input)).rejects.toMatchObject({
      kind: 'invalidInput',
    })
  })

  test('of gifts are refused to players, and omit own purchases', async () => {
    const { accountId } = aViewer(recipient)
    await expect(listGifts(game.as(recipient), accountId)).rejects.toMatchObject({ kind: 'forbidden' })
    const vera = game.as('Vera', { viewer: aViewer('Vera', 'support') })
    await buy(recipient, 'Bones')
    expect((await listGifts(vera, accountId)).payments).toHaveLength(ids.length)
  })
})

describe('what an account has spent', () => {
  const spender = 'Who spends'
  const vera = () => game.as('Vera', { viewer: aViewer('Vera', 'support') })
  const { accountId } = aViewer(spender)

  test('is the sum of its charges without refunds and reversals, for staff alone', async () => {
    await game.register(spender)
    const [first = '', second = ''] = [
      await pay(spender, 'Bones'),
      await pay(spender, 'Bones'),
      await pay(spender, 'Bones'),
    ]
    expect(await readSpending(vera(), accountId)).toEqual({ total: 900, refunded: 0, reversedChargeCount: 0 })
    await refund(first, `PLAY-${first}-1`)
    const captures = { 'captures.captureId': `PLAY-${second}-1` }
    await game.connection.collection('payments').updateOne(captures, { $set: { 'captures.$.status': 'reversed' } })
    expect(await readSpending(vera(), accountId)).toEqual({ total: 300, refunded: 300, reversedChargeCount: 1 })
    await expect(readSpending(game.as(spender), accountId)).rejects.toMatchObject({ kind: 'forbidden' })
  })
})

describe('a payment is found by its number', () => {
  const [buyer, recipient] = ['Who pays', 'Who gets']
  const find = async (number: string): Promise<Payment | null> => {
    const data = await runQuery<Pick<Query, 'admin'>>(
      game.app,
      aViewer('Vera', 'support'),
      'query ($number: String!) { admin { payment(number: $number) { id buyer { id name } recipient { id name } package { name } } } }',
      { number },
    )
    return data.admin?.payment ?? null
  }
  let id: string

  beforeAll(async () => {
    for (const name of [buyer, recipient]) await game.register(name)
    id = await pay(buyer, 'Bones', recipient)
  })

  test("by staff: its own number, or the provider's of the order or a charge, with blanks around it", async () => {
    const found = {
      id,
      buyer: { id: aViewer(buyer).accountId, name: buyer },
      recipient: { id: aViewer(recipient).accountId, name: recipient },
      package: { name: 'Bones' },
    }
    for (const number of [id, id.toUpperCase(), ` ${id}\n`, `PLAY-${id}`, `PLAY-${id}-1`])
      expect([number, await find(number)]).toEqual([number, found])
    for (const number of ['0'.repeat(24), 'PLAY', 'x'.repeat(100), '$ne']) expect(await find(number)).toBeNull()
  })

  test('but not by players, who see the accounts of their own payments in their list', async () => {
    await expect(findPaymentByNumber(game.as(buyer), { number: id })).rejects.toMatchObject({ kind: 'forbidden' })
    const { me } = await run<Pick<Query, 'me'>>(
      buyer,
      '{ me { payments { nodes { buyer { name } recipient { name } } } } }',
    )
    expect(me?.payments?.nodes).toEqual([{ buyer: { name: buyer }, recipient: { name: recipient } }])
  })

  test('even if its accounts were deleted', async () => {
    for (const name of [buyer, recipient]) await game.deleteAccount(name)
    expect(await find(id)).toEqual({ id, buyer: null, recipient: null, package: { name: 'Bones' } })
  })
})
