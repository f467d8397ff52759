import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { idOf } from '@sanguine/players/testing'
import { Types } from 'mongoose'
import { settlePayment } from '../settle/settle-payment'
import type { PaypalStandIn } from '../testing/paypal-stand-in'
import { startAtPaypal } from '../testing/start-at-paypal'
import type { PaymentsGame } from '../testing/start-payments'
import { buyPackage } from './buy-package'
import { type BooksReport, checkBooks } from './check-books'
import { receiveWebhook } from './receive-webhook'

let game: PaymentsGame
let paypal: PaypalStandIn
let number = 0
let name: string
const day = 86_400_000

beforeAll(async () => {
  const started = await startAtPaypal()
  game = started.game
  paypal = started.paypal
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

async function check(since: number | null): Promise<Pick<BooksReport, 'unsearched'> & { readonly found: string[] }> {
  const found: string[] = []
  const report = await checkBooks(
    game.app,
    ({ paymentId, captureId, ours, theirs }) => found.push(`${paymentId} ${captureId}: ${ours}; ${theirs}`),
    since,
  )
  expect(report.differences).toBe(found.length)
  return { found: found.sort(), unsearched: report.unsearched }
}

const differences = async (since: number | null = null): Promise<string[]> => (await check(since)).found

const chargesOf = (id: string) => paypal.of(id).charges.map((charge) => charge.id)

/** How the check names the charge of a lost payment of three dollars. */
const lineOf = (id: string) => `${id} ${chargesOf(id)[0]}: no such payment; 3.00 USD`

/** The path of PayPal's search, as the calls name it. */
const searchCall = 'GET /v1/reporting/transactions'

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

describe('the search at PayPal', () => {
  /** A charge of 3 dollars whose payment is lost, with further rows of the search; whether the check names it. */
  async function isFound(...rows: readonly { code: string; value: string; currency?: string }[]): Promise<boolean> {
    const since = game.clock.at
    const id = await buy('Bones')
    const [charge] = paypal.of(id).charges
    charge?.rows?.push(...rows)
    await lose(id)
    const found = (await differences(since)).filter((line) => line.startsWith(id))
    expect(found).toEqual(found.length === 0 ? [] : [`${id} ${charge?.id}: no such payment; 3.00 USD`])
    return found.length === 1
  }

  test('names no row beside a charge that is in the books', async () => {
    const since = game.clock.at
    await buy('Bones')
    expect(await differences(since)).toEqual([])
  })

  test('names a charge that was converted, held, or given back in part', async () => {
    expect(await isFound()).toBe(true)
    expect(await isFound({ code: 'T1107', value: '-1.00' })).toBe(true)
    expect(await isFound({ code: 'T1107', value: '-3.00', currency: 'EUR' })).toBe(true)
    expect(await isFound({ code: 'T1110', value: '-3.00' })).toBe(true)
  })

  test('leaves out a charge that was refunded, reversed or charged back in full, also if its fee came back', async () => {
    expect(await isFound({ code: 'T1107', value: '-3.00' }, { code: 'T1109', value: '0.30' })).toBe(false)
    expect(await isFound({ code: 'T1107', value: '-1.00' }, { code: 'T1107', value: '-2.00' })).toBe(false)
    expect(await isFound({ code: 'T1106', value: '-3.00' }, { code: 'T1105', value: '3.00' })).toBe(false)
    expect(await isFound({ code: 'T1201', value: '-3.00' }, { code: 'T1205', value: '3.00' })).toBe(false)
  })

  test('names a charge whose chargeback was taken back', async () => {
    expect(await isFound({ code: 'T1201', value: '-3.00' }, { code: 'T1202', value: '3.00' })).toBe(true)
  })

  test.each([400, 404] as const)('says from when on PayPal has no data yet, if it answers %i', async (status) => {
    const since = game.clock.at
    const early = await buy('Bones')
    game.clock.advance(32 * day)
    const late = await buy('Bones')
    for (const id of [early, late]) await lose(id)
    paypal.unsearchableStatus = status
    paypal.searchableUntil = since + 31 * day - 1
    const reason = expect.stringMatching(/no data of that time yet.*in three hours/)
    const unsearched = [{ from: since + 31 * day, to: since + 32 * day, reason }]
    expect(await check(since)).toEqual({ found: [lineOf(early)], unsearched })
    paypal.searchableUntil = null
    expect(await check(since)).toEqual({ found: [lineOf(early), lineOf(late)].sort(), unsearched: [] })
  })

  test('names a time that is long past of which PayPal has no data, and searches later ones', async () => {
    const since = game.clock.at - 50 * day
    const lost = await buy('Bones')
    await lose(lost)
    paypal.searchableFrom = since + 31 * day
    expect(await check(since)).toEqual({
      found: [lineOf(lost)],
      unsearched: [{ from: since, to: since + 31 * day, reason: expect.stringMatching(/keeps three years/) }],
    })
    paypal.searchableFrom = null
  })

  test('of a time that has not come yet finds nothing', async () => {
    expect(await check(game.clock.at + day)).toEqual({ found: [], unsearched: [] })
  })

  /** Loses payments that were made ten seconds after each other, and returns their ids. */
  async function loseSome(count: number): Promise<string[]> {
    const lost: string[] = []
    while (lost.length < count) {
      lost.push(await buy('Bones'))
      game.clock.advance(10_000)
    }
    for (const id of lost) await lose(id)
    return lost
  }

  /** The rows that the search shows for one charge. */
  const rowsOfCharge = 6

  test('divides a time that has more charges than PayPal lists at once', async () => {
    const since = game.clock.at
    const lost = await loseSome(4)
    game.clock.advance(20 * day)
    paypal.maxResults = rowsOfCharge
    expect(await check(since)).toEqual({ found: lost.map(lineOf).sort(), unsearched: [] })
    paypal.maxResults = Number.POSITIVE_INFINITY
  })

  test('names the seconds that have more charges than PayPal lists at once, and searches the others', async () => {
    const since = game.clock.at
    const busy = [await buy('Bones'), await buy('Bones')]
    for (const id of busy) await lose(id)
    game.clock.advance(10_000)
    const [lost] = await loseSome(1)
    paypal.maxResults = rowsOfCharge
    const { found, unsearched } = await check(since)
    expect(found).toEqual([lineOf(lost ?? '')])
    expect(unsearched).toEqual([
      { from: since, to: since + 1_000, reason: expect.stringMatching(/more transactions in one second/) },
    ])
    paypal.maxResults = Number.POSITIVE_INFINITY
  })

  test('ends and names the time that is left, if PayPal finds each time too large', async () => {
    const since = game.clock.at
    game.clock.advance(20 * day)
    paypal.maxResults = -1
    const { found, unsearched } = await check(since)
    paypal.maxResults = Number.POSITIVE_INFINITY
    expect(found).toEqual([])
    expect(unsearched.at(-1)).toEqual({
      from: unsearched.at(-2)?.to,
      to: game.clock.at,
      reason: expect.stringMatching(/than 1000 searches list/),
    })
  })

  test('reads its results again if others come meanwhile', async () => {
    const since = game.clock.at
    const lost = await loseSome(1)
    const late = await buy('Bones')
    await lose(late)
    const charges = paypal.of(late).charges.splice(0)
    paypal.onCall = (call, stage) => {
      if (call === searchCall && stage === 'handled') paypal.of(late).charges.push(...charges.splice(0))
    }
    const found = await check(since)
    paypal.onCall = () => undefined
    expect(found).toEqual({ found: [...lost, late].map(lineOf).sort(), unsearched: [] })
  })

  test('names a time whose results never stay the same', async () => {
    const since = game.clock.at
    const [lost = ''] = await loseSome(1)
    paypal.onCall = (call, stage) => {
      if (call === searchCall && stage === 'handled') paypal.charge(paypal.of(lost))
    }
    const { unsearched } = await check(since)
    paypal.onCall = () => undefined
    expect(unsearched).toEqual([
      { from: since, to: game.clock.at, reason: expect.stringMatching(/while they were read/) },
    ])
  })

  test.each([
    [403, /switch on "Transaction Search"/],
    [429, /returned 429.*again later/],
    [503, /returned 503.*again later/],
  ])('that ends with %i in the middle names what it found, and the time that is left', async (status, reason) => {
    const since = game.clock.at
    const [early] = await loseSome(1)
    game.clock.advance(40 * day)
    await loseSome(1)
    let calls = 0
    paypal.onCall = (call, stage) => {
      if (call !== searchCall || stage !== 'received') return
      calls += 1
      // All pages of the first month are read.
      if (calls > rowsOfCharge) paypal.failsWith = status
    }
    const report = await check(since)
    paypal.onCall = () => undefined
    paypal.failsWith = null
    expect(report).toEqual({
      found: [lineOf(early ?? '')],
      unsearched: [{ from: since + 31 * day, to: game.clock.at, reason: expect.stringMatching(reason) }],
    })
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

  /** An event of a charge of a lost payment. A refund names the charge by a link. */
  const eventOf = (type: string, id: string, captureId: string | undefined) => {
    const isSale = type.startsWith('PAYMENT.SALE.')
    const href = `https://api.paypal.com/v2/payments/captures/${captureId}`
    if (type === 'PAYMENT.CAPTURE.REFUNDED')
      return paypal.webhook(type, { id: 'R', custom_id: id, links: [{ rel: 'up', href }] })
    if (type === 'PAYMENT.SALE.REFUNDED') return paypal.webhook(type, { id: 'R', custom: id, sale_id: captureId })
    const parent = isSale ? { custom: id, billing_agreement_id: paypal.of(id).id } : { custom_id: id }
    return paypal.webhook(type, { id: captureId, ...parent })
  }

  const kinds = [
    { kind: 'CAPTURE', item: 'Bones' },
    { kind: 'SALE', item: 'Silver' },
  ]

  const orders = (last: string) =>
    kinds.flatMap(({ kind, item }) => [
      { kind, item, types: ['COMPLETED', last] },
      { kind, item, types: [last, 'COMPLETED'] },
    ])

  test.each(orders('REFUNDED'))('is no difference once the $kind was refunded; events: $types', async (each) => {
    const id = await buy(each.item)
    const charge = paypal.of(id).charges[0]
    await lose(id)
    for (const type of each.types)
      await receiveWebhook(game.app, eventOf(`PAYMENT.${each.kind}.${type}`, id, charge?.id))
    expect(await differences()).toHaveLength(1)
    if (charge) charge.status = 'REFUNDED'
    expect(await differences()).toEqual([])
  })

  test.each(kinds)('stays a difference while the $kind was refunded in part only', async ({ kind, item }) => {
    const id = await buy(item)
    const charge = paypal.of(id).charges[0]
    await lose(id)
    if (charge) charge.status = 'PARTIALLY_REFUNDED'
    charge?.rows?.push({ code: 'T1107', value: '-1.00' })
    for (const type of ['COMPLETED', 'REFUNDED'])
      await receiveWebhook(game.app, eventOf(`PAYMENT.${kind}.${type}`, id, charge?.id))
    expect(await differences()).toEqual([expect.stringContaining(`${id} ${charge?.id}: no such payment`)])
  })

  test.each(orders('REVERSED'))('is no difference once the $kind was reversed; events: $types', async (each) => {
    const id = await buy(each.item)
    const captureId = chargesOf(id)[0]
    await lose(id)
    for (const type of each.types)
      await receiveWebhook(game.app, eventOf(`PAYMENT.${each.kind}.${type}`, id, captureId))
    expect(await differences()).toEqual([])
  })

  test('stays a difference if PayPal knows neither its charge nor its subscription', async () => {
    const id = await buy('Silver')
    const captureId = chargesOf(id)[0]
    await lose(id)
    await receiveWebhook(game.app, eventOf('PAYMENT.SALE.COMPLETED', id, captureId))
    paypal.records.clear()
    expect(await differences()).toHaveLength(1)
  })

  test('is no difference if it names no payment of a site, as a gift of money to the owner does', async () => {
    await receiveWebhook(game.app, paypal.webhook('PAYMENT.SALE.COMPLETED', { id: 'DONATION', custom: 'thanks' }))
    expect(await differences(game.clock.at - day)).toEqual([])
  })
})

test('without the right to search transactions, the check names what events told, and says what to do', async () => {
  const id = await buy('Bones')
  await lose(id)
  const resource = { id: chargesOf(id)[0], custom_id: id }
  await receiveWebhook(game.app, paypal.webhook('PAYMENT.CAPTURE.COMPLETED', resource))
  paypal.refusesSearch = true
  const { found, unsearched } = await check(game.clock.at - day)
  paypal.refusesSearch = false
  expect(found).toHaveLength(1)
  const reason = expect.stringMatching(/switch on "Transaction Search"/)
  expect(unsearched).toEqual([{ from: game.clock.at - day, to: game.clock.at, reason }])
})
