import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { digestOf } from '@sanguine/accounts'
import { startTestDatabase, type TestDatabase } from '@sanguine/db/testing'
import { checkPepper, findLostDatabase, storeJwtSecret, storePepper } from './checked-secrets'
import { readEnv } from './env'
import { type RunningGateway, startGateway } from './start-gateway'
import { captureLog } from './testing'

const pepperOf = (name: string) => `the-${name}-pepper-0123456789-0123456789`
const [first, second, third] = [pepperOf('first'), pepperOf('second'), pepperOf('third')]
const jwtSecret = 'the-secret-that-signs-tokens-0123456789'

let database: TestDatabase
let folder: string

beforeAll(async () => {
  database = await startTestDatabase()
})
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sanguine-pepper-'))
  await database.connection.dropDatabase()
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))
afterAll(() => database.stop())

const envOf = (variables: Record<string, string>) =>
  readEnv({ PORT: '0', DATA_DIR: folder, MONGODB_URI: database.uri, JWT_SECRET: jwtSecret, ...variables })

/** Checks and stores the pepper as a start does, then adds an account to the database. */
async function begin(variables: Record<string, string> = {}): Promise<void> {
  const env = envOf(variables)
  await storePepper(database.connection, env, await checkPepper(database.connection, env))
  await database.connection.collection('accounts').updateOne({ name: 'Mina' }, { $set: {} }, { upsert: true })
}

const refusal = async (start: Promise<unknown>): Promise<string> =>
  start.then(
    () => 'it started',
    (error: Error) => error.message,
  )

const lostPepperIn = (message: string): string => /ACCEPT_LOST_PEPPER=(\w+)/.exec(message)?.[1] ?? ''
const isNot = /^PASSWORD_PEPPER is not the pepper with which the passwords .* docs\/operations\.md/
const forgetFingerprints = () => database.connection.collection('secretFingerprints').deleteMany({})

