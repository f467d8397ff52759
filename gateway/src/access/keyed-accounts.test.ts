import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { digestOf } from '@sanguine/accounts'
import { TestClock } from '@sanguine/kernel/testing'
import { outboxOf } from '@sanguine/mail'
import { startTestGateway, type TestGateway } from '../testing'

const clock = new TestClock()
let gateway: TestGateway
/** another gateway on the same database, and with the same clock */
let other: TestGateway

beforeAll(async () => {
  gateway = await startTestGateway({ clock })
  other = await startTestGateway({ clock, database: gateway.database })
})
afterAll(async () => {
  await other.stop()
  await gateway.stop()
})

interface Owner {
  readonly token: string
  readonly password: string
}

let made = 0
async function newOwner(): Promise<Owner> {
  made += 1
  const name = `Keyed ${made}`
  return { token: await gateway.player(name), password: digestOf(`${name} of Whitby 1893`) }
}

interface Called {
  // biome-ignore lint/suspicious/noExplicitAny: tests look at any shape
  readonly result: any
  /** the code of the error; undefined without one */
  readonly problem: string | undefined
  readonly isReplay: boolean
}

interface Call {
  readonly field: string
  readonly input?: object
  readonly selection?: string
  readonly key: string | null
  readonly at?: TestGateway
}

