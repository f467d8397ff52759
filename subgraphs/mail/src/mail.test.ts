import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { connect, connectionService } from '@sanguine/db'
import { startTestDatabase, type TestDatabase } from '@sanguine/db/testing'
import { type App, outgoingCalls, type Settings, sealSecret } from '@sanguine/kernel'
import { type TestClock, testApp } from '@sanguine/kernel/testing'
import { type Connection, mongo } from 'mongoose'
import {
  commitWithMails,
  composeMail,
  deleteAccessMails,
  deleteMails,
  type NewMail,
  outboxOf,
  prepareMails,
  sendDueMails,
} from '.'
import { mailStatus } from './mail-metrics'
import { removeOldMails, requeueLateMails } from './mail-repository'
import { type MailRecord, mailsService } from './mails.model'
import { SmtpStandIn } from './testing/smtp-stand-in'
import { mailTransportService } from './transport/mail-transport.service'
import { SmtpTransport } from './transport/smtp-transport'

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]
const secret = 'f'.repeat(32)

interface Gateway {
  readonly app: App
  readonly clock: TestClock
  /** the log: details and sentences */
  readonly logged: unknown[][]
}

let database: TestDatabase
let smtp: SmtpStandIn
let gateways: App[]
let connections: Connection[]

beforeAll(async () => {
  database = await startTestDatabase()
})
beforeEach(async () => {
  smtp = await new SmtpStandIn().start()
  gateways = []
  connections = []
})
afterEach(async () => {
  jest.restoreAllMocks()
  for (const app of gateways) await app.stop()
  for (const connection of connections) await connection.close()
  await smtp.stop()
  await database.drop()
})
afterAll(() => database.stop())

/** A gateway without workers, which waits `timeoutMs` for the mail server. */
async function startGateway(settings: Partial<Settings> = {}, timeoutMs = 60_000): Promise<Gateway> {
  const { app, clock } = testApp({ smtpUrl: smtp.url, ...settings })
  const logged: unknown[][] = []
  for (const level of ['warn', 'error'] as const)
    jest.spyOn(app.log, level).mockImplementation((...line: unknown[]) => void logged.push([level, ...line]))
  const connection = await connect(database.uri)
  connections.push(connection)
  app.provide(connectionService, connection)
  if (settings.smtpUrl !== null) app.provide(mailTransportService, new SmtpTransport(smtp.url, app.settings, timeoutMs))
  await prepareMails(app)
  gateways.push(app)
  return { app, clock, logged }
}

const aMail = ({ settings }: App, fields: Partial<NewMail> = {}): NewMail => ({
  template: 'activation',
  accountId: 'account-mina',
  to: { name: 'Mina', address: 'mina@example.org' },
  ...composeMail(settings, 'en', {
    subject: 'Hello',
    heading: 'Hello',
    name: 'Mina',
    blocks: [{ button: 'Activate', link: `http://localhost/activateAccount/${secret}` }],
  }),
  ...fields,
})

const queue = ({ app }: Gateway, fields?: Partial<NewMail>) =>
  commitWithMails(app, (_session, queueMail) => queueMail(aMail(app, fields)))

const sendDue = ({ app }: Gateway) => sendDueMails(app)

const rows = ({ app }: Gateway): Promise<MailRecord[]> => app.get(mailsService).find().sort({ _id: 1 }).lean()
const theRow = async (gateway: Gateway): Promise<MailRecord> => {
  const [row, ...others] = await rows(gateway)
  if (!row || others.length > 0) throw new Error('There is not exactly one mail.')
  return row
}

/** Waits until no mail is in progress. */
async function settled(gateway: Gateway, isSettled: (row: MailRecord) => boolean): Promise<void> {
  for (let waited = 0; waited < 60_000; waited += 20) {
    if ((await rows(gateway)).every(isSettled)) return
    await pause(20)
  }
  throw new Error('The mails are still under way.')
}
const isSent = ({ status }: MailRecord) => status === 'sent'
const hasFailed = ({ lastError }: MailRecord) => lastError !== null

