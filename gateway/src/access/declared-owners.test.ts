import { describe, expect, test } from '@jest/globals'
import { buildSchema } from 'graphql'
import { declaredOwners } from './declared-owners'
import { keyOf } from './id-arguments'

const definitions = `
  directive @ownedBy(account: Owner!) on ARGUMENT_DEFINITION | INPUT_FIELD_DEFINITION
  enum Owner { NONE CALLER ANY BEARER }
`
const ownersOf = (text: string) =>
  Object.fromEntries(declaredOwners(buildSchema(definitions + text)).map((each) => [keyOf(each), each.owner]))

test('the owner of an argument is read from its directive, also within inputs', () => {
  expect(
    ownersOf(`
      type Query {
        item(id: ID! @ownedBy(account: NONE), first: Int): Int
        payment(number: String @ownedBy(account: ANY)): Int
        sell(input: SellInput!): Int
      }
      input SellInput { lines: [Line!], token: String @ownedBy(account: BEARER), note: String }
      input Line { sessionId: ID! @ownedBy(account: CALLER), inner: Line }
    `),
  ).toEqual({
    'Query.item(id)': 'none',
    'Query.payment(number)': 'any',
    'Query.sell(input.lines.sessionId)': 'caller',
    'Query.sell(input.token)': 'bearer',
  })
})

describe('a schema is refused with a sentence that says what to write, if', () => {
  const undeclared =
    'does not declare whose object it names: write @ownedBy(account: CALLER), or NONE for content, ANY or BEARER, behind its type.'

  test.each([
    ['an id declares nothing', 'type Query { item(id: ID!): Int }', `Query.item(id) ${undeclared}`],
    ['a list of ids declares nothing', 'type Query { items(all: [ID!]!): Int }', `Query.items(all) ${undeclared}`],
    [
      'an id within an input declares nothing, once for all its calls',
      'type Query { a(input: A): Int, b(input: A): Int } input A { b: [B!] } input B { itemId: ID }',
      `B.itemId ${undeclared}`,
    ],
    ['a secret declares nothing', 'type Query { a(ticket: String): Int }', `Query.a(ticket) ${undeclared}`],
    [
      'a name declares nothing',
      'type Query { a(input: A): Int } input A { username: String }',
      `A.username ${undeclared}`,
    ],
    [
      'what is found by name declares nothing',
      'type Query { userByName(name: String): Int }',
      `Query.userByName(name) ${undeclared}`,
    ],
  ])('%s', (_what, text, sentence) => {
    expect(() => ownersOf(text)).toThrow(new Error(sentence))
  })
})
