import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { checkLedger, runSystemAction } from '@sanguine/players'
import { aViewer, aWorld, idOf } from '@sanguine/players/testing'
import { type ItemDefinition, PlayerDraft } from '@sanguine/rules'
import fc from 'fast-check'
import { buyPackage } from '.'
import { countRecordUsage } from './count-record-usage'
import { findPayment } from './payment-repository'
import { settleDuePayments } from './payment-worker'
import { settlePayment } from './settle/settle-payment'
import type { PaypalStandIn } from './testing/paypal-stand-in'
import { shopOf } from './testing/shop'
import { startAtPaypal } from './testing/start-at-paypal'
import { Crash, type PaymentsGame, type PaymentsGateway } from './testing/start-payments'

let game: PaymentsGame
let other: PaymentsGateway
let paypal: PaypalStandIn
let number = 0
/** a player of its own for each test */
let name: string
const { check, me, bonesOf, mailsOf } = shopOf(() => game)

const [hour, bone, horse] = [3_600_000, idOf('Bone'), idOf('Black Horse')]

/** Publishes the test world with changed items; null deletes one. */
function publish(changes: Readonly<Record<string, Partial<ItemDefinition> | null>> = {}): void {
  const world = aWorld()
  const items = [...world.items].flatMap(([id, item]) => {
    const change = changes[id]
    return change === null ? [] : [[id, { ...item, ...change }] as const]
  })
  game.game.publish({ ...world, items: new Map(items) })
}

beforeAll(async () => {
  const started = await startAtPaypal()
  game = started.game
  paypal = started.paypal
  other = await game.anotherGateway()
})
beforeEach(async () => {
  publish()
  paypal.delaysCharges = false
  number += 1
  name = `Buyer ${number}`
  await game.register(name)
})
afterAll(async () => {
  await game.stop()
  await paypal.stop()
})

async function buy(item: string, recipientName?: string, buyer = name): Promise<string> {
  const result = await buyPackage(game.as(buyer), { packageId: idOf(item), recipientName })
  if (!result.ok) throw new Error(result.refusal.code)
  return result.value.paymentId
}

const owner = (of = name) => ({ accountId: aViewer(of).accountId, name: of, role: 'user' as const })
const earn = (itemId: string, of = name) =>
  runSystemAction(game.app, owner(of), ({ state }) => new PlayerDraft(state).item(itemId, 1, 'loot').done(null))
const horses = async (of = name) =>
  (await me(of)).inventory.find(({ item }) => item?.name === 'Black Horse')?.amount ?? 0
/** The words of the mails about a payment. */
const wordsOf = (id: string) => mailsOf(id).map(({ text }) => text.replace(/\s+/g, ' '))
const booked = (id: string) => Object.values(paypal.of(id).charges).map(({ status }) => status)

describe('an order whose item the staff deleted after it was begun', () => {
  test('is not charged when it is approved, also not after the item was restored', async () => {
    const id = await buy('Bones')
    publish({ [bone]: null })
    paypal.approve(id)
    expect(await check(id)).toMatchObject({ isCompleted: false, status: 'CANCELLED', isDuplicate: false })
    expect(booked(id)).toEqual([])
    publish()
    expect(await check(id)).toMatchObject({ isCompleted: false, status: 'CANCELLED' })
    await settlePayment(other.app, id)
    expect([booked(id), await bonesOf(name), mailsOf(id)]).toEqual([[], 0, []])
  })

  test('is refunded, with a mail, if its charge was pending meanwhile', async () => {
    paypal.delaysCharges = true
    const id = await buy('Bones')
    paypal.approve(id)
    await check(id)
    game.clock.advance(48 * hour)
    publish({ [bone]: null })
    for (const charge of paypal.of(id).charges) charge.status = 'COMPLETED'
    await settleDuePayments(game.app)
    expect(await findPayment(game.app, id)).toMatchObject({ status: 'refunded' })
    expect(booked(id)).toEqual(['REFUNDED'])
    publish()
    await settlePayment(game.app, id)
    expect(await bonesOf(name)).toBe(0)
    expect(mailsOf(id).map(({ subject }) => subject)).toEqual(['Your Sanguine refund'])
    expect(wordsOf(id)[0]).toContain('An item of this purchase is no longer available, so nothing of it was given.')
  })

  test('is refunded as a gift without a mail to its recipient, who never had it', async () => {
    paypal.delaysCharges = true
    const friend = `Friend of ${name}`
    await game.register(friend)
    const id = await buy('Bones', friend)
    paypal.approve(id)
    await check(id)
    publish({ [bone]: null })
    for (const charge of paypal.of(id).charges) charge.status = 'COMPLETED'
    await settlePayment(game.app, id)
    expect(booked(id)).toEqual(['REFUNDED'])
    const told = game.mails.filter(({ to }) => to.name === friend || to.name === name)
    expect(told.map(({ to, subject }) => [to.name, subject])).toEqual([[name, 'Your Sanguine refund']])
  })

  test('counts among the uses of the item while its charge is pending', async () => {
    paypal.delaysCharges = true
    const id = await buy('Horse')
    paypal.approve(id)
    await check(id)
    game.clock.advance(48 * hour)
    const subjects = [bone, horse].map((recordId) => ({ kind: 'item', record: { id: recordId } }))
    const [ofBone, ofHorse] = await countRecordUsage(game.app)(subjects as never, 'blocking')
    expect(ofHorse).toContainEqual({ reason: 'payment', count: 1, amount: null, isBlocking: true })
    expect(ofBone).toContainEqual({ reason: 'payment', count: 0, amount: null, isBlocking: true })
  })
})

