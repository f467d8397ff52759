import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { aViewer } from '@sanguine/players/testing'
import { listGifts, listPayments } from './operations/list-payments'
import { shopOf } from './testing/shop'
import { type PaymentsGame, startPayments } from './testing/start-payments'

let game: PaymentsGame
const { buy } = shopOf(() => game)

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
    // of the same millisecond, but for the first
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
  ])('%s are latest first, and each on one page', async (_of, list) => {
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

  test('do not go on from the payment of somebody else', async () => {
    const other = await buy('Mina', 'Bones')
    const input = { after: other.payment?.id ?? '' }
    await expect(listPayments(game.as(giver), aViewer(giver).accountId, input)).rejects.toMatchObject({
      kind: 'invalidInput',
    })
  })

  test('of gifts are neither for players nor of what was bought for oneself', async () => {
    const { accountId } = aViewer(recipient)
    await expect(listGifts(game.as(recipient), accountId)).rejects.toMatchObject({ kind: 'forbidden' })
    const vera = game.as('Vera', { viewer: aViewer('Vera', 'support') })
    await buy(recipient, 'Bones')
    expect((await listGifts(vera, accountId)).payments).toHaveLength(ids.length)
  })
})
