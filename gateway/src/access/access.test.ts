import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { plainSchema } from '../graphql/plain-schema'
import { routes } from '../rest/routes'
import { startTestGateway, type TestGateway } from '../testing'
import { type Caller, callers, isAllowed } from './callers'
import { graphqlAccess } from './graphql-access'

const schema = plainSchema()
const id = 'e'.repeat(24)

let gateway: TestGateway
/** on the same database; demands a second factor of the staff */
let strict: TestGateway
const tokens = new Map<Caller, string>()

/** `guest` is no role that is stored: accounts of the staff are guests where a second factor is demanded that they lack. */
const stored = callers.filter((caller) => caller !== 'visitor' && caller !== 'guest')

/** A name that says the caller, but not in the words that are reserved for the staff. */
const nameOf = (caller: Caller) =>
  `Caller of ${caller}s`.replace(/admins|supports/, (role) => `${role[0]} ${role.length}`)

beforeAll(async () => {
  gateway = await startTestGateway()
  for (const caller of stored) {
    await gateway.player(nameOf(caller))
    await gateway.database.connection
      .collection('accounts')
      .updateOne({ name: nameOf(caller) }, { $set: { role: caller } })
    tokens.set(caller, await gateway.login(nameOf(caller)))
  }
  strict = await startTestGateway({ database: gateway.database, settings: { requiresStaffSecondFactor: true } })
  tokens.set('guest', await strict.login(nameOf('admin')))
})
afterAll(async () => {
  await strict.stop()
  await gateway.stop()
})

const gatewayOf = (caller: Caller) => (caller === 'guest' ? strict : gateway)

test('every field at the root and of Admin is listed, and nothing else', () => {
  const fields = ['Query', 'Mutation', 'Admin'].flatMap((name) => {
    const type = schema.getType(name)
    return isObjectType(type) ? Object.keys(type.getFields()).map((field) => `${name}.${field}`) : []
  })
  expect([...graphqlAccess.keys()].sort()).toEqual(fields.sort())
})

/** A value that the schema takes; what it names does not exist. */
function exampleOf(type: GraphQLInputType): string {
  if (isNonNullType(type)) return exampleOf(type.ofType)
  if (isListType(type)) return '[]'
  if (isEnumType(type)) return type.getValues()[0]?.name ?? ''
  if (isInputObjectType(type)) return `{ ${argumentsOf(Object.values(type.getFields()))} }`
  const examples: Record<string, string> = {
    ...{ Int: '0', SafeInt: '0', Float: '0', Boolean: 'false' },
    ...{ ID: `"${id}"`, DateTime: `"${new Date().toISOString()}"` },
  }
  return examples[type.name] ?? '"x"'
}

const argumentsOf = (given: readonly Pick<GraphQLArgument, 'name' | 'type'>[]): string =>
  given.flatMap(({ name, type }) => (isNonNullType(type) ? [`${name}: ${exampleOf(type)}`] : [])).join(', ')

function selectionOf({ name, args, type }: GraphQLField<unknown, unknown>): string {
  const given = argumentsOf(args)
  return `${name}${given && `(${given})`}${isLeafType(getNamedType(type)) ? '' : ' { __typename }'}`
}

function documentOf(path: string): string {
  const [typeName = '', fieldName = ''] = path.split('.')
  const type = schema.getType(typeName)
  const field = isObjectType(type) ? type.getFields()[fieldName] : undefined
  if (!field) throw new Error(`There is no field ${path}.`)
  if (typeName === 'Mutation') return `mutation { ${selectionOf(field)} }`
  return typeName === 'Admin' ? `{ admin { ${selectionOf(field)} } }` : `{ ${selectionOf(field)} }`
}

/**
 * Makes a call as a caller. Some calls end the session they are made with: a call that is refused for want of a session which has
 * ended is made again, with a new one.
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

const expectedRefusal = (
  caller: Caller,
  isLetThrough: boolean,
  [unauthenticated, forbidden]: readonly [string, string],
) => (isLetThrough ? 'let through' : caller === 'visitor' ? unauthenticated : forbidden)

describe.each(callers)('a caller of the role %s', (caller) => {
  test.each([...graphqlAccess])('%s, which demands %s', async (path, access) => {
    const { errors } = await callAs(
      caller,
      (own, token) => own.graphql(documentOf(path), {}, token),
      (answer) => answer.errors?.[0]?.extensions.code === 'UNAUTHENTICATED',
    )
    const code = errors?.[0]?.extensions.code
    expect(code ?? '').not.toMatch(/^GRAPHQL_/)
    const refusal = ['UNAUTHENTICATED', 'FORBIDDEN'].includes(code) ? code : 'let through'
    expect(refusal).toBe(expectedRefusal(caller, isAllowed(caller, access), ['UNAUTHENTICATED', 'FORBIDDEN']))
  })

  test.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))('%s', async (_call, route) => {
    const { method, path, access } = route
    const { status } = await callAs(
      caller,
      (own, token) => own.rest(`${method} ${path.replace(/:\w+/g, id)}`, { token }),
      (answer) => answer.status === 401,
    )
    const refusal = [401, 403].includes(status) ? `${status}` : 'let through'
    expect(refusal).toBe(expectedRefusal(caller, isAllowed(caller, access), ['401', '403']))
  })
})