test('a subscription without items counts among the uses of its package', async () => {
  const id = await buy('Silver')
  paypal.approve(id)
  await check(id)
  const payments = game.connection.collection('payments')
  const payment = await findPayment(game.app, id)
  const subjects = [{ kind: 'premiumPackage', record: { id: payment?.purchased.packageId } }]
  const count = async () => {
    const [usage = []] = await countRecordUsage(game.app)(subjects as never, 'all')
    return usage.find(({ reason }) => reason === 'subscription')?.count ?? 0
  }
  const before = await count()
  expect(before).toBeGreaterThan(0)
  await payments.updateOne({ providerId: paypal.of(id).id }, { $set: { 'purchased.items': [] } })
  expect(await count()).toBe(before)
})

describe('a subscription whose item the staff deleted before it was approved', () => {
  test('is refunded and ended, with a mail, and gives nothing', async () => {
    const id = await buy('Silver')
    publish({ [bone]: null })
    paypal.approve(id)
    await check(id)
    expect(await findPayment(game.app, id)).toMatchObject({ status: 'refunded' })
    expect([booked(id), paypal.of(id).status, (await me(name)).subscription]).toEqual([['REFUNDED'], 'CANCELLED', null])
    expect(mailsOf(id).map(({ subject }) => subject)).toEqual(['Your Sanguine refund'])
    expect(wordsOf(id)[0]).toMatch(/is no longer available.* The subscription was ended, so nothing more is charged\./)
  })

  test('stays if it was charged before', async () => {
    const id = await buy('Silver')
    paypal.approve(id)
    await check(id)
    publish({ [bone]: null })
    await settlePayment(game.app, id)
    expect(await findPayment(game.app, id)).toMatchObject({ status: 'active' })
    expect([booked(id), (await me(name)).subscription?.level]).toEqual([['COMPLETED'], 'SILVER'])
  })
})

describe('an order of a unique item that the player came to own after it was begun', () => {
  test('is not charged, and says that the player has it', async () => {
    const id = await buy('Horse')
    await earn(horse)
    paypal.approve(id)
    expect(await check(id)).toMatchObject({ isCompleted: false, status: 'CANCELLED', isDuplicate: true })
    expect(booked(id)).toEqual([])
  })

  test('is not charged after another package gave it', async () => {
    const [single, stable] = [await buy('Horse'), await buy('Stable')]
    for (const id of [stable, single]) {
      paypal.approve(id)
      await check(id)
    }
    expect([booked(single), booked(stable), await horses()]).toEqual([[], ['COMPLETED'], 1])
  })

  test('is not charged if the staff made the item unique meanwhile', async () => {
    const id = await buy('Bones')
    await earn(bone)
    publish({ [bone]: { isUnique: true } })
    paypal.approve(id)
    expect(await check(id)).toMatchObject({ isCompleted: false, isDuplicate: true })
    expect([booked(id), await bonesOf(name)]).toEqual([[], 1])
  })

  test('is refunded if its charge was pending meanwhile', async () => {
    paypal.delaysCharges = true
    const id = await buy('Horse')
    paypal.approve(id)
    await check(id)
    await earn(horse)
    for (const charge of paypal.of(id).charges) charge.status = 'COMPLETED'
    await settlePayment(game.app, id)
    expect([booked(id), await horses(), (await findPayment(game.app, id))?.status]).toEqual([
      ['REFUNDED'],
      1,
      'refunded',
    ])
    expect(wordsOf(id)).toEqual([expect.stringContaining('You already own what you bought')])
  })

  test('is refunded as a gift with a mail that says who has it', async () => {
    paypal.delaysCharges = true
    const friend = `Friend of ${name}`
    await game.register(friend)
    const id = await buy('Horse', friend)
    paypal.approve(id)
    await check(id)
    await earn(horse, friend)
    for (const charge of paypal.of(id).charges) charge.status = 'COMPLETED'
    await settlePayment(game.app, id)
    expect([booked(id), await horses(friend)]).toEqual([['REFUNDED'], 1])
    expect(wordsOf(id)).toEqual([expect.stringContaining(`${friend} already owns what you bought`)])
  })

  test('is not refunded if the gateway stopped after it gave the item', async () => {
    const id = await buy('Horse')
    paypal.approve(id)
    game.crashAt('granted')
    await expect(settlePayment(game.app, id)).rejects.toThrow(Crash)
    await settlePayment(other.app, id)
    expect([booked(id), await horses(), (await findPayment(game.app, id))?.status]).toEqual([
      ['COMPLETED'],
      1,
      'completed',
    ])
  })
})

