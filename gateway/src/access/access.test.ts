import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { readSession } from '@sanguine/accounts'
import { aPack, smallContent } from '@sanguine/content/testing'
import { Problem, type Viewer } from '@sanguine/kernel'
import type { Access } from '@sanguine/kernel/rest'
import { contextFor } from '@sanguine/kernel/testing'
import { execute, getNamedType, isObjectType, parse, subscribe } from 'graphql'
import { domains } from '../domains'
import { plainSchema } from '../graphql/plain-schema'
import { buildUnguardedSchema } from '../graphql/schema'
import { routes } from '../rest/routes'
import { startTestGateway, type TestGateway } from '../testing'
import { documentOf, missingId } from '../testing/document-of-field'
import { type ExpectedAccess, expectedAccess, expectedAccessOf, expectedRoles } from '../testing/expected-access'
import { type Caller, callers } from './callers'
import { declaredAccess } from './declared-access'

const schema = plainSchema()

let gateway: TestGateway
/** a gateway on the same database that requires a second factor of the staff */
let strict: TestGateway
const tokens = new Map<Caller, string>()
const viewers = new Map<Caller, Viewer>()

/** The roles that accounts have in the database. Staff become `guest` while a required second factor is missing. */
const stored = callers.filter((caller) => caller !== 'visitor' && caller !== 'guest')

/** A name that contains the role, but avoids the words that are reserved for the staff. */
const nameOf = (caller: Caller) =>
  `Caller of ${caller}s`.replace(/admins|supports/, (role) => `${role[0]} ${role.length}`)

beforeAll(async () => {
  // the lists of a small world are short, so that thousands of calls are quick
  gateway = await startTestGateway({ pack: aPack(smallContent()) })
  for (const caller of stored) {
    await gateway.player(nameOf(caller))
    await gateway.database.connection
      .collection('accounts')
      .updateOne({ name: nameOf(caller) }, { $set: { role: caller } })
    tokens.set(caller, await gateway.login(nameOf(caller)))
  }
  strict = await startTestGateway({
    database: gateway.database,
    pack: aPack(smallContent()),
    settings: { requiresStaffSecondFactor: true },
  })
  tokens.set('guest', await strict.login(nameOf('admin')))
  for (const [caller, token] of tokens) viewers.set(caller, await readSession(gatewayOf(caller).app, token))
})
afterAll(async () => {
  await strict.stop()
  await gateway.stop()
})

const gatewayOf = (caller: Caller) => (caller === 'guest' ? strict : gateway)

const isOfRecord = (path: string) => /^\w+Record\./.test(path)

const objectTypes = Object.values(schema.getTypeMap()).filter(isObjectType)

