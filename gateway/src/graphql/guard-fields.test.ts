import { expect, test } from '@jest/globals'
import {
  type Context,
  forbidden,
  type Role,
  roleNumbers,
  type TokenScope,
  tokenScopes,
  unauthenticated,
} from '@sanguine/kernel'
import { contextFor, testApp } from '@sanguine/kernel/testing'
import { aViewer } from '@sanguine/players/testing'
import { buildSchema, execute, getOperationAST, graphql, isObjectType, parse } from 'graphql'
import { requireDeclaredRefusals } from '../access/require-declared-refusals'
import { rateLimiterService } from '../server/call-limits'
import { guardFields, limitFields } from './guard-fields'

const { app } = testApp()

/** A schema whose fields refuse callers by their guards only, and count how often they are resolved. */
function guardedSchema() {
  const schema = buildSchema(`
    directive @public(token: Scope!) on FIELD_DEFINITION
    directive @authenticated on FIELD_DEFINITION
    directive @requiresScopes(scopes: [[Scope!]!]!) on FIELD_DEFINITION
    directive @namespace on OBJECT
    scalar Scope
    type Query {
      anyone: Int @public(token: "read")
      session: Int @authenticated @requiresScopes(scopes: [["session"]])
      player: Int @requiresScopes(scopes: [["player", "hunt"]])
      users: Int @requiresScopes(scopes: [["manageUsers", "support"]])
      either: Int @requiresScopes(scopes: [["manageUsers", "support"], ["editContent", "support"]])
      things: [Thing!] @public(token: "read")
      office: Office @requiresScopes(scopes: [["staff", "content:read"], ["staff", "support"], ["staff", "deploy"]])
    }
    type Office @namespace {
      records: Int @requiresScopes(scopes: [["editContent", "content:read"]])
      remotes: Int @requiresScopes(scopes: [["deployRemotes", "deploy"]])
      either: Int @requiresScopes(scopes: [["staff", "content:read"], ["staff", "support"]])
    }
    type Thing { plain: Int, ruled: Int @requiresScopes(scopes: [["editContent"]]) }
  `)
  const resolved: string[] = []
  const query = schema.getQueryType()?.getFields() ?? {}
  for (const field of Object.values(query))
    field.resolve = () => {
      resolved.push(field.name)
      return field.name === 'things' ? [{ plain: 1, ruled: 2 }] : 1
    }
  guardFields(schema)
  return { schema, resolved }
}

const { schema, resolved } = guardedSchema()

async function call(context: Context, source: string) {
  resolved.length = 0
  const { data, errors = [] } = await graphql({ schema, source, contextValue: context })
  return { data, refusals: errors.map(({ originalError }) => (originalError as { kind?: string } | undefined)?.kind) }
}

const withToken = (...scopes: TokenScope[]) =>
  contextFor(app, { ...aViewer('Mina', 'admin'), sessionId: '', token: { id: 'token', name: 'Script', scopes } })

test.each<readonly [field: string, scopes: readonly TokenScope[]]>([
  ['anyone', ['read']],
  ['session', []],
  ['player', ['hunt']],
  ['users', ['support']],
  ['either', ['support']],
])('%s is resolved for a personal access token with one of the scopes %j', async (field, scopes) => {
  for (const scope of tokenScopes) {
    const { refusals } = await call(withToken(scope), `{ ${field} }`)
    const expected = scopes.includes(scope) ? [scope, [], [field]] : [scope, ['insufficientScope'], []]
    expect([scope, refusals, resolved]).toEqual(expected)
  }
})

test('a field without a scope below the root needs the scope of its parent', async () => {
  expect(await call(withToken('read'), '{ things { ruled } }')).toMatchObject({ refusals: [] })
  expect(await call(withToken('hunt'), '{ things { ruled } }')).toMatchObject({ refusals: ['insufficientScope'] })
})

test.each([
  ['{ office { remotes } }', 'deploy'],
  ['{ office { __typename ...Work } } fragment Work on Office { ... { remotes } }', 'deploy'],
  ['{ office { either } }', 'content:read'],
  ['{ office { __typename } }', 'content:read'],
])(
  'a token that opens nothing of a namespace is refused for the scope of the selected field: %s',
  async (source, scope) => {
    const { errors = [] } = await graphql({ schema, source, contextValue: withToken('hunt') })
    expect(errors.map(({ message }) => message)).toEqual([`The access token lacks the scope "${scope}".`])
  },
)

