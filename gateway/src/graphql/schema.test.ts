import { describe, expect, test } from '@jest/globals'
import {
  buildSchema as buildFromText,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isObjectType,
} from 'graphql'
import { domains } from '../domains'
import { declaredCosts } from './limits/declared-costs'
import { plainSchema } from './plain-schema'

/** Names of the input types that contain themselves at any depth. */
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
  expect(nestingInputs(plainSchema())).toEqual([])
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

describe('the schema declares', () => {
  const schema = plainSchema()
  const { weights, listSizes } = declaredCosts(schema)
  const fields = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) =>
      Object.values(type.getFields()).map((field) => ({ type: type.name, path: `${type.name}.${field.name}`, field })),
    )

  test('what each operation costs: every field of queries, mutations and of the CMS runs one', () => {
    const operations = fields.filter(({ type }) => ['Query', 'Mutation', 'Admin'].includes(type))
    expect(operations.filter(({ field }) => !weights.has(field)).map(({ path }) => path)).toEqual([])
  })

  /**
   * Types whose fields do no work: details of refusals, and records of the CMS, which are read from the snapshot in
   * memory.
   */
  const freeTypes = /(UserError|Record|RecordConnection|^Delete\w+Payload)$/

  test('what each field with a resolver costs', () => {
    const undeclared = fields.filter(({ type, field }) => {
      const isFree = type.startsWith('__') || freeTypes.test(type)
      const isContent = domains.some(({ contentResolvers }) => field.name in (contentResolvers?.[type] ?? {}))
      return field.resolve && !weights.has(field) && !isFree && !isContent
    })
    // For a failure here, declare the field's `@cost`: 1 if it only shapes what its parent has loaded.
    expect(undeclared.map(({ path }) => path)).toEqual([])
  })

  test('how long each page is, by the argument that says so', () => {
    const pages = fields.filter(
      ({ type, field }) => !type.startsWith('__') && field.args.some(({ name }) => name === 'first'),
    )
    const undeclared = pages.filter(({ field }) => !listSizes.get(field)?.slicingArguments?.includes('first'))
    expect(undeclared.map(({ path }) => path)).toEqual([])
    const connections = pages.filter(({ field }) => getNamedType(field.type).name.endsWith('Connection'))
    expect(connections.filter(({ field }) => !listSizes.get(field)?.sizedFields).map(({ path }) => path)).toEqual([])
  })

  test('no cost that is no whole number', () => {
    const wrong = buildFromText(`
      directive @cost(weight: String!) on FIELD_DEFINITION
      type Query { odds: Int @cost(weight: "much") }
    `)
    expect(() => declaredCosts(wrong)).toThrow('@cost of Query.odds: the weight must be a whole number.')
  })
})
