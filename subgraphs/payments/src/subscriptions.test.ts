import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { runQuery } from '@sanguine/gateway/testing'
import { checkLedger, runScheduledEffects } from '@sanguine/players'
import { aViewer } from '@sanguine/players/testing'
import type { Mutation, Query } from '@sanguine/schema'
import { lookAtSubscriptionsOf } from './payment-repository'
import { settleDuePayments } from './payment-worker'
import { paymentModelsService } from './payments.model'
import { shopOf } from './testing/shop'
import { Crash, type PaymentsGame, startPayments } from './testing/start-payments'

let game: PaymentsGame
const { run, buy, sandbox, approve, check, mailsOf, pay, me, refund } = shopOf(() => game)

beforeAll(async () => {
  game = await startPayments()
  for (const name of ['Mina', 'Jonathan', 'Arthur', 'Renfield', 'Abraham']) await game.register(name)
})
afterAll(() => game.stop())

const day = 86_400_000

describe('a clock that was set 60 days ahead', () => {
  const jump = async <Value>(act: () => Promise<Value>): Promise<Value> => {
    game.clock.jump(60 * day)
    try {
      return await act()
    } finally {
      game.clock.jump(-60 * day)
    }
  }

  test('ends no subscription, neither for the player nor at the provider', async () => {
    const name = 'A patient subscriber'
    await game.register(name)
    const id = await pay(name, 'Silver')
    const before = (await me(name)).subscription
    const provider = sandbox()
    const read = provider.readSubscription.bind(provider)
    // the provider has a clock of its own, so it has made no charge meanwhile
    const reading = jest.spyOn(provider, 'readSubscription').mockImplementation(async (...input) => {
      game.clock.jump(-60 * day)
      return read(...input).finally(() => game.clock.jump(60 * day))
    })
    try {
      await jump(async () => {
        await runScheduledEffects(game.app)
        await check(id)
        await me(name)
        await pay(name, 'Bones')
      })
    } finally {
      reading.mockRestore()
    }
    expect((await me(name)).subscription).toEqual(before)
    expect((await sandbox().find(`PLAY-${id}`))?.status).toBe('active')
  })

  test('charges an order that was approved meanwhile', async () => {
    const name = 'A buyer in the future'
    await game.register(name)
    const { payment } = await buy(name, 'Bones')
    await approve(payment?.id ?? '')
    await jump(() => settleDuePayments(game.app))
    expect(await check(payment?.id ?? '')).toMatchObject({ isCompleted: true, status: 'COMPLETED' })
    const begun = await buy(name, 'Bones')
    await jump(() => check(begun.payment?.id ?? ''))
    expect(await check(begun.payment?.id ?? '')).toMatchObject({ status: 'CREATED' })
  })
})

