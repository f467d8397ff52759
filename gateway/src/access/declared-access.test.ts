import { describe, expect, test } from '@jest/globals'
import { buildSchema } from 'graphql'
import { declaredAccess } from './declared-access'

const definitions = `
  directive @public on FIELD_DEFINITION
  directive @authenticated on FIELD_DEFINITION
  directive @requiresScopes(scopes: [[Scope!]!]!) on FIELD_DEFINITION
  directive @namespace on OBJECT
  scalar Scope
`
const accessOf = (text: string) =>
  Object.fromEntries(declaredAccess(buildSchema(definitions + text)).map(({ path, access }) => [path, access]))

test('who may call a field stands behind it', () => {
  expect(
    accessOf(`
      type Query { version: Int @public, me: Player @authenticated, admin: Admin @requiresScopes(scopes: [["staff"]]) }
      type Admin @namespace { users: Int @requiresScopes(scopes: [["editContent", "player"], ["manageUsers"]]) }
      type Player { name: Int, rank: Int @requiresScopes(scopes: [["player"]]) }
    `),
  ).toEqual({
    'Query.version': 'public',
    'Query.me': 'authenticated',
    'Query.admin': [['staff']],
    'Admin.users': [['editContent', 'player'], ['manageUsers']],
    'Player.rank': [['player']],
  })
})

describe('a schema is refused, with a sentence that says what to write, where', () => {
  const whatToWrite = 'write @public, @authenticated or @requiresScopes(scopes: [["player"]]) behind its type'
  const undeclared = `does not declare who may call it: ${whatToWrite}.`

  test.each([
    ['a query declares nothing', 'type Query { version: Int }', `Query.version ${undeclared}`],
    [
      'a mutation declares nothing',
      'type Query { a: Int @public } type Mutation { b: Int }',
      `Mutation.b ${undeclared}`,
    ],
    [
      'a subscription declares nothing',
      'type Query { a: Int @public } type Subscription { b: Int }',
      `Subscription.b ${undeclared}`,
    ],
    [
      'a root type of another name declares nothing',
      'schema { query: Root } type Root { version: Int }',
      `Root.version ${undeclared}`,
    ],
    [
      'a field of a namespace declares nothing',
      'type Query { admin: Admin @public } type Admin @namespace { a: Int @public } extend type Admin { users: Int }',
      `Admin.users ${undeclared}`,
    ],
    [
      'an extension calls the type a namespace',
      'type Query { admin: Admin @public } type Admin { a: Int } extend type Admin @namespace',
      `Admin.a ${undeclared}`,
    ],
    ['two fields declare nothing', 'type Query { a: Int, b: Int }', `Query.a ${undeclared}\nQuery.b ${undeclared}`],
    [
      'a field declares two things',
      'type Query { a: Int @public @authenticated }',
      'Query.a declares @public and @authenticated: leave one.',
    ],
    [
      'there is no such scope',
      'type Query { a: Int @requiresScopes(scopes: [["player"], ["editUsers"]]) }',
      'Query.a requires the scope "editUsers", which there is not: choose among player, staff, editContent, manageUsers, readAnalytics, readAuditLog, refundPayments.',
    ],
    [
      'no scopes are listed',
      'type Query { a: Int @requiresScopes(scopes: []) }',
      `Query.a requires an empty list of scopes: ${whatToWrite}.`,
    ],
    [
      'a list of scopes is empty, which everybody has',
      'type Query { a: Int @requiresScopes(scopes: [["player"], []]) }',
      `Query.a requires an empty list of scopes: ${whatToWrite}.`,
    ],
    [
      'an interface declares what its types do not inherit',
      'type Query { a: A @public } interface A { b: Int @authenticated }',
      'A.b is of an interface: declare @authenticated at the types that implement it.',
    ],
  ])('%s', (_what, text, sentences) => {
    expect(() => accessOf(text)).toThrow(new Error(sentences))
  })
})
