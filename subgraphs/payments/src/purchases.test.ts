import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { runQuery } from '@sanguine/gateway/testing'
import { checkLedger } from '@sanguine/players'
import { aViewer, idOf } from '@sanguine/players/testing'
import type { BuyPackagePayload, Player } from '@sanguine/schema'
import { settleDuePayments } from './payment-worker'
import { shopOf } from './testing/shop'
import { Crash, type PaymentsGame, startPayments } from './testing/start-payments'

let game: PaymentsGame
const { run, buy, sandbox, approve, check, mailsOf, offer, pay, buyUnder, me, bonesOf, refund } = shopOf(() => game)

beforeAll(async () => {
  game = await startPayments()
  for (const name of ['Mina', 'Lucy', 'Quincey', 'Arthur', 'Renfield', 'Seward', 'Morris']) await game.register(name)
})
afterAll(() => game.stop())

const day = 86_400_000

describe('a single purchase', () => {
  test('is approved, charged and given once, however often it is checked', async () => {
    const { payment } = await buy('Mina', 'Bones')
    expect(payment).toMatchObject({ status: 'CREATED', firstCharge: { cents: 300 }, monthlyCharge: null })
    expect(payment?.approveUrl).toContain('/dev/payments/PLAY-')
    const id = payment?.id ?? ''
    expect(await check(id)).toMatchObject({ isCompleted: false, status: 'CREATED' })
    await approve(id)
    await Promise.all(Array.from({ length: 10 }, () => check(id)))
    expect(await check(id)).toMatchObject({ isCompleted: true, status: 'COMPLETED' })
    expect(await bonesOf('Mina')).toBe(10)
    expect(await game.connection.collection('analyticsPurchases').countDocuments({ packageId: idOf('Bones') })).toBe(1)
    expect(game.mails.filter(({ to }) => to.name === 'Mina')).toHaveLength(1)
    expect(game.mails[0]).toMatchObject({ subject: 'Your Sanguine receipt', text: expect.stringContaining('$3.00') })
  })

  test('has a random id, since anyone who knows the id can read the payment', async () => {
    const ids = [await buy('Quincey', 'Bones'), await buy('Quincey', 'Bones')].map(({ payment }) => payment?.id ?? '')
    const [first, second] = ids.map((id) => id.slice(8, 18))
    expect(ids.every((id) => /^[0-9a-f]{24}$/.test(id))).toBe(true)
    expect(first).not.toBe(second)
  })

  test('of a unique item is refused to its owner, and charged once if it was begun twice', async () => {
    const [rider, giver] = ['A rider', 'A giver']
    for (const name of [rider, giver]) await game.register(name)
    const [first, second] = [await buy(rider, 'Horse'), await buy(giver, 'Horse', rider)]
    for (const { payment } of [first, second]) await approve(payment?.id ?? '')
    await Promise.all([first, second].map(({ payment }) => check(payment?.id ?? '')))
    const paid = [...((await me(rider)).payments?.nodes ?? []), ...((await me(giver)).payments?.nodes ?? [])]
    expect(paid.map(({ status }) => status).sort()).toEqual(['CANCELLED', 'COMPLETED'])
    expect(paid.flatMap(({ charges }) => charges)).toHaveLength(1)
    expect((await buy(rider, 'Horse')).userErrors).toMatchObject([{ code: 'ALREADY_BOUGHT' }])
    expect((await buy(giver, 'Horse', rider)).userErrors).toMatchObject([{ code: 'ALREADY_BOUGHT' }])
    expect((await buy(giver, 'Horse')).userErrors).toEqual([])
    const stable = { ok: true, value: { ownedItemIds: [idOf('Black Horse')] } }
    expect([await offer(rider, 'Stable'), await offer(giver, 'Stable', rider)]).toMatchObject([stable, stable])
    expect(await offer(giver, 'Stable')).toMatchObject({ value: { ownedItemIds: [] } })
  })

  test('has the name of the package in the language of the call', async () => {
    // later than the player's other payments, which would be ordered by their random ids otherwise
    game.clock.advance(1)
    const { payment } = await buy('Mina', 'Bones')
    const document = '{ me { payments(first: 1) { nodes { id packageName items { amount } } } } }'
    const { me: player } = await runQuery<{ me: Player }>(game.app, aViewer('Mina'), document, {}, { language: 'de' })
    const items = [{ amount: 10 }]
    expect(player.payments?.nodes).toEqual([{ id: payment?.id, packageName: 'Knochen', items }])
  })

  test('is paid under the name of the package in the language of the buyer', async () => {
    const document = `mutation ($i: BuyPackageInput!) { buyPackage(input: $i) { payment { id } } }`
    const variables = { i: { packageId: idOf('Bones') } }
    const { buyPackage: begun } = await runQuery<{ buyPackage: BuyPackagePayload }>(
      ...([game.app, aViewer('Mina'), document, variables, { language: 'de' }] as const),
    )
    const shown = await sandbox().find(`PLAY-${begun.payment?.id}`)
    expect(shown?.description).toBe('Knochen')
  })

  test('that was cancelled gives nothing', async () => {
    const { payment } = await buy('Mina', 'Bones')
    await approve(payment?.id ?? '', false)
    expect(await check(payment?.id ?? '')).toMatchObject({ isCompleted: false, status: 'CANCELLED' })
    expect(await bonesOf('Mina')).toBe(10)
  })

  test('can be a gift, whose payment belongs to the buyer', async () => {
    const id = await pay('Mina', 'Bones', 'lucy')
    expect(await check(id)).toMatchObject({ isCompleted: true, recipient: { name: 'Lucy' } })
    expect([await bonesOf('Mina'), await bonesOf('Lucy')]).toEqual([10, 10])
    expect((await me('Lucy')).payments?.nodes).toEqual([])
    expect(mailsOf(id)).toMatchObject([{ to: { name: 'Mina' }, text: expect.stringContaining('For: Lucy') }])
    const journalOf = async (name: string) =>
      (
        await run<{ journal: unknown }>(
          name,
          '{ journal(first: 1) { nodes { ... on PurchaseEntry { packageName isGift giver { name } items { amount } } } } }',
        )
      ).journal
    const entry = { packageName: 'Bones', items: [{ amount: 10 }] }
    expect(await journalOf('Lucy')).toEqual({ nodes: [{ ...entry, isGift: true, giver: { name: 'Mina' } }] })
    const gift = game.mails.filter(({ to }) => to.name === 'Lucy')
    expect(gift).toMatchObject([{ text: expect.stringMatching(/^Mina has a gift for you[\s\S]*Item: Bones/) }])
    expect(gift[0]?.text).not.toMatch(/\$|Payment/)
  })

  test('whose card is declined can be approved again', async () => {
    const { payment } = await buy('Lucy', 'Bones')
    const id = payment?.id ?? ''
    await sandbox().declineCard(`PLAY-${id}`)
    const declined = await check(id)
    expect(declined).toMatchObject({ isCompleted: false, status: 'DECLINED', approveUrl: payment?.approveUrl })
    await approve(id)
    expect(await check(id)).toMatchObject({ isCompleted: true, status: 'COMPLETED', approveUrl: null })
  })

  test('is refused if the package is not for sale', async () => {
    const codes = async (item: string, recipient?: string) =>
      (await buy('Quincey', item, recipient)).userErrors.map(({ code }) => code)
    expect(await codes('Nothing')).toEqual(['UNKNOWN_PACKAGE'])
    expect(await codes('Halloween')).toEqual(['NOT_SOLD_NOW'])
    // it would charge for nothing, or nothing
    for (const item of ['Empty', 'Free']) expect(await codes(item)).toEqual(['NOT_SOLD_NOW'])
    expect(await codes('Bones', 'Nobody')).toEqual(['UNKNOWN_RECIPIENT'])
    // a gift without a name is not a purchase for oneself
    for (const name of ['', '  ']) expect(await codes('Bones', name)).toEqual(['UNKNOWN_RECIPIENT'])
    expect((await buy('Quincey', 'Gold Month')).userErrors).toEqual([
      { code: 'NEEDS_SUBSCRIPTION', field: ['packageId'], requiredSubscription: 'GOLD' },
    ])
  })

  test('of a one-time deal is charged once, even if two were begun', async () => {
    await game.register('Who gives')
    const [first, second] = [await buy('Quincey', 'Deal'), await buy('Who gives', 'Deal', 'Quincey')].map(
      ({ payment }) => payment?.id ?? '',
    )
    await Promise.all([first, second].map((id) => approve(id ?? '')))
    const checks = await Promise.all([first, second].map((id) => check(id ?? '')))
    expect(checks.map((checked) => `${checked?.status} ${checked?.isDuplicate}`).toSorted()).toEqual([
      'CANCELLED true',
      'COMPLETED false',
    ])
    expect(await bonesOf('Quincey')).toBe(10)
    expect((await buy('Quincey', 'Deal')).userErrors).toMatchObject([{ code: 'ALREADY_BOUGHT' }])
  })

  test('expires after a day', async () => {
    const { payment } = await buy('Arthur', 'Bones')
    game.clock.advance(day + 20 * 60_000)
    await settleDuePayments(game.app)
    await approve(payment?.id ?? '')
    expect(await check(payment?.id ?? '')).toMatchObject({ isCompleted: false, status: 'EXPIRED' })
  })

  test('is taken back with a refund as far as the items are there, by an admin, once', async () => {
    const id = await pay('Renfield', 'Bones')
    await run('Renfield', 'mutation ($i: SellInput!) { sell(input: $i) { userErrors { code } } }', {
      i: { itemId: idOf('Bone'), amount: 4 },
    })
    expect(await bonesOf('Renfield')).toBe(6)
    const chargeId = `PLAY-${id}-1`
    await expect(refund(id, chargeId, 'support')).rejects.toMatchObject({ kind: 'forbidden' })
    const result = await refund(id, chargeId)
    expect(result?.payment).toMatchObject({ status: 'REFUNDED', charges: [{ status: 'REFUNDED' }] })
    expect(result?.payment?.charges[0]?.missing).toEqual([{ amount: 4 }])
    expect(await bonesOf('Renfield')).toBe(0)
    expect(mailsOf(id).map(({ subject }) => subject)).toEqual(['Your Sanguine receipt', 'Your Sanguine refund'])
    expect((await refund(id, chargeId))?.userErrors).toEqual([{ code: 'NOT_REFUNDABLE' }])
    expect(await game.connection.collection('auditEntries').countDocuments({ reason: 'A mistake.' })).toBe(1)
  })

  test('of a unique item that another one gives too takes it back with the last of the two', async () => {
    await game.register('Drosselmeyer')
    const [horse, stable] = [await pay('Drosselmeyer', 'Horse'), await pay('Drosselmeyer', 'Stable')]
    const horses = async () =>
      (await me('Drosselmeyer')).inventory.find(({ item }) => item?.name === 'Black Horse')?.amount ?? 0
    const first = await refund(horse, `PLAY-${horse}-1`)
    expect([await horses(), first?.payment?.charges]).toEqual([1, [{ status: 'REFUNDED', missing: [] }]])
    const second = await refund(stable, `PLAY-${stable}-1`)
    expect([await horses(), second?.payment?.charges]).toEqual([0, [{ status: 'REFUNDED', missing: [] }]])
    await checkLedger(game.app, (mismatch) => expect(mismatch).toBeNull())
  })

  test('whose buyer was told that nothing is charged is not charged after the other was refunded', async () => {
    const [first, second] = [await buy('Seward', 'Deal'), await buy('Who gives', 'Deal', 'Seward')].map(
      ({ payment }) => payment?.id ?? '',
    ) as [string, string]
    for (const id of [first, second]) await approve(id)
    expect(await check(first)).toMatchObject({ isCompleted: true, isDuplicate: false })
    const duplicate = { isCompleted: false, status: 'CANCELLED', isDuplicate: true }
    expect(await check(second)).toMatchObject(duplicate)
    await refund(first, `PLAY-${first}-1`)
    expect(await check(second)).toMatchObject(duplicate)
    expect(await bonesOf('Seward')).toBe(0)
    expect(await pay('Seward', 'Deal')).toBeTruthy()
    expect(await bonesOf('Seward')).toBe(10)
  })
})