test('a token is refused in no time for fragments that each spread the next one twice', async () => {
  const levels = 60
  const fragments = Array.from(
    { length: levels },
    (_, level) => `fragment F${level} on Office { ...F${level + 1} ... { ...F${level + 1} } }`,
  )
  const source = `{ office { ...F0 } } ${fragments.join(' ')} fragment F${levels} on Office { remotes }`
  const { errors = [] } = await graphql({ schema, source, contextValue: withToken('hunt') })
  expect(errors.map(({ message }) => message)).toEqual(['The access token lacks the scope "deploy".'])
})

const everyone = Object.keys(roleNumbers) as readonly Role[]
const playing: readonly Role[] = ['user', 'betaUser', 'support', 'editor', 'admin']

test.each<readonly [field: string, roles: readonly Role[]]>([
  ['anyone', everyone],
  ['session', everyone],
  ['player', playing],
  ['users', ['support', 'admin']],
  ['either', ['support', 'editor', 'admin']],
])('%s is resolved for %j alone', async (field, roles) => {
  for (const role of everyone) {
    const { refusals } = await call(contextFor(app, aViewer('Mina', role)), `{ ${field} }`)
    expect([role, refusals, resolved]).toEqual(roles.includes(role) ? [role, [], [field]] : [role, ['forbidden'], []])
  }
  const visitor = await call(contextFor(app), `{ ${field} }`)
  expect(visitor.refusals).toEqual(field === 'anyone' ? [] : ['unauthenticated'])
})

test('a refused field within an object refuses only itself, and a field without a declaration gets no resolver', async () => {
  const { data, refusals } = await call(contextFor(app, aViewer('Mina', 'support')), '{ things { plain ruled } }')
  expect(data).toEqual({ things: [{ plain: 1, ruled: null }] })
  expect(refusals).toEqual(['forbidden'])
  const thing = schema.getType('Thing')
  expect(isObjectType(thing) && thing.getFields().plain?.resolve).toBeUndefined()
})

test('in tests, a field that refuses a caller and declares nothing fails with the directive to write', async () => {
  const ofThings = buildSchema(`
    directive @public(token: Scope!) on FIELD_DEFINITION
    directive @authenticated on FIELD_DEFINITION
    scalar Scope
    type Query { thing: Thing @public(token: "read") }
    type Thing { atOnce: Int, later: Int, declared: Int @authenticated, broken: Int, plain: Int }
  `)
  const refuse = (error: Error) => () => {
    throw error
  }
  const resolvers: Readonly<Record<string, () => unknown>> = {
    atOnce: refuse(forbidden()),
    later: async () => refuse(unauthenticated())(),
    declared: refuse(forbidden()),
    broken: refuse(new Error('Broken.')),
  }
  const thing = ofThings.getType('Thing')
  for (const [name, resolve] of Object.entries(resolvers))
    if (isObjectType(thing)) Object.assign(thing.getFields()[name] ?? {}, { resolve })
  requireDeclaredRefusals(ofThings)
  const source = '{ thing { atOnce later declared broken plain } }'
  const { errors } = await graphql({ schema: ofThings, source, rootValue: { thing: { plain: 1 } } })
  const whatToWrite =
    'write @public(token: "read"), @authenticated with @requiresScopes, or @requiresScopes(scopes: [["player", "read"]]) behind its type'
  expect(Object.fromEntries(errors?.map(({ path, message }) => [path?.at(-1), message]) ?? [])).toEqual({
    atOnce: `Thing.atOnce refuses callers and does not declare which: ${whatToWrite}.`,
    later: `Thing.later refuses callers and does not declare which: ${whatToWrite}.`,
    declared: 'Your account may not do this.',
    broken: 'Broken.',
  })
})

test.each([null, 'a-key'])(
  'a mutation whose document is charged as a whole is charged once, under the key %s',
  async (idempotencyKey) => {
    const counted: number[] = []
    const count = async (_viewer: unknown, _address: string, calls = 1) => {
      counted.push(calls)
    }
    const limited = testApp().app.provide(rateLimiterService, { count, countOpen: async () => undefined })
    const ofWork = buildSchema(`
    directive @cost(weight: String!) on FIELD_DEFINITION
    type Query { work: Int }
    type Mutation { work: Int @cost(weight: "24000") }
  `)
    const work = ofWork.getMutationType()?.getFields().work
    if (work) work.resolve = () => 1
    const charge = limitFields(ofWork)
    const document = parse('mutation { work }')
    const operation = getOperationAST(document)
    if (!operation) throw new Error('The document has an operation.')
    const contextValue = { ...contextFor(limited), idempotencyKey }
    await charge(contextValue, document, operation)
    expect(await execute({ schema: ofWork, document, contextValue })).toEqual({ data: { work: 1 } })
    // the mutation itself was counted on arrival
    expect(counted).toEqual([3])
  },
)
