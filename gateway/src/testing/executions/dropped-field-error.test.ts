import { expect, test } from '@jest/globals'
import { buildSchema, execute, GraphQLError, parse } from 'graphql'
import { isDroppedFieldError } from './dropped-field-error'

test('a late failure of a dropped field is recognized', async () => {
  const rootValue = {
    late: async () => {
      throw new Error('late')
    },
  }
  const schema = buildSchema('type Query { late: String }')
  const { errors } = await execute({ schema, document: parse('{ late }'), rootValue })
  expect(isDroppedFieldError(errors?.[0])).toBe(true)
  for (const other of [new Error('late'), new GraphQLError('late'), undefined])
    expect(isDroppedFieldError(other)).toBe(false)
})