/** The fields to call, those at the root and of `Admin`, with what each is expected to require. */
const operations = objectTypes
  .filter(({ name }) => ['Query', 'Mutation', 'Subscription', 'Admin'].includes(name))
  .flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`))
  .map((path) => [path, expectedAccessOf(path)] as const)

describe('the schema declares', () => {
  const declared = declaredAccess(schema).map(
    ({ path, access }) => [path, typeof access === 'string' ? access : access.flat().join(' and ')] as const,
  )

  test('who may call each field of the root and of Admin, and each field with a rule of its own', () => {
    const listed = declared.filter(([path]) => !isOfRecord(path)).map(([path]) => path)
    const needed = [...new Set([...listed, ...expectedAccess.keys(), ...operations.map(([path]) => path)])]
    expect(Object.fromEntries(declared.filter(([path]) => !isOfRecord(path)))).toEqual(
      Object.fromEntries(needed.map((path) => [path, expectedAccessOf(path)])),
    )
  })

  test('which fields that lead from one record to another, or to its translations, are for editors alone', () => {
    const leading = objectTypes
      .filter(({ name }) => isOfRecord(`${name}.`))
      .flatMap((type) =>
        Object.values(type.getFields()).flatMap((field) => {
          const target = getNamedType(field.type)
          const leadsOn = target.name === 'RecordTranslation' || (isOfRecord(`${target.name}.`) && field.resolve)
          return leadsOn ? [[`${type.name}.${field.name}`, 'editContent']] : []
        }),
      )
    expect(leading.length).toBeGreaterThan(40)
    expect(Object.fromEntries(declared.filter(([path]) => isOfRecord(path)))).toEqual(Object.fromEntries(leading))
  })
})

/**
 * Makes a call as a caller. Some calls end their own session. A call that is refused for an ended session is made again
 * with a new session.
 */
async function callAs<Answer>(
  caller: Caller,
  call: (gateway: TestGateway, token: string | undefined) => Promise<Answer>,
  isUnauthenticated: (answer: Answer) => boolean,
): Promise<Answer> {
  const own = gatewayOf(caller)
  const token = tokens.get(caller)
  const answer = await call(own, token)
  if (token === undefined || !isUnauthenticated(answer)) return answer
  if ((await own.rest('/clientUser/getme', { token })).status !== 401) return answer
  const next = await own.login(nameOf(caller === 'guest' ? 'admin' : caller))
  tokens.set(caller, next)
  return call(own, next)
}

const isLetThrough = (caller: Caller, access: ExpectedAccess) =>
  caller === 'visitor' ? access === 'public' : expectedRoles[access].includes(caller)

const expectedRefusal = (
  caller: Caller,
  access: ExpectedAccess,
  [unauthenticated, forbidden]: readonly [string, string],
) => (isLetThrough(caller, access) ? 'let through' : caller === 'visitor' ? unauthenticated : forbidden)

const ofRoute = (access: Access): ExpectedAccess => {
  if (access === 'open') return 'public'
  return access
}

const unguarded = buildUnguardedSchema(domains)

/** The call of each field. The tests by HTTP validate them. */
const documents = operations.map(([path]) => [path, parse(documentOf(schema, path))] as const)

describe.each(callers)('a caller of the role %s', (caller) => {
  test.each(operations)('%s, which requires %s', async (path, access) => {
    const { errors } = await callAs(
      caller,
      (own, token) => own.graphql(documentOf(schema, path), {}, token),
      (answer) => answer.errors?.[0]?.extensions.code === 'UNAUTHENTICATED',
    )
    const code = errors?.[0]?.extensions.code
    expect(code ?? '').not.toMatch(/^GRAPHQL_/)
    const refusal = ['UNAUTHENTICATED', 'FORBIDDEN'].includes(code) ? code : 'let through'
    expect(refusal).toBe(expectedRefusal(caller, access, ['UNAUTHENTICATED', 'FORBIDDEN']))
  })

  test('is refused by the operations themselves too, if the schema declares nothing', async () => {
    const contextValue = contextFor(gatewayOf(caller).app, viewers.get(caller) ?? null)
    const found: Record<string, string> = {}
    for (const [path, document] of documents) {
      const call = { schema: unguarded, document, contextValue }
      const result = path.startsWith('Subscription.') ? await subscribe(call) : await execute(call)
      const problem = 'errors' in result ? result.errors?.[0]?.originalError : undefined
      const kind = problem instanceof Problem ? problem.kind : undefined
      found[path] = kind === 'unauthenticated' || kind === 'forbidden' ? kind : 'let through'
    }
    const expected = operations.map(([path, access]) => [
      path,
      expectedRefusal(caller, access, ['unauthenticated', 'forbidden']),
    ])
    expect(found).toEqual(Object.fromEntries(expected))
  })

  test.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))('%s', async (_call, route) => {
    const { method, path, access } = route
    const { status } = await callAs(
      caller,
      (own, token) => own.rest(`${method} ${path.replace(/:\w+/g, missingId)}`, { token }),
      (answer) => answer.status === 401,
    )
    const refusal = [401, 403].includes(status) ? `${status}` : 'let through'
    expect(refusal).toBe(expectedRefusal(caller, ofRoute(access), ['401', '403']))
  })
})
