import { describe, expect, test } from '@jest/globals'
import { buildSchema } from 'graphql'
import { declaredAccess } from './declared-access'

const definitions = `
  directive @public(token: Scope!) on FIELD_DEFINITION
  directive @authenticated on FIELD_DEFINITION
  directive @requiresScopes(scopes: [[Scope!]!]!) on FIELD_DEFINITION
  directive @namespace on OBJECT
  scalar Scope
`
const accessOf = (text: string) =>
  Object.fromEntries(
    declaredAccess(buildSchema(definitions + text)).map(({ path, access, token }) => [path, { access, token }]),
  )

test('access is read from the directives of each field', () => {
  expect(
    accessOf(`
      type Query {
        version: Int @public(token: "read")
        me: Player @authenticated @requiresScopes(scopes: [["session"]])
        admin: Admin @requiresScopes(scopes: [["staff", "content:read"], ["staff", "support"]])
      }
      type Admin @namespace { users: Int @requiresScopes(scopes: [["editContent", "player", "support"], ["manageUsers", "support"]]) }
      type Player { name: Int, rank: Int @requiresScopes(scopes: [["player"]]) }
    `),
  ).toEqual({
    'Query.version': { access: 'public', token: ['read'] },
    'Query.me': { access: 'authenticated', token: [] },
    'Query.admin': { access: [['staff']], token: ['content:read', 'support'] },
    'Admin.users': { access: [['editContent', 'player'], ['manageUsers']], token: ['support'] },
    'Player.rank': { access: [['player']], token: null },
  })
})

describe('a schema is refused with a sentence that says what to write, if', () => {
  const whatToWrite =
    'write @public(token: "read"), @authenticated with @requiresScopes, or @requiresScopes(scopes: [["player", "read"]]) behind its type'
  const whichScope =
    'add one of read, hunt, trade, profile, content:read, content:write, support, deploy, or session where no token may call'
  const undeclared = `does not declare who may call it: ${whatToWrite}.`

  test.each([
    ['a query declares nothing', 'type Query { version: Int }', `Query.version ${undeclared}`],
    [
      'a mutation declares nothing',
      'type Query { a: Int @public(token: "read") } type Mutation { b: Int }',
      `Mutation.b ${undeclared}`,
    ],
    [
      'a subscription declares nothing',
      'type Query { a: Int @public(token: "read") } type Subscription { b: Int }',
      `Subscription.b ${undeclared}`,
    ],
    [
      'a root type of another name declares nothing',
      'schema { query: Root } type Root { version: Int }',
      `Root.version ${undeclared}`,
    ],
    [
      'a field of a namespace declares nothing',
      'type Query { admin: Admin @public(token: "read") } type Admin @namespace { a: Int @public(token: "read") } extend type Admin { users: Int }',
      `Admin.users ${undeclared}`,
    ],
    [
      'an extension calls the type a namespace',
      'type Query { admin: Admin @public(token: "read") } type Admin { a: Int } extend type Admin @namespace',
      `Admin.a ${undeclared}`,
    ],
    ['two fields declare nothing', 'type Query { a: Int, b: Int }', `Query.a ${undeclared}\nQuery.b ${undeclared}`],
    [
      'a field declares two things',
      'type Query { a: Int @public(token: "read") @authenticated }',
      'Query.a declares @public and @authenticated: leave one.',
    ],
    [
      'an operation for a role has no scope of tokens',
      'type Query { a: Int @requiresScopes(scopes: [["player"]]) }',
      `Query.a does not declare the scope of personal access tokens: ${whichScope}.`,
    ],
    [
      'an operation for every account has no scope of tokens',
      'type Query { a: Int @authenticated }',
      `Query.a does not declare the scope of personal access tokens: ${whichScope}.`,
    ],
    [
      'a public operation has a scope of tokens that there is not',
      'type Query { a: Int @public(token: "write") }',
      `Query.a has the token scope "write", which there is not: ${whichScope}.`,
    ],
    [
      'an operation requires a scope of tokens alone',
      'type Query { a: Int @requiresScopes(scopes: [["hunt"]]) }',
      'Query.a requires no scope of accounts: add player, staff or a permission, or @authenticated.',
    ],
    [
      'an operation is for every account and for players',
      'type Query { a: Int @authenticated @requiresScopes(scopes: [["player", "hunt"]]) }',
      'Query.a declares @authenticated and scopes of accounts: leave one.',
    ],
    [
      'an operation is for some tokens and for none',
      'type Query { a: Int @requiresScopes(scopes: [["player", "hunt"], ["player", "session"]]) }',
      'Query.a lets tokens call and does not: leave session or the scopes.',
    ],
    [
      'accounts need different scopes of tokens',
      'type Query { a: Int @requiresScopes(scopes: [["editContent", "content:read"], ["manageUsers", "support"]]) }',
      'Query.a requires other scopes of tokens in each list: give each list of accounts the same ones.',
    ],
    [
      'there is no such scope',
      'type Query { a: Int @requiresScopes(scopes: [["player"], ["editUsers"]]) }',
      'Query.a requires the scope "editUsers", which there is not: choose among player, staff, editContent, manageUsers, readAnalytics, readAuditLog, refundPayments, deployRemotes, read, hunt, trade, profile, content:read, content:write, support, deploy, session.',
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
      'type Query { a: A @public(token: "read") } interface A { b: Int @authenticated }',
      'A.b is of an interface: declare @authenticated at the types that implement it.',
    ],
  ])('%s', (_what, text, sentences) => {
    expect(() => accessOf(text)).toThrow(new Error(sentences))
  })
})
