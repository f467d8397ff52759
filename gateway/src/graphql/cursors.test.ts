import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { getNamedType, isEnumType, isNonNullType, isObjectType } from 'graphql'
import { startTestGateway, type TestGateway } from '../testing'
import { plainSchema } from './plain-schema'

let gateway: TestGateway
let admin: string
let player: string
let accountId: string

beforeAll(async () => {
  gateway = await startTestGateway()
  admin = await gateway.adminToken()
  player = await gateway.player('Mina')
  accountId = (await gateway.graphql('{ me { id } }', {}, player)).data.me.id
})
afterAll(() => gateway.stop())

/** How a document reads a field of each type that has lists with cursors. */
const around: Readonly<Record<string, (selection: string) => string>> = {
  Query: (selection) => `{ ${selection} }`,
  Player: (selection) => `{ me { ${selection} } }`,
  Admin: (selection) => `{ admin { ${selection} } }`,
  User: (selection) => `{ admin { user(id: "${accountId}") { ${selection} } } }`,
}

/** Every field of the schema that takes a cursor, with the other arguments that it needs. Subscriptions are no lists. */
const lists = Object.values(plainSchema().getTypeMap())
  .filter(isObjectType)
  .filter(({ name }) => name !== 'Subscription')
  .flatMap((type) =>
    Object.values(type.getFields())
      .filter(({ args }) => args.some(({ name }) => name === 'after'))
      .map(({ name, args }) => {
        const needed = args.filter((arg) => isNonNullType(arg.type) && arg.defaultValue === undefined)
        return { type: type.name, name, needed: needed.map((arg) => `${arg.name}: ${exampleOf(arg.type)}`) }
      }),
  )

function exampleOf(type: Parameters<typeof getNamedType>[0]): string {
  const named = getNamedType(type)
  return isEnumType(named) ? (named.getValues()[0]?.name ?? '') : '"e"'
}

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

const unreadable = [
  '',
  ' ',
  'x',
  '-1',
  '１',
  'NaN',
  '~',
  '\0',
  'a'.repeat(60),
  encoded(0),
  encoded([]),
  encoded({ id: 1 }),
  encoded(['uploaded', 8.64e15 + 1, 'a'.repeat(24)]),
]

test.each(lists)('$type.$name refuses a cursor that it did not give', async ({ type, name, needed }) => {
  const token = type === 'Query' || type === 'Player' ? player : admin
  const found: unknown[] = []
  for (const after of unreadable) {
    const args = ['first: 1', 'after: $after', ...needed].join(', ')
    const document = around[type]?.(`${name}(${args}) { nodes { __typename } }`) ?? ''
    const { errors = [] } = await gateway.graphql(`query ($after: String!) ${document}`, { after }, token)
    found.push([after, errors.map(({ message, extensions }) => [message, extensions?.code])])
  }
  const refusal = [['after: must be a cursor of this list.', 'INVALID_INPUT']]
  expect(found).toEqual(unreadable.map((after) => [after, refusal]))
})
