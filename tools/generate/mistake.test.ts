import { expect, test } from '@jest/globals'
import { buildSchema, validate } from 'graphql'
import { graphqlMistake, Mistake, parseFile } from './mistake'

test('a file that does not parse is a mistake with its place', () => {
  const parsing = () => parseFile('remotes/game/src/queries.graphql', 'query Me {\n  me {\n')
  expect(parsing).toThrow(Mistake)
  expect(parsing).toThrow('remotes/game/src/queries.graphql:3:1: Syntax Error: Expected Name, found <EOF>.')
})

test('a document that does not fit the schema is a mistake with a line for each error', () => {
  const document = parseFile('host/src/queries.graphql', 'query Me {\n  you\n  they\n}')
  const errors = validate(buildSchema('type Query { me: String }'), document)
  expect(graphqlMistake(errors).message).toBe(
    [
      'host/src/queries.graphql:2:3: Cannot query field "you" on type "Query".',
      'host/src/queries.graphql:3:3: Cannot query field "they" on type "Query".',
    ].join('\n'),
  )
})