describe('a mail', () => {
  test('is sent with its cause, under the id of its row, and only that is kept', async () => {
    const gateway = await startGateway()
    await queue(gateway)
    await settled(gateway, isSent)
    const row = await theRow(gateway)
    expect(smtp.messages).toHaveLength(1)
    expect(smtp.messages[0]).toContain(`Message-ID: ${row.messageId}`)
    expect(smtp.messages[0]).toContain(`/activateAccount/${secret}`)
    expect(row).toMatchObject({ status: 'sent', dueAt: null, sentAt: new Date(gateway.clock.now()) })
    expect(row.content).toBeUndefined()
    gateway.clock.advance(7 * day)
    await removeOldMails(gateway.app)
    expect(await rows(gateway)).toEqual([])
  })

  test('is announced to traces as a call to another server', async () => {
    const calls: unknown[] = []
    const listen = (call: unknown) => void calls.push(call)
    outgoingCalls.asyncEnd.subscribe(listen)
    const gateway = await startGateway()
    await queue(gateway)
    await settled(gateway, isSent)
    outgoingCalls.asyncEnd.unsubscribe(listen)
    expect(calls).toMatchObject([{ name: 'SMTP' }])
  })

  test('without a committed cause is not sent', async () => {
    const gateway = await startGateway()
    const failing = commitWithMails(gateway.app, async (_session, queueMail) => {
      await queueMail(aMail(gateway.app))
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await rows(gateway)).toEqual([])
    gateway.clock.advance(hour)
    await sendDue(gateway)
    expect(smtp.messages).toEqual([])
  })

  test('is encrypted in the database while it waits, and is not in the log', async () => {
    const gateway = await startGateway()
    smtp.mode = 'busy'
    await queue(gateway)
    await settled(gateway, hasFailed)
    const row = await theRow(gateway)
    const seen = JSON.stringify([row, gateway.logged])
    expect(row.lastError).toMatch(/451/)
    expect(JSON.stringify(gateway.logged)).toMatch(/could not be sent yet/)
    for (const part of [secret, 'mina@example.org', 'x.example']) expect(seen).not.toContain(part)
  })

  test('is not sent without TLS if that is required, and is sent once it is not', async () => {
    const gateway = await startGateway({ requiresMailTls: true }, 20_000)
    await queue(gateway)
    await settled(gateway, hasFailed)
    expect(smtp.messages).toEqual([])
    const other = await startGateway({}, 20_000)
    other.clock.advance(hour)
    await sendDue(other)
    await settled(other, isSent)
    expect(smtp.messages).toHaveLength(1)
  })

  test('is deleted with its account, or if it grants access and the e-mail address has changed', async () => {
    const gateway = await startGateway()
    await smtp.stop()
    await queue(gateway, { grantsAccess: true })
    await queue(gateway, { template: 'receipt' })
    await settled(gateway, hasFailed)
    const { app } = gateway
    await app.get(connectionService).transaction((session) => deleteAccessMails(app, 'account-mina', session))
    expect((await rows(gateway)).map(({ template }) => template)).toEqual(['receipt'])
    await app.get(connectionService).transaction((session) => deleteMails(app, 'account-mina', session))
    expect(await rows(gateway)).toEqual([])
  })

  test('encrypted with another pepper is left to other gateways', async () => {
    const first = await startGateway()
    smtp.mode = 'busy'
    await queue(first)
    await queue(first)
    await settled(first, hasFailed)
    const [attempts] = (await rows(first)).map((row) => row.attempts)
    const second = await startGateway({ passwordPepper: 'another-pepper-of-32-characters-or-more' })
    second.clock.advance(hour)
    await sendDue(second)
    for (const row of await rows(second))
      expect(row).toMatchObject({ status: 'queued', attempts, lastError: expect.stringContaining('PEPPER') })
    expect(JSON.stringify(second.logged)).toMatch(/left to other gateways/)
    smtp.mode = 'takes'
    first.clock.advance(hour + minute)
    await sendDue(first)
    await settled(first, isSent)
    expect(smtp.messages).toHaveLength(2)
  })

  test('that no gateway can decrypt is given up once it is no longer useful', async () => {
    const first = await startGateway()
    smtp.mode = 'busy'
    await queue(first)
    await settled(first, hasFailed)
    const second = await startGateway({ passwordPepper: 'another-pepper-of-32-characters-or-more' })
    second.clock.advance(hour)
    await sendDue(second)
    second.clock.advance(3 * day)
    await sendDue(second)
    expect(await theRow(second)).toMatchObject({ status: 'givenUp', lastError: expect.stringContaining('PEPPER') })
  })

  test('with unreadable content is given up at once', async () => {
    const gateway = await startGateway()
    smtp.mode = 'busy'
    await queue(gateway)
    await settled(gateway, hasFailed)
    const { _id } = await theRow(gateway)
    const content = sealSecret(gateway.app, { kind: 'mails', ownerId: String(_id) }, '{}')
    await gateway.app.get(mailsService).updateOne({ _id }, { $set: { content } })
    gateway.clock.advance(hour)
    await sendDue(gateway)
    expect(await theRow(gateway)).toMatchObject({ status: 'givenUp', lastError: 'not readable' })
  })
})

describe('a mail server', () => {
  test('that is busy is tried again after 30 seconds, then after twice as long, up to 15 minutes', async () => {
    const gateway = await startGateway()
    smtp.mode = 'busy'
    await queue(gateway)
    await settled(gateway, hasFailed)
    const waits: number[] = []
    for (let attempt = 0; attempt < 8; attempt += 1) {
      const { dueAt } = await theRow(gateway)
      const wait = (dueAt?.getTime() ?? 0) - gateway.clock.now()
      waits.push(wait / 1000)
      gateway.clock.advance(wait - 1)
      const before = smtp.connections
      await sendDue(gateway)
      expect(smtp.connections).toBe(before)
      gateway.clock.advance(1)
      await sendDue(gateway)
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900, 900])
    expect(await theRow(gateway)).toMatchObject({ status: 'queued', attempts: 9 })
  })

  test('that is down for an hour gets the mail once afterwards', async () => {
    const gateway = await startGateway()
    await smtp.stop()
    await queue(gateway)
    await settled(gateway, hasFailed)
    for (const end = gateway.clock.now() + hour; gateway.clock.now() < end; gateway.clock.advance(minute))
      await sendDue(gateway)
    expect(await theRow(gateway)).toMatchObject({
      status: 'queued',
      lastError: expect.stringContaining('ECONNREFUSED'),
    })
    await smtp.start()
    gateway.clock.advance(15 * minute)
    await sendDue(gateway)
    await sendDue(gateway)
    expect(smtp.messages).toHaveLength(1)
    expect(await theRow(gateway)).toMatchObject({ status: 'sent' })
  })

  test('that was busy while the clock was a year ahead gets the mail soon after the clock is right', async () => {
    const gateway = await startGateway()
    gateway.clock.advance(365 * day)
    smtp.mode = 'busy'
    await queue(gateway)
    await settled(gateway, hasFailed)
    smtp.mode = 'takes'
    gateway.clock.advance(-365 * day)
    await sendDue(gateway)
    expect(smtp.messages).toEqual([])
    await requeueLateMails(gateway.app)
    await sendDue(gateway)
    expect(smtp.messages).toHaveLength(1)
  })

  test('that was busy while the clock was set four days ahead gets the mail', async () => {
    const gateway = await startGateway()
    smtp.mode = 'busy'
    await queue(gateway)
    await settled(gateway, hasFailed)
    gateway.clock.jump(4 * day)
    await sendDue(gateway)
    expect(await theRow(gateway)).toMatchObject({ status: 'queued', attempts: 2 })
    gateway.clock.jump(-4 * day)
    smtp.mode = 'takes'
    await requeueLateMails(gateway.app)
    await sendDue(gateway)
    expect(smtp.messages).toHaveLength(1)
  })

  test('that is down for three days gets no mail: it is given up, with a line in the log', async () => {
    const gateway = await startGateway()
    await smtp.stop()
    await queue(gateway)
    await settled(gateway, hasFailed)
    for (const end = gateway.clock.now() + 3 * day; gateway.clock.now() < end; gateway.clock.advance(15 * minute))
      await sendDue(gateway)
    expect(await theRow(gateway)).toMatchObject({ status: 'givenUp', dueAt: null })
    expect((await theRow(gateway)).content).toBeUndefined()
    const lines = gateway.logged.filter(([level]) => level === 'error')
    expect(lines).toMatchObject([
      ['error', { template: 'activation', account: 'account-mina' }, 'A mail was given up.'],
    ])
  })

  test('that is down until a link has expired gets no mail', async () => {
    const gateway = await startGateway()
    await smtp.stop()
    await queue(gateway, { usefulMs: hour })
    await settled(gateway, hasFailed)
    for (const end = gateway.clock.now() + hour; gateway.clock.now() < end; gateway.clock.advance(minute))
      await sendDue(gateway)
    expect(await theRow(gateway)).toMatchObject({ status: 'givenUp' })
  })

  test('that does not know the recipient is not tried again', async () => {
    const gateway = await startGateway()
    smtp.mode = 'unknownAddress'
    await queue(gateway)
    await settled(gateway, ({ status }) => status === 'givenUp')
    expect((await theRow(gateway)).lastError).toMatch(/550 5\.1\.1/)
  })

  test.each([
    ['takes', 0],
    ['unknownAddress', 0],
    ['down', 1],
  ] as const)('in the mode %s counts as failed %p times for the status page', async (mode, failed) => {
    const gateway = await startGateway()
    if (mode === 'down') await smtp.stop()
    else smtp.mode = mode
    await queue(gateway)
    await settled(gateway, ({ status, lastError }) => status !== 'queued' || lastError !== null)
    expect(await mailStatus.measure(gateway.app)).toEqual({ total: 1, failed, slow: 0 })
    expect(await mailStatus.measure(gateway.app)).toEqual({ total: 0, failed: 0, slow: 0 })
  })

  test.each(['hangs', 'talks'] as const)('that %s delays no call, and gets the mail later', async (mode) => {
    const gateway = await startGateway({}, 300)
    smtp.mode = mode
    const from = performance.now()
    await queue(gateway)
    const isUnderWay = (await theRow(gateway)).lastError === null
    expect(isUnderWay || performance.now() - from >= 300).toBe(true)
    await settled(gateway, hasFailed)
    smtp.mode = 'takes'
    gateway.clock.advance(minute)
    await sendDue(gateway)
    expect(await theRow(gateway)).toMatchObject({ status: 'sent', attempts: 2 })
  })

  test('that cannot be reached is tried with only a few of many mails in a pass', async () => {
    const gateway = await startGateway()
    smtp.mode = 'busy'
    for (let count = 0; count < 12; count += 1) await queue(gateway)
    await settled(gateway, hasFailed)
    smtp.mode = 'hangs'
    gateway.clock.advance(hour)
    const before = smtp.connections
    const pass = sendDue(gateway)
    while (smtp.connections - before < 5) await pause(10)
    await smtp.stop()
    await pass
    expect(smtp.connections - before).toBe(5)
  })

  test('gets more mails than are sent simultaneously', async () => {
    const gateway = await startGateway()
    await commitWithMails(gateway.app, async (_session, queueMail) => {
      for (let count = 0; count < 12; count += 1) await queueMail(aMail(gateway.app))
    })
    await sendDue(gateway)
    await settled(gateway, isSent)
    expect(new Set(smtp.messages.map((message) => /^Message-ID: (.+)\r$/m.exec(message)?.[1])).size).toBe(12)
    expect(smtp.messages).toHaveLength(12)
  })
})