describe('a subscription', () => {
  test('ends lower ones before a check returns it as paid, even if another check only gave it', async () => {
    const name = 'An upgrader in a hurry'
    await game.register(name)
    const silver = await pay(name, 'Silver')
    const gold = (await buy(name, 'Gold')).payment?.id ?? ''
    await approve(gold)
    game.crashAt('grantMarked')
    await expect(check(gold)).rejects.toThrow(Crash)
    expect((await check(gold))?.isCompleted).toBe(true)
    const statuses = (await me(name)).payments?.nodes.map(({ id, status }) => [id, status]) ?? []
    expect(Object.fromEntries(statuses)).toEqual({ [silver]: 'CANCELLED', [gold]: 'ACTIVE' })
  })

  test('can be cancelled as soon as it was approved, before any check', async () => {
    const name = 'A doubter'
    await game.register(name)
    const { payment } = await buy(name, 'Silver')
    const id = payment?.id ?? ''
    await approve(id)
    const document =
      'mutation ($i: CancelSubscriptionInput!) { cancelSubscription(input: $i) { payment { status } userErrors { code } } }'
    const { cancelSubscription } = await runQuery<Pick<Mutation, 'cancelSubscription'>>(
      game.app,
      aViewer(name),
      document,
      {
        i: { paymentId: id },
      },
    )
    expect(cancelSubscription).toEqual({ payment: { status: 'CANCELLED' }, userErrors: [] })
    expect((await sandbox().find(`PLAY-${id}`))?.status).toBe('cancelled')
    expect((await me(name)).subscription).toMatchObject({ level: 'SILVER', renewsAt: null })
  })

  test('whose card is declined is cancelled', async () => {
    const { payment } = await buy('Arthur', 'Silver')
    await sandbox().declineCard(`PLAY-${payment?.id}`)
    expect(await check(payment?.id ?? '')).toMatchObject({ isCompleted: false, status: 'CANCELLED' })
  })

  test('that is a gift names its giver', async () => {
    const id = await pay('Mina', 'Silver', 'Renfield')
    expect(await me('Renfield')).toMatchObject({ subscription: { paymentId: id }, subscriptionGiver: { name: 'Mina' } })
  })

  test('that is a gift ends with mails to both, unless the recipient has paid for another', async () => {
    const [first, second, giver] = ['A recipient', 'An upgrader', 'A giver of two']
    for (const name of [first, second, giver]) await game.register(name)
    const ids = [await pay(giver, 'Silver', first), await pay(giver, 'Silver', second)]
    await pay(second, 'Gold')
    for (let time = 0; time < 2; time += 1)
      await run(giver, 'mutation ($i: CancelSubscriptionInput!) { cancelSubscription(input: $i) { payment { id } } }', {
        i: { paymentId: ids[0] },
      })
    const subjects = (name: string) => game.mails.filter(({ to }) => to.name === name).map(({ subject }) => subject)
    const [receipt, end] = ['Your Sanguine receipt', 'Your Sanguine subscription was ended']
    expect(subjects(giver)).toEqual([receipt, receipt, 'Your Sanguine subscription was replaced', end])
    expect(subjects(first)).toEqual(['A gift for you at Sanguine', 'Your gift subscription is ending'])
    expect(subjects(second)).toEqual(['A gift for you at Sanguine', receipt])
  })

  test('is no longer charged after its recipient or its giver was banned', async () => {
    const [payer, giver, recipient] = ['A banned payer', 'A banned giver', 'Given by a banned player']
    for (const name of [payer, giver, recipient]) await game.register(name)
    const ids = [await pay(payer, 'Silver'), await pay(giver, 'Silver', recipient)]
    await game.connection
      .collection('accounts')
      .updateMany({ name: { $in: [payer, giver] } }, { $set: { role: 'banned' } })
    game.clock.advance(2 * day)
    await settleDuePayments(game.app)
    for (const id of ids) {
      expect(await check(id)).toMatchObject({ status: 'CANCELLED' })
      expect((await sandbox().find(`PLAY-${id}`))?.status).toBe('cancelled')
    }
    const subscription = { level: 'SILVER', renewsAt: null }
    expect([await me(payer), await me(recipient)]).toMatchObject([{ subscription }, { subscription }])
  })

  test('of a player who is banned in the last days before the next charge ends before that charge', async () => {
    game.clock.advanceTo(Date.parse('2025-12-29T12:00:00Z'))
    const name = 'Banned late'
    await game.register(name)
    const id = await pay(name, 'Silver')
    game.clock.advanceTo(Date.parse('2025-12-31T01:00:00Z'))
    await settleDuePayments(game.app)
    await game.connection.collection('accounts').updateOne({ name }, { $set: { role: 'banned' } })
    game.clock.advanceTo(Date.parse('2025-12-31T11:00:00Z'))
    await settleDuePayments(game.app)
    expect((await sandbox().find(`PLAY-${id}`))?.status).toBe('cancelled')
  })

  test('of a player who is banned during a check is checked again at once', async () => {
    const name = 'Banned meanwhile'
    await game.register(name)
    const { payment } = await buy(name, 'Silver')
    const id = payment?.id ?? ''
    await approve(id)
    const { payments } = game.app.get(paymentModelsService)
    const original = payments.updateOne.bind(payments)
    const write = jest.spyOn(payments, 'updateOne').mockImplementation((...change) => {
      if (!JSON.stringify(change[1]).includes('"status":"active"')) return original(...change)
      write.mockRestore()
      const banned = game.connection.collection('accounts').updateOne({ name }, { $set: { role: 'banned' } })
      const asked = banned.then(() => lookAtSubscriptionsOf(game.app, aViewer(name).accountId))
      return asked.then(() => original(...change)) as never
    })
    await check(id)
    await settleDuePayments(game.app)
    expect((await sandbox().find(`PLAY-${id}`))?.status).toBe('cancelled')
  })

  test('that staff end is in the audit log, and keeps its paid period', async () => {
    const name = 'Helped by support'
    await game.register(name)
    const paymentId = await pay(name, 'Silver')
    const document = 'mutation ($i: CancelSubscriptionInput!) { cancelSubscription(input: $i) { payment { status } } }'
    const { cancelSubscription } = await runQuery<Pick<Mutation, 'cancelSubscription'>>(
      game.app,
      aViewer('Vera', 'support'),
      document,
      { i: { paymentId } },
    )
    expect(cancelSubscription?.payment).toEqual({ status: 'CANCELLED' })
    expect((await me(name)).subscription).toMatchObject({ level: 'SILVER', renewsAt: null })
    const entries = game.connection.collection('auditEntries')
    expect(await entries.countDocuments({ 'subject.title': name })).toBe(1)
  })

  test('of a staff account can be ended only by admins and its buyer, even a banned one', async () => {
    const accounts = game.connection.collection('accounts')
    const standings = {
      'A warden who pays': { role: 'admin' },
      'A warden who is banned': { role: 'banned', ban: { reason: '', bannedAt: new Date(), roleBefore: 'admin' } },
    }
    for (const [name, standing] of Object.entries(standings)) {
      await game.register(name)
      const paymentId = await pay(name, 'Silver')
      await accounts.updateOne({ name }, { $set: standing })
      const document =
        'mutation ($i: CancelSubscriptionInput!) { cancelSubscription(input: $i) { payment { status } userErrors { code field } } }'
      const cancellable = async (role: 'support' | 'admin') => {
        const query = 'query ($number: String!) { admin { payment(number: $number) { isCancellable } } }'
        const { admin } = await runQuery<Pick<Query, 'admin'>>(game.app, aViewer('Vera', role), query, {
          number: paymentId,
        })
        return admin?.payment?.isCancellable
      }
      expect([await cancellable('support'), await cancellable('admin')]).toEqual([false, true])
      const end = async (role: 'support' | 'admin') => {
        const { cancelSubscription } = await runQuery<Pick<Mutation, 'cancelSubscription'>>(
          game.app,
          aViewer('Vera', role),
          document,
          { i: { paymentId } },
        )
        return cancelSubscription
      }
      expect(await end('support')).toEqual({
        payment: null,
        userErrors: [{ code: 'ADMIN_REQUIRED', field: ['paymentId'] }],
      })
      expect((await sandbox().find(`PLAY-${paymentId}`))?.status).toBe('active')
      expect(await game.connection.collection('auditEntries').countDocuments({ 'subject.title': name })).toBe(0)
      expect(await end('admin')).toMatchObject({ payment: { status: 'CANCELLED' }, userErrors: [] })
    }
  })

  test("from a deleted account ends with a mail without the giver's name", async () => {
    const [giver, recipient] = ['A giver who is gone', 'Who was given it']
    for (const name of [giver, recipient]) await game.register(name)
    await pay(giver, 'Silver', recipient)
    await game.connection.collection('accounts').deleteOne({ name: giver })
    game.clock.advance(2 * day)
    await settleDuePayments(game.app)
    const mail = game.mails.findLast(({ to }) => to.name === recipient)
    expect(mail?.text.replace(/\s+/g, ' ')).toContain('It was a gift, and nothing more is charged for it.')
  })

  test('whose end was confirmed before a gateway stopped is confirmed once, and ended by the next', async () => {
    const name = 'A canceller'
    await game.register(name)
    const paymentId = await pay(name, 'Silver')
    game.crashAt('statusTold')
    const call = run(
      name,
      'mutation ($i: CancelSubscriptionInput!) { cancelSubscription(input: $i) { payment { id } } }',
      {
        i: { paymentId },
      },
    )
    await expect(call).rejects.toThrow(Crash)
    game.clock.advance(2 * day)
    await settleDuePayments(game.app)
    expect(await me(name)).toMatchObject({
      subscription: { level: 'SILVER', renewsAt: null },
      payments: { nodes: [{ status: 'CANCELLED', isCancellable: false }] },
    })
    const ends = game.mails.filter(({ to, subject }) => to.name === name && subject.includes('ended'))
    expect(ends).toHaveLength(1)
    expect(await game.connection.collection('payments').findOne({ buyerId: aViewer(name).accountId })).toMatchObject({
      renewsAt: null,
    })
  })

  test('that is a gift and refunded is reported to both by mail', async () => {
    const [recipient, giver] = ['A loser', 'A regretter']
    for (const name of [recipient, giver]) await game.register(name)
    const id = await pay(giver, 'Silver', recipient)
    await refund(id, `PLAY-${id}-1`)
    const last = (name: string) => game.mails.findLast(({ to }) => to.name === name)
    expect(last(giver)?.subject).toBe('Your Sanguine refund')
    expect(last(recipient)).toMatchObject({ subject: 'A gift at Sanguine was taken back' })
    expect(last(recipient)?.text).not.toMatch(/\$|Payment:/)
  })

  test('charges the rest of the month, opens a setup, can be cancelled and ends with the month', async () => {
    game.clock.advanceTo(Date.parse('2025-04-16T10:00:00Z'))
    const { payment } = await buy('Jonathan', 'Silver')
    expect(payment).toMatchObject({
      status: 'APPROVAL_PENDING',
      firstCharge: { cents: 250 },
      monthlyCharge: { cents: 500 },
    })
    await approve(payment?.id ?? '')
    expect(await check(payment?.id ?? '')).toMatchObject({ isCompleted: true, status: 'ACTIVE' })
    const until = '2025-04-30T22:00:00.000Z'
    expect(await me('Jonathan')).toMatchObject({
      unlockedEquipmentSetCount: 2,
      subscription: { level: 'SILVER', periodEndsAt: until, renewsAt: until, isInGrace: false, paymentId: payment?.id },
      subscriptionGiver: null,
    })
    expect((await buy('Jonathan', 'Silver')).userErrors).toMatchObject([{ code: 'LEVEL_NOT_HIGHER' }])
    await run(
      'Jonathan',
      'mutation ($i: CancelSubscriptionInput!) { cancelSubscription(input: $i) { payment { id } } }',
      {
        i: { paymentId: payment?.id },
      },
    )
    expect((await me('Jonathan')).subscription).toMatchObject({ level: 'SILVER', renewsAt: null })
    game.clock.advanceTo(Date.parse(until))
    expect(await me('Jonathan')).toMatchObject({ subscription: null, unlockedEquipmentSetCount: 1 })
  })

  test('is charged once on the first of the month, by any number of gateways', async () => {
    game.clock.advanceTo(Date.parse('2025-06-01T10:00:00Z'))
    const id = await pay('Abraham', 'Gold')
    const other = await game.anotherGateway()
    for (const { clock } of [game, other]) clock.advanceTo(Date.parse('2025-07-01T06:00:00Z'))
    await Promise.all([game, other].map(({ app }) => settleDuePayments(app)))
    const [payment] = (await me('Abraham')).payments?.nodes ?? []
    expect(payment).toMatchObject({ id, status: 'ACTIVE' })
    expect(payment?.charges.map(({ amount, periodEndsAt }) => [amount.cents, periodEndsAt])).toEqual([
      [1000, '2025-06-30T22:00:00.000Z'],
      [1000, '2025-07-31T22:00:00.000Z'],
    ])
    const told = mailsOf(id).map(({ subject, text }) => [
      subject,
      /Paid until: (.+)/.exec(text)?.[1],
      /Next charge: (.+)/.exec(text)?.[1],
    ])
    expect(told).toEqual([
      ['Your Sanguine receipt', 'June 30, 2025', '$10.00 on July 1, 2025'],
      ['Your Sanguine subscription was renewed', 'July 31, 2025', '$10.00 on August 1, 2025'],
    ])
    expect((await me('Abraham')).subscription).toMatchObject({
      level: 'GOLD',
      periodEndsAt: '2025-07-31T22:00:00.000Z',
    })
  })
})

test('in the end the ledger is exact', async () => {
  expect((await checkLedger(game.app, () => undefined)).mismatches).toBe(0)
})