describe('a start with another pepper than the one of the stored passwords', () => {
  test('is refused with the name of the variable and the solution', async () => {
    await begin({ PASSWORD_PEPPER: first })
    const message = await refusal(begin({ PASSWORD_PEPPER: second }))
    expect(message).toMatch(isNot)
    expect(message).not.toContain(second)
    expect(lostPepperIn(message)).toMatch(/^[0-9a-f]{12}$/)
    await begin({ PASSWORD_PEPPER: first })
  })

  test('is refused if the file of the pepper is missing, and creates no other', async () => {
    await begin()
    const file = join(folder, 'password-pepper')
    const PASSWORD_PEPPER = readFileSync(file, 'utf8').trim()
    rmSync(file)
    expect(await refusal(begin())).toContain(`PASSWORD_PEPPER is not set, and ${file} is missing.`)
    expect(existsSync(file)).toBe(false)
    await begin({ PASSWORD_PEPPER })
  })

  test('is refused if the file is that of another site', async () => {
    await begin({ PASSWORD_PEPPER: first })
    const file = join(folder, 'password-pepper')
    writeFileSync(file, second)
    expect(await refusal(begin())).toContain(`PASSWORD_PEPPER is not set, and ${file} is not the pepper`)
  })

  test('is refused to the slower one if two start at once on an empty database', async () => {
    const starts = await Promise.allSettled([begin({ PASSWORD_PEPPER: first }), begin({ PASSWORD_PEPPER: second })])
    expect(starts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('is refused for accounts without a fingerprint of the pepper, if there is no pepper', async () => {
    await begin()
    await forgetFingerprints()
    rmSync(join(folder, 'password-pepper'))
    const message = await refusal(begin())
    expect(lostPepperIn(message)).toBe('unknown')
    await begin({ ACCEPT_LOST_PEPPER: 'unknown' })
    await begin()
  })
})

test('accounts without a fingerprint get that of the existing pepper', async () => {
  await begin({ PASSWORD_PEPPER: first })
  await forgetFingerprints()
  await begin({ PASSWORD_PEPPER: first })
  expect(await refusal(begin({ PASSWORD_PEPPER: second }))).toMatch(isNot)
})

test('a pepper is replaced step by step, and the old one alone is refused from then on', async () => {
  await begin({ PASSWORD_PEPPER: first })
  await begin({ PASSWORD_PEPPER: `${first},${second}` })
  await begin({ PASSWORD_PEPPER: `${second},${first}` })
  await begin({ PASSWORD_PEPPER: `${first},${second}` })
  expect(await refusal(begin({ PASSWORD_PEPPER: first }))).toMatch(isNot)
  await begin({ PASSWORD_PEPPER: second })
})

test('accepting the loss of one pepper does not accept the loss of another', async () => {
  await begin({ PASSWORD_PEPPER: first })
  const ACCEPT_LOST_PEPPER = lostPepperIn(await refusal(begin({ PASSWORD_PEPPER: second })))
  await begin({ PASSWORD_PEPPER: second, ACCEPT_LOST_PEPPER })
  await begin({ PASSWORD_PEPPER: second })
  expect(await refusal(begin({ PASSWORD_PEPPER: third, ACCEPT_LOST_PEPPER }))).toMatch(isNot)
})

describe('a gateway', () => {
  const running: RunningGateway[] = []
  afterEach(async () => {
    for (const gateway of running.splice(0)) await gateway.stop()
  })

  async function start(variables: Record<string, string>, { log } = captureLog()): Promise<RunningGateway> {
    const onLost = (problem: Error) => {
      throw problem
    }
    const gateway = await startGateway({ env: envOf(variables), log, onLost })
    running.push(gateway)
    return gateway
  }

  async function logIn({ url }: RunningGateway, password: string): Promise<unknown> {
    const response = await fetch(`${url}/api/user/login`, {
      method: 'POST',
      headers: { 'X-Api-Key': 'sanguine-site' },
      body: new URLSearchParams({ username: 'admin', password: digestOf(password) }),
    })
    return response.json()
  }

  test('does not start beside one with another pepper; a pepper accepted as lost gives the admin a new password, once', async () => {
    const former = await start({ PASSWORD_PEPPER: first, ADMIN_PASSWORD: 'chosen by the operator' })
    const factors = { totp: { secret: 'sealed', lastStep: 0, addedAt: new Date() }, recoveryCodes: ['hash'] }
    const message = await refusal(start({ PASSWORD_PEPPER: second }))
    expect(message).toMatch(isNot)
    expect(await logIn(former, 'chosen by the operator')).toMatchObject({ success: true })
    await running.pop()?.stop()
    await database.connection.collection('accounts').updateOne({ nameKey: 'admin' }, { $set: factors })

    const accepted = { PASSWORD_PEPPER: second, ACCEPT_LOST_PEPPER: lostPepperIn(message) }
    expect(await refusal(start({ ...accepted, ADMIN_USERNAME: 'Nobody' }))).toMatch(
      /^ADMIN_USERNAME must name an admin/,
    )
    const gateway = await start(accepted)
    const password = gateway.adminPassword ?? ''
    expect(password).toMatch(/^[0-9a-f]{24}$/)
    expect(await logIn(gateway, 'chosen by the operator')).toMatchObject({ success: false })
    expect(await logIn(gateway, password)).toMatchObject({ success: true, access_token: expect.any(String) })
    await running.pop()?.stop()
    expect((await start(accepted)).adminPassword).toBeNull()
  })

  test('logs that everybody is logged out if JWT_SECRET has changed', async () => {
    await start({ PASSWORD_PEPPER: first })
    await running.pop()?.stop()
    const captured = captureLog()
    await start({ PASSWORD_PEPPER: first, JWT_SECRET: `${jwtSecret} of another machine` }, captured)
    expect(captured.text()).toMatch(/JWT_SECRET is not the one of the last start: everybody is logged out/)
  })
})

test('a JWT_SECRET that is rotated, or unchanged, logs nobody out', async () => {
  const { connection } = database
  const next = 'the-next-secret-that-signs-0123456789'
  expect(await storeJwtSecret(connection, envOf({}))).toBeNull()
  expect(await storeJwtSecret(connection, envOf({ JWT_SECRET: `${next},${jwtSecret}` }))).toBeNull()
  expect(await storeJwtSecret(connection, envOf({ JWT_SECRET: next }))).toBeNull()
  expect(await storeJwtSecret(connection, envOf({}))).toMatch(/all of them need the same JWT_SECRET\.$/)
})

test('an empty database beside the secrets of an earlier start is a warning; a first and a second start are not', async () => {
  const { connection } = database
  const env = envOf({})
  expect(await findLostDatabase(connection, env)).toBeNull()
  await begin()
  expect(await findLostDatabase(connection, env)).toBeNull()
  await connection.dropDatabase()
  expect(await findLostDatabase(connection, env)).toMatch(/^The database is empty, but .* restore its backup/)
  // The first try of this start has left them.
  expect(await findLostDatabase(connection, env, false)).toBeNull()
})