describe('several gateways', () => {
  test('continue with the mail of one that stops, under the same Message-ID', async () => {
    const first = await startGateway()
    smtp.mode = 'hangs'
    await queue(first)
    while (smtp.connections === 0) await pause(10)
    await first.app.stop()
    smtp.mode = 'takes'
    const second = await startGateway()
    await sendDue(second)
    expect(smtp.messages).toEqual([])
    second.clock.advance(2 * minute)
    await sendDue(second)
    expect(smtp.messages).toHaveLength(1)
    const row = await theRow(second)
    expect(smtp.messages[0]).toContain(`Message-ID: ${row.messageId}`)
    expect(row).toMatchObject({ status: 'sent', attempts: 2 })
  })

  test('send each mail once', async () => {
    const [first, second] = [await startGateway(), await startGateway()]
    smtp.mode = 'busy'
    for (let count = 0; count < 20; count += 1) await queue(count % 2 === 0 ? first : second)
    await settled(first, hasFailed)
    smtp.mode = 'takes'
    for (const { clock } of [first, second]) clock.advance(hour)
    await Promise.all([first, second, first, second].map(sendDue))
    expect(smtp.messages).toHaveLength(20)
    expect((await rows(first)).every(isSent)).toBe(true)
  })

  test('do not record a failure for a mail that another one has taken over', async () => {
    const [first, second] = [await startGateway(), await startGateway()]
    smtp.mode = 'hangs'
    await queue(first)
    while (smtp.connections === 0) await pause(10)
    smtp.mode = 'takes'
    second.clock.advance(2 * minute)
    await sendDue(second)
    smtp.drop()
    while (!first.logged.some((line) => line.includes('A mail could not be sent yet.'))) await pause(10)
    // waits until the failure is written
    await first.app.stop()
    expect(await theRow(second)).toMatchObject({ status: 'sent', attempts: 2, lastError: null })
  })
})