describe('a second purchase', () => {
  test('of a one-time deal whose items have changed is begun anew', async () => {
    const name = 'A late collector'
    await game.register(name)
    const before = await buy(name, 'Deal')
    const begun = { buyerId: aViewer(name).accountId }
    await game.connection.collection('payments').updateOne(begun, { $set: { 'purchased.items.0.amount': 1 } })
    const now = await buy(name, 'Deal')
    expect(now.payment?.id).not.toBe(before.payment?.id)
    expect((await buy(name, 'Deal')).payment?.id).toBe(now.payment?.id)
  })

  test('of a one-time deal continues the first one, also for simultaneous calls', async () => {
    const name = 'A collector'
    await game.register(name)
    const begun = await Promise.all([buy(name, 'Deal'), buy(name, 'Deal'), buy(name, 'Deal')])
    const ids = [...begun, await buy(name, 'Deal')].map(({ payment }) => payment?.id)
    expect(new Set(ids).size).toBe(1)
    expect((await me(name)).payments?.nodes).toHaveLength(1)
    expect((await buy(name, 'Bones')).payment?.id).not.toBe((await buy(name, 'Bones')).payment?.id)
    game.clock.advance(24 * 3_600_000)
    expect((await buy(name, 'Deal')).payment?.id).not.toBe(ids[0])
  })
})