async function call(token: string, { field, input, selection, key, at = gateway }: Call): Promise<Called> {
  const type = `${field.charAt(0).toUpperCase()}${field.slice(1)}Input`
  const [variables, argument] = input ? [`($input: ${type}!)`, '(input: $input)'] : ['', '']
  const response = await fetch(`${at.url}/graphql`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${token}`,
      ...(key !== null && { 'Idempotency-Key': key }),
    },
    body: JSON.stringify({
      query: `mutation ${variables} { ${field}${argument} { ${selection ?? ''} userErrors { code } } }`,
      variables: { input },
    }),
  })
  // biome-ignore lint/suspicious/noExplicitAny: tests look at any shape
  const { data, errors } = (await response.json()) as any
  return {
    result: data?.[field],
    problem: errors?.[0]?.extensions.code,
    isReplay: response.headers.get('idempotency-replayed') === 'true',
  }
}

const listed = async (
  { token }: Owner,
  field: 'personalTokens' | 'registeredApps',
): Promise<readonly { id: string }[]> =>
  (await gateway.graphql(`{ viewer { ${field} { id name } } }`, {}, token)).data.viewer[field]

/** The number of mails that both gateways have sent. */
const mailsWith = (subject: RegExp) =>
  [gateway, other]
    .map(({ app }) => outboxOf(app.settings.dataDir))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
    .filter((path) => subject.test(readFileSync(path, 'utf8'))).length

const createToken = ({ password }: Owner, key: string | null, changes: object = {}): Call => ({
  field: 'createPersonalToken',
  input: { name: 'Script', scopes: ['read'], password, ...changes },
  selection: 'secret token { id name }',
  key,
})

const registerApp = (key: string | null, changes: object = {}): Call => ({
  field: 'registerApp',
  input: { name: 'Companion', redirectUris: [], scopes: ['read'], isConfidential: true, ...changes },
  selection: 'secret app { id name }',
  key,
})

const isLetIn = async (token: string) => (await gateway.graphql('{ me { name } }', {}, token)).status === 200

describe('a personal access token', () => {
  test('is created once under a key, and a repeat shows the same secret', async () => {
    const owner = await newOwner()
    const first = await call(owner.token, createToken(owner, 'token-1'))
    const mails = mailsWith(/^Subject: A personal access token was created/m)
    const repeat = await call(owner.token, { ...createToken(owner, 'token-1'), at: other })
    expect(repeat).toEqual({ ...first, isReplay: true })
    expect([first.isReplay, await isLetIn(repeat.result.secret)]).toEqual([false, true])
    expect(await listed(owner, 'personalTokens')).toEqual([first.result.token])
    expect(mailsWith(/^Subject: A personal access token was created/m)).toBe(mails)
  })

  test('is created once by simultaneous calls under a key, also as the last one that the account may have', async () => {
    const owner = await newOwner()
    const { result } = await call(owner.token, createToken(owner, null))
    const tokens = gateway.database.connection.collection('personalTokens')
    const row = await tokens.findOne({ _id: result.token.id })
    if (!row) throw new Error('There is no token.')
    await tokens.insertMany(
      Array.from({ length: 48 }, (_, index) => ({
        ...row,
        _id: `${made} ${index}`,
        hash: `${made} ${index}`,
      })) as never,
    )
    const made4 = await Promise.all(
      [gateway, other, gateway, other].map((at) => call(owner.token, { ...createToken(owner, 'token-2'), at })),
    )
    expect(new Set(made4.map(({ result: { secret } }) => secret)).size).toBe(1)
    expect(made4.map(({ isReplay }) => isReplay).sort()).toEqual([false, true, true, true])
    expect(await listed(owner, 'personalTokens')).toHaveLength(50)
  })

  test('is not created under the key of another call, and another account may use that key', async () => {
    const [owner, stranger] = [await newOwner(), await newOwner()]
    const first = await call(owner.token, createToken(owner, 'token-3'))
    expect(await call(owner.token, createToken(owner, 'token-3', { scopes: ['hunt'] }))).toMatchObject({
      problem: 'CONFLICT',
      isReplay: false,
    })
    expect(await call(owner.token, registerApp('token-3'))).toMatchObject({ problem: 'CONFLICT', isReplay: false })
    const own = await call(stranger.token, createToken(stranger, 'token-3'))
    expect([own.isReplay, own.result.secret === first.result.secret]).toEqual([false, false])
  })

  test('is not shown again without the password, and a refused call may be made again under its key', async () => {
    const owner = await newOwner()
    const wrong = createToken(owner, 'token-4', { password: digestOf('garlic') })
    const refused = { secret: null, userErrors: [{ code: 'PASSWORD_WRONG' }] }
    expect((await call(owner.token, wrong)).result).toMatchObject(refused)
    expect((await call(owner.token, createToken(owner, 'token-4'))).result.userErrors).toEqual([])
    expect((await call(owner.token, wrong)).result).toMatchObject(refused)
  })

  test('that was revoked does not come back by a repeat', async () => {
    const owner = await newOwner()
    const { result } = await call(owner.token, createToken(owner, 'token-5'))
    await call(owner.token, { field: 'revokePersonalToken', input: { id: result.token.id }, key: null })
    expect(await call(owner.token, createToken(owner, 'token-5'))).toMatchObject({
      problem: 'CONFLICT',
      isReplay: false,
    })
    expect(await listed(owner, 'personalTokens')).toEqual([])
  })

  test('is rotated once under a key', async () => {
    const owner = await newOwner()
    const { result } = await call(owner.token, createToken(owner, 'token-6'))
    const rotate = (key: string): Call => ({
      field: 'rotatePersonalToken',
      input: { id: result.token.id, password: owner.password },
      selection: 'secret token { id }',
      key,
    })
    const rotated = await Promise.all([gateway, other].map((at) => call(owner.token, { ...rotate('token-7'), at })))
    const [first, repeat] = rotated.map(({ result: { secret } }) => secret)
    expect(repeat).toBe(first)
    gateway.advance(1_000)
    expect([await isLetIn(result.secret), await isLetIn(first)]).toEqual([false, true])
    await call(owner.token, rotate('token-8'))
    for (const late of [rotate('token-7'), createToken(owner, 'token-6')])
      expect(await call(owner.token, late)).toMatchObject({ problem: 'CONFLICT', isReplay: false })
  })

  test('leaves neither its secret nor the key in the database', async () => {
    const owner = await newOwner()
    const { result } = await call(owner.token, createToken(owner, 'a-key-to-find'))
    const calls = await gateway.database.connection.collection('accountCalls').find({}).toArray()
    const text = JSON.stringify(calls)
    expect(calls.length).toBeGreaterThan(0)
    expect([text.includes('a-key-to-find'), text.includes(result.secret.slice(9, 30))]).toEqual([false, false])
  })
})

describe('an app', () => {
  test('is registered once under a key, and a repeat shows the same secret', async () => {
    const owner = await newOwner()
    for (const isConfidential of [true, false]) {
      const register = registerApp(`app-${isConfidential}`, { isConfidential })
      const [first, second] = await Promise.all([gateway, other].map((at) => call(owner.token, { ...register, at })))
      expect(second?.result).toEqual(first?.result)
      expect(typeof first?.result.secret).toBe(isConfidential ? 'string' : 'object')
    }
    expect(await listed(owner, 'registeredApps')).toHaveLength(2)
  })

  test('gets one new secret under a key, and the secret before is not shown again', async () => {
    const owner = await newOwner()
    const { result } = await call(owner.token, registerApp('app-1'))
    const rotate: Call = { field: 'rotateAppSecret', input: { id: result.app.id }, selection: 'secret', key: 'app-2' }
    const [first, repeat] = [await call(owner.token, rotate), await call(owner.token, rotate)]
    expect(repeat).toEqual({ ...first, isReplay: true })
    expect(await call(owner.token, registerApp('app-1'))).toMatchObject({ problem: 'CONFLICT', isReplay: false })
  })
})

describe('mails', () => {
  const newAddress = /^Subject: .*address/im

  test('to a new address are sent once under a key', async () => {
    const owner = await newOwner()
    const update = (email: string): Call => ({
      field: 'updateEmail',
      input: { password: owner.password, email },
      key: 'mail-1',
    })
    const before = mailsWith(newAddress)
    const first = await call(owner.token, update('keyed@example.org'))
    const sent = mailsWith(newAddress) - before
    const repeat = await call(owner.token, update('keyed@example.org'))
    expect([first.isReplay, repeat.isReplay, repeat.result.userErrors]).toEqual([false, true, []])
    expect([sent, mailsWith(newAddress) - before]).toEqual([2, 2])
    expect(await call(owner.token, update('other@example.org'))).toMatchObject({ problem: 'CONFLICT' })
  })

  test('with an activation link are sent once under a key, by both APIs, and by the staff', async () => {
    made += 1
    const name = `Keyed ${made}`
    const token = await gateway.visitor(name)
    const activation = /^Subject: .*activat/im
    const before = mailsWith(activation)
    await call(token, { field: 'resendActivationMail', key: 'mail-2' })
    const headers = { 'Idempotency-Key': 'mail-2' }
    const repeats = [
      await gateway.rest('POST /v1/account/activation-mails', { token, headers }),
      await gateway.rest('/user/resendActivationMail', { token, headers }),
    ]
    expect(repeats.map(({ headers: sent }) => sent.get('idempotency-replayed'))).toEqual(['true', 'true'])
    expect(mailsWith(activation) - before).toBe(1)
    const { viewer } = (await gateway.graphql('{ viewer { id } }', {}, token)).data
    const staff = await gateway.adminToken()
    const resend: Call = { field: 'resendUserActivation', input: { id: viewer.id }, key: 'mail-3' }
    const byStaff = [await call(staff, resend), await call(staff, resend)]
    expect(byStaff.map(({ isReplay }) => isReplay)).toEqual([false, true])
    expect(mailsWith(activation) - before).toBe(2)
  })
})
