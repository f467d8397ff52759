import { describe, expect, test } from '@jest/globals'
import { buildSchema as buildFromText, type GraphQLObjectType, Source } from 'graphql'
import { DeclarationError } from '../declaration-error'
import { domains } from '../domains'
import { declaredCosts } from './limits/declared-costs'
import { requireCosts } from './limits/require-costs'
import { buildSchema } from './schema'

describe('a schema is refused with a sentence that says what to write, if', () => {
  const directives = `
    directive @cost(weight: String!) on FIELD_DEFINITION
    directive @listSize(assumedSize: Int, sizedFields: [String!], slicingArguments: [String!]) on FIELD_DEFINITION
  `
  const path = 'subgraphs/play/src/hunting/hunting.graphql'
  const refusalOf = (text: string) => {
    try {
      requireCosts(buildFromText(new Source(directives + text, path)), {})
      return null
    } catch (error) {
      return error instanceof DeclarationError ? error.message : error
    }
  }
  const page = '@listSize(assumedSize: 100, slicingArguments: ["first"]'

  test.each([
    ['an operation declares no cost', 'type Query { odds: Int }', 'Query.odds', 'does not declare what it costs: '],
    [
      'a list that an operation returns declares no length',
      'type Query { stats: [Int!]! @cost(weight: "9") }',
      'Query.stats',
      'does not declare how long its list is: write @listSize(assumedSize: …)',
    ],
    [
      'a list whose field runs an operation declares no length',
      'type Query { me: Player @cost(weight: "9") } type Player { goals: [Int] @cost(weight: "80") }',
      'Player.goals',
      'does not declare how long its list is: write @listSize(assumedSize: …)',
    ],
    [
      'a page declares no length',
      'type Query { goals(first: Int): [Int] @cost(weight: "9") @listSize(assumedSize: 10) }',
      'Query.goals',
      `does not declare how long a page is: write ${page})`,
    ],
    [
      'a connection declares no fields with its entries',
      `type Query { news(first: Int): NewsConnection @cost(weight: "9") ${page}) } type NewsConnection { nodes: [Int] }`,
      'Query.news',
      `does not declare which fields have its entries: write ${page}, sizedFields: ["edges", "nodes"])`,
    ],
  ])('%s', (_case, text, field, sentence) => {
    expect(refusalOf(text)).toContain(`${field} (${path}:4) ${sentence}`)
  })

  test('a field with a resolver declares no cost', () => {
    const schema = buildFromText('type Query { me: Player } type Player { rank: Int }')
    const rank = (schema.getType('Player') as GraphQLObjectType).getFields().rank
    if (rank) rank.resolve = () => 1
    expect(() => requireCosts(schema, {})).toThrow('Player.rank does not declare what it costs: ')
    expect(() => requireCosts(schema, { Player: { rank } })).not.toThrow('Player.rank')
  })

  test('the cost of a field is not a whole number', () => {
    const wrong = buildFromText(`
      directive @cost(weight: String!) on FIELD_DEFINITION
      type Query { odds: Int @cost(weight: "much") }
    `)
    expect(() => declaredCosts(wrong)).toThrow('Query.odds has a @cost whose weight is no whole number.')
  })
})

describe('a schema is refused with a sentence that says', () => {
  const schemaWith = (resolversOf: (resolvers: object) => object) =>
    buildSchema(
      domains.map((domain) =>
        domain.name === 'ladder' ? { ...domain, resolvers: resolversOf([domain.resolvers].flat()) } : domain,
      ),
    )

  test('which resolver has no field', () => {
    const refused = () => schemaWith((resolvers) => [resolvers, { Query: { climb: () => null } }].flat())
    expect(refused).toThrow(DeclarationError)
    expect(refused).toThrow('Query.climb defined in resolvers, but not in schema: add it to')
  })

  test('which field at the root has no resolver, and where', () => {
    const refused = () => schemaWith(() => [])
    expect(refused).toThrow(DeclarationError)
    expect(refused).toThrow(
      /^Query\.ladder \(subgraphs\/ladder\/src\/ladder\.graphql:\d+\) has no resolver: add it to the resolvers of its domain\./m,
    )
  })
})