test('whatever is bought, earned, deleted and made unique, in two gateways at once, nobody pays for nothing', async () => {
  const step = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({
        act: fc.constant('buy' as const),
        item: fc.constantFrom('Horse', 'Stable', 'Bones', 'Deal'),
      }),
    },
    { weight: 3, arbitrary: fc.record({ act: fc.constant('approve' as const), index: fc.nat(9) }) },
    { weight: 3, arbitrary: fc.record({ act: fc.constant('settle' as const), index: fc.nat(9) }) },
    { weight: 1, arbitrary: fc.record({ act: fc.constant('earn' as const) }) },
    { weight: 1, arbitrary: fc.record({ act: fc.constant('delete' as const), itemId: fc.constantFrom(bone, horse) }) },
    { weight: 1, arbitrary: fc.record({ act: fc.constant('unique' as const) }) },
    { weight: 1, arbitrary: fc.record({ act: fc.constant('restore' as const) }) },
    { weight: 1, arbitrary: fc.record({ act: fc.constant('delay' as const), isDelayed: fc.boolean() }) },
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
      publish()
      paypal.delaysCharges = false
      number += 1
      const player = `Stranger ${number}`
      await game.register(player)
      const ids: string[] = []
      const idAt = (index: number) => ids[index % Math.max(1, ids.length)]
      const settleIn = (id: string) => Promise.all([game, other].map(({ app }) => settlePayment(app, id)))
      for (const each of steps) {
        if (each.act === 'buy') {
          const begun = await buyPackage(game.as(player), { packageId: idOf(each.item) })
          if (begun.ok) ids.push(begun.value.paymentId)
          else expect(begun.refusal.code).toBe('alreadyBought')
        } else if (each.act === 'approve' || each.act === 'settle') {
          const id = idAt(each.index)
          if (id === undefined) continue
          if (each.act === 'approve' && paypal.of(id).status === 'CREATED') paypal.approve(id)
          if (each.act === 'settle') await settleIn(id)
        } else if (each.act === 'earn') {
          if ((await horses(player)) === 0) await earn(horse, player)
        } else if (each.act === 'delete') publish({ [each.itemId]: null })
        else if (each.act === 'unique') publish({ [bone]: { isUnique: true } })
        else if (each.act === 'restore') publish()
        else paypal.delaysCharges = each.isDelayed
      }
      paypal.delaysCharges = false
      const all = [...new Set(ids)]
      for (const id of all)
        for (const charge of paypal.of(id).charges) if (charge.status === 'PENDING') charge.status = 'COMPLETED'
      await Promise.all(all.map((id) => settleIn(id)))
      const { purchases = {} } =
        (await runSystemAction(game.app, owner(player), ({ state }) => new PlayerDraft(state).done(null)).then(
          (result) => (result.ok ? result.value.player.state : null),
        )) ?? {}
      for (const id of all) {
        const payment = await findPayment(game.app, id)
        for (const { id: captureId, status } of paypal.of(id).charges) {
          const given = purchases[captureId]
          const isKept = status === 'COMPLETED'
          expect([captureId, (given?.items.length ?? 0) > 0 && given?.missing === undefined]).toEqual([
            captureId,
            isKept,
          ])
          const capture = payment?.captures.find((found) => found.captureId === captureId)
          expect([capture?.grantedAt != null, capture?.takenBackAt != null]).toEqual([isKept, !isKept])
          expect([payment?.status, payment?.isDuplicate === true]).toEqual([isKept ? 'completed' : 'refunded', false])
        }
      }
    }),
    { numRuns: 20 },
  )
  expect((await checkLedger(game.app, () => undefined)).mismatches).toBe(0)
}, 240_000)
