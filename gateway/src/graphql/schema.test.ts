import { expect, test } from '@jest/globals'
import { buildSchema as buildFromText, type GraphQLSchema, getNamedType, isInputObjectType } from 'graphql'
import { domains } from '../domains'
import { buildSchema } from './schema'

/** Names of the input types that a value of theirs may lie within, at any depth. */
function nestingInputs(schema: GraphQLSchema): string[] {
  const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType)
  const within = (name: string): readonly string[] => {
    const type = schema.getType(name)
    return isInputObjectType(type) ? Object.values(type.getFields()).map((field) => getNamedType(field.type).name) : []
  }
  return inputs.flatMap(({ name }) => {
    const seen = new Set<string>()
    const open = [...within(name)]
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (seen.has(next)) continue
      seen.add(next)
      open.push(...within(next))
    }
    return seen.has(name) ? [name] : []
  })
}

test('no input type contains itself, since a document with a variable of it would be compiled for minutes', () => {
  expect(nestingInputs(buildSchema(domains))).toEqual([])
})

test('an input type that contains itself is found, through others too', () => {
  const schema = buildFromText(`
    type Query { find(filter: Filter, page: Page): Int }
    input Filter { all: [Part!] }
    input Part { not: Filter, page: Page }
    input Page { first: Int }
  `)
  expect(nestingInputs(schema)).toEqual(['Filter', 'Part'])
})