describe('a purchase under an idempotency key', () => {
  const paymentsOf = async (name: string) => (await me(name)).payments?.nodes.length ?? 0

  test('is begun once by simultaneous calls over two gateways, and later repeats', async () => {
    const other = await game.anotherGateway()
    const before = await paymentsOf('Morris')
    const calls = Array.from({ length: 8 }, (_, index) => buyUnder(index % 2 ? game : other, 'Morris', 'once'))
    const begun = await Promise.all(calls)
    expect(new Set(begun.map(({ paymentId }) => paymentId)).size).toBe(1)
    expect(await buyUnder(game, 'Morris', 'once')).toMatchObject({
      paymentId: begun[0]?.paymentId,
      approveUrl: expect.any(String),
    })
    expect(await paymentsOf('Morris')).toBe(before + 1)
  })

  test('is begun again under another key, and by another player under the same key', async () => {
    const [first, second, third] = [
      await buyUnder(game, 'Morris', 'a'),
      await buyUnder(game, 'Morris', 'b'),
      await buyUnder(game, 'Seward', 'a'),
    ]
    expect(new Set([first, second, third].map(({ paymentId }) => paymentId)).size).toBe(3)
  })

  test('of another package is refused', async () => {
    await buyUnder(game, 'Morris', 'bones')
    await expect(buyUnder(game, 'Morris', 'bones', 'Deal')).rejects.toMatchObject({ kind: 'conflict' })
  })

  test('that stopped before the provider received it is completed by its repeat', async () => {
    game.crashAt('inserted')
    await expect(buyUnder(game, 'Morris', 'cut-off')).rejects.toThrow(Crash)
    const { paymentId, approveUrl } = await buyUnder(game, 'Morris', 'cut-off')
    expect(approveUrl).not.toBeNull()
    await approve(paymentId)
    expect(await check(paymentId)).toMatchObject({ isCompleted: true })
  })
})

test('in the end the ledger is exact', async () => {
  expect((await checkLedger(game.app, () => undefined)).mismatches).toBe(0)
})