describe('without a mail server', () => {
  const filesOf = ({ app }: Gateway) => {
    const folder = outboxOf(app.settings.dataDir)
    return existsSync(folder) ? readdirSync(folder).sort() : []
  }
  const textsOf = (gateway: Gateway) =>
    filesOf(gateway).map((name) => readFileSync(join(outboxOf(gateway.app.settings.dataDir), name), 'latin1'))

  test('each mail is a file when the call returns, in the order of sending', async () => {
    const gateway = await startGateway({ smtpUrl: null })
    for (const subject of ['one', 'two', 'three']) {
      await queue(gateway, { subject })
      if (subject === 'two') gateway.clock.advance(5)
    }
    expect(filesOf(gateway).every((name) => /^[\w-]+\.eml$/.test(name))).toBe(true)
    expect(textsOf(gateway).map((text) => /^Subject: (.+)\r$/m.exec(text)?.[1])).toEqual(['one', 'two', 'three'])
  })

  test('a file is 7bit or quoted-printable, as text and as HTML', async () => {
    const gateway = await startGateway({ smtpUrl: null })
    await queue(gateway, { to: { name: 'Jörg', address: 'j@example.org' }, text: `Grüße\n${'long '.repeat(40)}\n` })
    const [text = ''] = textsOf(gateway)
    const encodings = [...text.matchAll(/^content-transfer-encoding: (.+?)\r$/gim)].map((match) => match[1])
    expect(encodings).toHaveLength(2)
    expect(encodings.every((encoding) => encoding === '7bit' || encoding === 'quoted-printable')).toBe(true)
    expect(text).toMatch(/^content-type: text\/plain; charset=utf-8\r$/im)
    expect(text).toMatch(/^content-type: text\/html; charset=utf-8\r$/im)
    expect(text).toMatch(/^from: Sanguine <no-reply@localhost>\r$/im)
    expect(/[^\t\r\n\x20-\x7e]/.test(text)).toBe(false)
  })

  test('a folder that cannot be written fails no call, and gets the mail once it can be', async () => {
    const gateway = await startGateway({ smtpUrl: null })
    const outbox = outboxOf(gateway.app.settings.dataDir)
    writeFileSync(outbox, '')
    await queue(gateway)
    expect(await theRow(gateway)).toMatchObject({ status: 'queued' })
    rmSync(outbox)
    gateway.clock.advance(minute)
    await sendDue(gateway)
    expect(filesOf(gateway)).toHaveLength(1)
  })
})

