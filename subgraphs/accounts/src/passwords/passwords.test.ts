import { afterEach, describe, expect, jest, test } from '@jest/globals'
import type { Settings } from '@sanguine/kernel'
import { testApp } from '@sanguine/kernel/testing'
import { isCommonDigest, isOwnDigest } from './common-passwords'
import { digestOf, passwordsService } from './passwords'
import { createQueue } from './queue'

afterEach(() => {
  jest.restoreAllMocks()
})

describe('a stored password', () => {
  // the cost in production
  const passwordCost = { memoryCost: 19_456, timeCost: 2 }
  const passwordsWith = (settings: Partial<Settings> = {}) =>
    testApp({ passwordCost, ...settings }).app.get(passwordsService)
  const passwords = passwordsWith()

  test('is argon2id with the memory and passes of the settings, one lane and its own salt', async () => {
    const [one, other] = await Promise.all([passwords.hash(digestOf('blood')), passwords.hash(digestOf('blood'))])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(one).not.toBe(other)
  })

  test('matches only the digest from which it was made', async () => {
    const stored = await passwords.hash(digestOf('blood'))
    expect(await passwords.matches(digestOf('blood'), stored)).toBe(true)
    expect(await passwords.matches(digestOf('water'), stored)).toBe(false)
  })

  test('does not match without the pepper', async () => {
    const stored = await passwords.hash(digestOf('blood'))
    const elsewhere = passwordsWith({ passwordPepper: 'another-pepper-0123456789-0123456789' })
    expect(await elsewhere.matches(digestOf('blood'), stored)).toBe(false)
  })

  const newest = 'the-pepper-after-it-0123456789-0123456789'
  const rotated = (formerPeppers: readonly string[]) => passwordsWith({ passwordPepper: newest, formerPeppers })
  const { passwordPepper: former } = testApp().app.settings

  test('matches while its pepper is among the former ones, and is hashed again with the newest', async () => {
    const [right, wrong] = [digestOf('blood'), digestOf('water')]
    const stored = await passwords.hash(right)
    expect(await passwords.renewed(right, stored)).toBeNull()
    const during = rotated(['another-one-0123456789-0123456789-01', former])
    expect([await during.matches(right, stored), await during.matches(wrong, stored)]).toEqual([true, false])
    const renewed = (await during.renewed(right, stored)) ?? ''
    expect(await during.renewed(right, renewed)).toBeNull()
    const afterwards = rotated([])
    expect([await afterwards.matches(right, renewed), await afterwards.matches(wrong, renewed)]).toEqual([true, false])
    expect(await afterwards.matches(right, stored)).toBe(false)
  })

  test('with another cost is hashed again', async () => {
    const { hash } = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2')
    const cheap = await hash('x', { memoryCost: 8_192, timeCost: 1 })
    expect(await passwords.renewed(digestOf('blood'), cheap)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  test('that does not exist takes as much work with former peppers', async () => {
    const during = rotated([former])
    const stored = await during.hash(digestOf('blood'))
    const verify = jest.spyOn(jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2'), 'verify')
    const works: number[] = []
    for (const against of [stored, null]) {
      verify.mockClear()
      await during.matches(digestOf('water'), against)
      works.push(verify.mock.calls.length)
    }
    expect(works).toEqual([2, 2])
  })

  test('that does not exist takes as much work as an existing one', async () => {
    const stored = await passwords.hash(digestOf('blood'))
    const verify = jest.spyOn(jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2'), 'verify')
    for (const against of [stored, null]) expect(await passwords.matches(digestOf('water'), against)).toBe(false)
    const costs = verify.mock.calls.map(([hashed]) => String(hashed).split('$').slice(1, 4))
    expect(costs).toEqual([
      ['argon2id', 'v=19', 'm=19456,t=2,p=1'],
      ['argon2id', 'v=19', 'm=19456,t=2,p=1'],
    ])
  })
})

test.each(['123456', 'password', 'Password1', 'qwerty123', 'trustno1', 'thx1138', 'Liverpool', 'infrared', ''])(
  '%p is a common password',
  (password) => {
    expect(isCommonDigest(digestOf(password))).toBe(true)
  },
)

test.each(['sanguine', 'Sanguine123', 'dracula666', 'Vampire2025', 'nosferatu!'])(
  '%p, a word of the site, is a common password',
  (password) => {
    expect(isCommonDigest(digestOf(password))).toBe(true)
  },
)

test('an uncommon password is accepted, unless it is the name or the e-mail address', () => {
  const digest = digestOf('countess orlok 1922')
  expect(isCommonDigest(digest)).toBe(false)
  expect(isOwnDigest(digest, 'Countess Orlok 1922', 'a@b.de')).toBe(true)
  expect(isOwnDigest(digest, 'Nosferatu', 'a@b.de')).toBe(false)
})

describe('the queue', () => {
  test('runs only the allowed number at once, and all in the end', async () => {
    const queue = createQueue({ atOnce: 2, waiting: 10 })
    let [running, most] = [0, 0]
    const work = () =>
      queue(async () => {
        running += 1
        most = Math.max(most, running)
        await new Promise((resolve) => setTimeout(resolve, 2))
        running -= 1
        return running
      })
    await Promise.all(Array.from({ length: 12 }, work))
    expect([most, running]).toEqual([2, 0])
  })

  test('refuses at once if too many wait, and continues afterwards', async () => {
    const queue = createQueue({ atOnce: 1, waiting: 1 })
    const slow = () => queue(() => new Promise<string>((resolve) => setTimeout(() => resolve('done'), 5)))
    const [first, second] = [slow(), slow()]
    await expect(slow()).rejects.toMatchObject({ kind: 'tooMany', details: { retryAfterSeconds: 2 } })
    expect(await Promise.all([first, second])).toEqual(['done', 'done'])
    expect(await slow()).toBe('done')
  })

  test('continues after a failure', async () => {
    const queue = createQueue({ atOnce: 1, waiting: 1 })
    await expect(queue(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await queue(async () => 'next')).toBe('next')
  })
})
