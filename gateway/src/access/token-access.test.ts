import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { digestOf } from '@sanguine/accounts'
import { aPack, smallContent } from '@sanguine/content/testing'
import { tokenScopes } from '@sanguine/kernel'
import { plainSchema } from '../graphql/plain-schema'
import { routes } from '../rest/routes'
import { startTestGateway, type TestGateway } from '../testing'
import { documentOf, missingId } from '../testing/document-of-field'

const schema = plainSchema()
const page = readFileSync(join(__dirname, '../../../docs/access.md'), 'utf8')

/** The column `token` of the tables, by field or call. */
const documented = new Map(
  [...page.matchAll(/^\| `([^`]+)` \| [^|]+ \| ([^|]*) \|/gm)].map(([, call = '', words = '']) => [
    call,
    words.trim().split(' or '),
  ]),
)

const operations = ['Query', 'Mutation', 'Subscription', 'Admin'].flatMap((name) => {
  const type = schema.getType(name)
  const fields = type && 'getFields' in type ? Object.keys(type.getFields()) : []
  return fields.map((field) => `${name}.${field}`)
})

/** The scopes that let a token reach a field; those of `Admin` also need a scope that opens `admin`. */
const scopesOf = (path: string): readonly string[] => documented.get(path) ?? []

let gateway: TestGateway
const tokens = new Map<string, string>()

beforeAll(async () => {
  gateway = await startTestGateway({ pack: aPack(smallContent()) })
  await gateway.player('Arthur')
  const accounts = gateway.database.connection.collection('accounts')
  // an admin, whose permissions leave every refusal to the scopes
  await accounts.updateOne({ name: 'Arthur' }, { $set: { role: 'admin' } })
  const session = await gateway.login('Arthur')
  for (const scope of tokenScopes) {
    const { data } = await gateway.graphql(
      `mutation ($input: CreatePersonalTokenInput!) {
        createPersonalToken(input: $input) { secret userErrors { code } }
      }`,
      { input: { name: scope, scopes: [scope], password: digestOf('Arthur of Whitby 1893') } },
      session,
    )
    tokens.set(scope, data.createPersonalToken.secret)
  }
})
afterAll(() => gateway.stop())

test('every field at the root and of Admin, and every route, has its scope in docs/access.md', () => {
  const calls = [...operations, ...routes.map(({ method, path }) => `${method} /api${path}`)]
  const words = [...tokenScopes, 'session', '']
  for (const call of calls) for (const word of scopesOf(call)) expect(words).toContain(word)
  expect(calls.filter((call) => !documented.has(call))).toEqual([])
  const openCalls = calls.filter((call) => scopesOf(call).includes(''))
  expect(openCalls).toEqual(
    routes.filter(({ access }) => access === 'open').map(({ method, path }) => `${method} /api${path}`),
  )
})

describe.each(tokenScopes)('a token with the scope %s', (scope) => {
  test.each(operations)('%s', async (path) => {
    const { errors } = await gateway.graphql(documentOf(schema, path), {}, tokens.get(scope))
    const scopes = scopesOf(path)
    const refusal = errors?.find(({ extensions }) => extensions.code === 'INSUFFICIENT_SCOPE')
    expect(errors?.map(({ extensions }) => extensions.code) ?? []).not.toContain('UNAUTHENTICATED')
    if (scopes.includes(scope)) expect(refusal).toBeUndefined()
    else expect(refusal?.extensions.scope).toMatch(/^[a-z:]+$/)
  })

  test.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))('%s', async (_call, route) => {
    const target = `${route.method} ${route.path.replace(/:\w+/g, missingId)}`
    const { status, body, headers } = await gateway.rest(target, {
      token: tokens.get(scope),
      headers: { 'X-Api-Key': '', Accept: 'application/json, text/event-stream' },
    })
    const scopes = scopesOf(`${route.method} /api${route.path}`)
    if (route.access === 'open') return expect(status).not.toBe(403)
    expect(body?.code === 'INSUFFICIENT_SCOPE').toBe(!scopes.includes(scope))
    if (scopes.includes(scope)) return expect([401, 403]).not.toContain(status)
    const [needed] = scopes
    expect([status, body.scope]).toEqual([403, needed])
    expect(headers.get('www-authenticate')).toBe(
      `Bearer error="insufficient_scope"${needed === 'session' ? '' : `, scope="${needed}"`}`,
    )
  })
})