describe('a database that fails', () => {
  const lost = () => new mongo.MongoNetworkError('connection lost')

  test('while a mail is written stores neither its cause nor the mail', async () => {
    const gateway = await startGateway()
    const causes = gateway.app.get(connectionService).collection('causes')
    await causes.insertOne({ name: 'before' })
    jest.spyOn(gateway.app.get(mailsService), 'create').mockImplementation(() => {
      throw lost()
    })
    const failing = commitWithMails(gateway.app, async (session, queueMail) => {
      await causes.insertOne({ name: 'registration' }, { session })
      await queueMail(aMail(gateway.app))
    })
    await expect(failing).rejects.toThrow('connection lost')
    jest.restoreAllMocks()
    expect([await causes.countDocuments(), await rows(gateway), smtp.messages]).toEqual([1, [], []])
  })

  test('and a retried transaction send one mail, not one for each try', async () => {
    const gateway = await startGateway()
    let tries = 0
    await commitWithMails(gateway.app, async (_session, queueMail) => {
      await queueMail(aMail(gateway.app))
      tries += 1
      if (tries < 3)
        throw new mongo.MongoServerError({ message: 'conflict', errorLabels: ['TransientTransactionError'] })
    })
    await settled(gateway, isSent)
    expect([tries, (await rows(gateway)).length, smtp.messages.length]).toEqual([3, 1, 1])
  })

  test('after a mail was sent fails no call; the mail is sent again with its Message-ID after the lease', async () => {
    const gateway = await startGateway()
    const update = jest.spyOn(gateway.app.get(mailsService), 'updateOne').mockImplementation(() => {
      throw lost()
    })
    await queue(gateway)
    for (let waited = 0; waited < 60_000 && update.mock.calls.length === 0; waited += 20) await pause(20)
    expect(await theRow(gateway)).toMatchObject({ status: 'queued', sentAt: null })
    expect(gateway.logged).toContainEqual(
      expect.arrayContaining(['error', 'What became of a mail could not be written.']),
    )
    update.mockRestore()
    gateway.clock.advance(2 * minute)
    await sendDue(gateway)
    const { status, messageId } = await theRow(gateway)
    expect([status, smtp.messages.length]).toEqual(['sent', 2])
    expect(smtp.messages.every((message) => message.includes(`Message-ID: ${messageId}`))).toBe(true)
  })

  test('while due mails are read fails the pass, and loses no mail', async () => {
    const gateway = await startGateway()
    await smtp.stop()
    await queue(gateway)
    await settled(gateway, hasFailed)
    jest.spyOn(gateway.app.get(mailsService), 'findOneAndUpdate').mockImplementation(() => {
      throw lost()
    })
    gateway.clock.advance(hour)
    await expect(sendDue(gateway)).rejects.toThrow('connection lost')
    expect(await theRow(gateway)).toMatchObject({ status: 'queued' })
  })

  test.each([
    ['all mails of an account', deleteMails],
    ['the mails that grant access', deleteAccessMails],
  ] as const)('while %s are deleted rolls back the transaction', async (_which, remove) => {
    const gateway = await startGateway()
    await queue(gateway)
    await settled(gateway, isSent)
    const connection = gateway.app.get(connectionService)
    const causes = connection.collection('causes')
    await causes.insertOne({ name: 'before' })
    jest.spyOn(gateway.app.get(mailsService), 'deleteMany').mockImplementation(() => {
      throw lost()
    })
    const failing = connection.transaction(async (session) => {
      await causes.insertOne({ name: 'deletion' }, { session })
      await remove(gateway.app, 'account-mina', session)
    })
    await expect(failing).rejects.toThrow('connection lost')
    jest.restoreAllMocks()
    expect([await causes.countDocuments(), (await rows(gateway)).length]).toEqual([1, 1])
  })
})
