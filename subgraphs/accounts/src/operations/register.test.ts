import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import type { TestAppWithDatabase } from '@sanguine/db/testing'
import { testAppWithDatabase } from '@sanguine/db/testing'
import { contextFor } from '@sanguine/kernel/testing'
import { accountsService } from '../accounts.model'
import { accounts } from '../index'
import { digestOf } from '../passwords/passwords'
import { aVisitor, mails } from '../testing/a-visitor'
import { register } from './register'

let server: TestAppWithDatabase
const opensAt = Date.UTC(2024, 5, 24, 9)

beforeAll(async () => {
  server = await testAppWithDatabase({ registrationOpensAt: opensAt })
  await accounts.start?.(server.app)
})
afterEach(async () => {
  await server.database.drop()
  server.clock.at = Date.UTC(2025, 0, 1)
})
afterAll(() => server.stop())

const call = (changes: object = {}, address = '127.0.0.1') =>
  register(contextFor(server.app, null, { address }), { ...aVisitor(), ...changes })

describe('a registration', () => {
  test('creates an inactive account and mails its link', async () => {
    expect(await call({ username: ' Mina ' })).toEqual({
      ok: true,
      value: null,
    })
    const account = await server.app.get(accountsService).findOne({}).lean()
    expect(account).toMatchObject({ name: 'Mina', nameKey: 'mina', role: 'notActivated', hasSeenWelcome: false })
    expect(mails(server.app).at(-1)).toMatch(/http:\/\/localhost:4000\/activateAccount\/[0-9a-f]{32}/)
  })

  test.each([
    ['Mina', 'Hello Mina,'],
    ['evil.example.com', 'Hello,'],
  ])(
    'of %s has the greeting "%s" in its mail: a name that mail clients show as a link is omitted',
    async (username, greeting) => {
      await call({ username })
      expect(mails(server.app).at(-1)).toContain(`\r\n${greeting}\r\n`)
    },
  )

  test('stores neither the password nor its digest', async () => {
    await call()
    const account = await server.app.get(accountsService).findOne({}).lean()
    expect(JSON.stringify(account)).not.toContain(aVisitor().password)
    expect(account?.passwordHash).toMatch(/^\$argon2id\$/)
  })

  test('with a name that is taken in another case is refused', async () => {
    await call()
    const refused = await call({ username: 'MINA', email: 'other@example.org' })
    expect(refused).toMatchObject({ ok: false, refusal: { code: 'nameTaken' } })
    expect(await server.app.get(accountsService).countDocuments({})).toBe(1)
  })

  test('with several invalid fields is refused with all of them, in the order of the form', async () => {
    await call()
    const faults = async (changes: object) => {
      const result = await call(changes)
      return result.ok ? [] : [result.refusal, ...(result.others ?? [])].map(({ code, field }) => [code, field])
    }
    expect(await faults({ username: 'ab', password: digestOf('123456'), email: 'mina' })).toEqual([
      ['nameInvalid', 'username'],
      ['passwordTooCommon', 'password'],
      ['emailInvalid', 'email'],
    ])
    expect(await faults({})).toEqual([['nameTaken', 'username']])
    expect(await faults({ username: '!' })).toEqual([['nameInvalid', 'username']])
  })

  test.each(['Miina'.replace('ii', 'i\u0301'), 'M1na', 'MlNA', 'Rnina'])(
    'as %s is refused if there is a Mina',
    async (username) => {
      await call({ username: 'Mina' })
      const refused = await call({ username, email: 'other@example.org' })
      expect(refused).toMatchObject({ ok: false, refusal: { code: 'nameTaken' } })
    },
  )

  test.each(['Admin Team', 'a.d.m.i.n', 'Support', 'Sanguine', 'M0derator', 'SYSTEM', 'Adrnin', 'admın'])(
    'as %s is refused as reserved',
    async (username) => {
      const refused = await call({ username })
      expect(refused).toMatchObject({ ok: false, refusal: { code: 'nameReserved', field: 'username' } })
    },
  )

  test.each(['WilhelminaVale', 'Wilhelmina.Vale', 'Wilhelmina-Vale.', 'VVilhelmina Vale', 'Wi1helmina Vale 2'])(
    'as %s is refused for its likeness to a staff member, but not to a player',
    async (username) => {
      const stored = server.app.get(accountsService).collection
      await call({ username: 'Wilhelmina Vale', email: 'vale@example.org' })
      await stored.updateOne({ name: 'Wilhelmina Vale' }, { $set: { role: 'editor' } })
      const refused = await call({ username, email: 'other@example.org' })
      expect(refused).toMatchObject({ ok: false, refusal: { code: 'nameTaken', field: 'username' } })
      await stored.updateOne({ name: 'Wilhelmina Vale' }, { $set: { role: 'user' } })
      if (!username.startsWith('VV'))
        expect(await call({ username, email: 'other@example.org' })).toEqual({ ok: true, value: null })
    },
  )

  test('is refused for a name like that of an account from before lookalikes were compared', async () => {
    const stored = server.app.get(accountsService).collection
    await call({ username: 'Paul', email: 'paul@example.org' })
    await call({ username: 'Jörg', email: 'joerg@example.org' })
    await stored.updateMany({}, { $unset: { nameSkeleton: 1 } })
    await stored.insertOne({ name: 'PauI', nameKey: 'paui', emailKey: 'paui@example.org' })
    await accounts.start?.(server.app)
    expect(await stored.countDocuments({ nameSkeleton: { $exists: true } })).toBe(3)
    expect(await call({ username: 'Jorg' })).toMatchObject({ ok: false, refusal: { code: 'nameTaken' } })
    expect(await call({ username: 'pau1' })).toMatchObject({ ok: false, refusal: { code: 'nameTaken' } })
  })

  test('succeeds once if it is sent several times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => call()))
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1)
    expect(answers.filter((answer) => !answer.ok && answer.refusal.code === 'nameTaken')).toHaveLength(4)
  })

  test('is refused if another one was faster with the name, whichever index the database reports', async () => {
    const stored = server.app.get(accountsService).collection
    // these indexes are created again, so that they come after that of the address
    const names = (await stored.indexes()).filter(
      ({ unique, key }) => unique && !('emailKey' in key) && !('_id' in key),
    )
    for (const { name } of names) await stored.dropIndex(name ?? '')
    for (const { key, v, ...options } of names) await stored.createIndex(key, options)
    const answers = await Promise.all(Array.from({ length: 3 }, () => call()))
    const refused = answers.flatMap((answer) => (answer.ok ? [] : [answer.refusal]))
    expect(refused).toMatchObject([{ code: 'nameTaken' }, { code: 'nameTaken' }])
  })

  test.each([
    ['a name too short', { username: 'ab' }, 'nameInvalid'],
    ['an address that is none', { email: 'mina' }, 'emailInvalid'],
    ['a password that everybody uses', { password: digestOf('123456') }, 'passwordTooCommon'],
    ['the name as the password', { password: digestOf('mina') }, 'passwordTooCommon'],
  ])('with %s is refused', async (_name, changes, code) => {
    expect(await call(changes)).toMatchObject({ ok: false, refusal: { code } })
  })

  test.each([
    ['a password in the clear', { password: 'blood' }, 'password'],
    ['a digest in upper case', { password: 'A'.repeat(64) }, 'password'],
    ['an operator as the name', { username: { $gt: '' } }, 'username'],
    ['an operator as the password', { password: { $ne: null } }, 'password'],
    ['a list as the address', { email: ['a@b.de'] }, 'email'],
    ['no name', { username: undefined }, 'username'],
  ])('with %s is invalid input', async (_name, changes, field) => {
    await expect(call(changes)).rejects.toMatchObject({ kind: 'invalidInput', details: { field } })
  })

  test('before the opening is refused with the date', async () => {
    server.clock.at = opensAt - 1
    expect(await call()).toMatchObject({
      ok: false,
      refusal: { code: 'registrationClosed', details: { opensAt } },
    })
    server.clock.at = opensAt
    expect(await call()).toMatchObject({ ok: true })
  })

  test('is possible twenty times an hour from one address', async () => {
    for (let tries = 0; tries < 20; tries += 1) await call({ username: 'x' }, '10.0.0.1')
    await expect(call({}, '10.0.0.1')).rejects.toMatchObject({ kind: 'tooMany', details: { retryAfterSeconds: 3600 } })
    expect(await call({}, '10.0.0.2')).toMatchObject({ ok: true })
    server.clock.advance(3_600_000)
    expect(await call({}, '10.0.0.1')).toMatchObject({ ok: false, refusal: { code: 'nameTaken' } })
  })
})
