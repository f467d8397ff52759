import {
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isNonNullType,
  isRequiredArgument,
  isUnionType,
  parseType,
  typeFromAST,
} from 'graphql'
import type { Dice } from './dice'
import { drawLiteral } from './draw-literal'
import { drawValue } from './draw-value'

export interface DrawnDocument {
  readonly text: string
  readonly operationName: string | undefined
  readonly variables: readonly DrawnVariable[]
}

interface DrawnVariable {
  readonly name: string
  readonly type: GraphQLInputType
}

const maxDepth = 4

const maxFragments = 3

/** Names that every object has, or that code could take for parts of itself. */
const oddNames = ['constructor', 'toString', 'hasOwnProperty', 'valueOf', 'idx0', 'a_b', '__proto__'] as const

/**
 * Draws a document for a schema. Most are valid, but selections under one name may contradict each other. Half of them
 * have no directives, no variables within literals and no odd names, like the site's own documents.
 */
export function drawDocument(schema: GraphQLSchema, dice: Dice): DrawnDocument {
  const isPlain = dice.chance(50)
  const variables = new Map<string, DrawnVariable & { readonly definition: string }>()
  const fragments: { readonly name: string; readonly type: GraphQLCompositeType; text: string }[] = []
  const { fragmentTypes, overlapping } = typesOf(schema)
  let aliases = 0

  function drawName(prefix: string): string {
    aliases += 1
    return !isPlain && dice.chance(10) ? dice.pick(oddNames) : `${prefix}${aliases}`
  }

  /** Writes a variable that fits a place: of its type, or nullable with a default. */
  function writeVariable(place: GraphQLInputType): string {
    const known = [...variables.values()].filter(({ type }) => String(type) === String(place))
    if (known.length > 0 && dice.chance(50)) return `$${dice.pick(known).name}`
    const name = drawName('v')
    if (variables.has(name)) return drawLiteral(place, dice, null)
    const nullable = isNonNullType(place) ? place.ofType : place
    const hasDefault = dice.chance(30)
    const typeText = hasDefault || !dice.chance(30) ? String(hasDefault ? nullable : place) : `${nullable}!`
    const type = typeFromAST(schema, parseType(typeText) as never) as GraphQLInputType
    const literal = hasDefault ? writeDefault(nullable) : ''
    variables.set(name, { name, type, definition: `$${name}: ${typeText}${literal}` })
    return `$${name}`
  }

  function writeDefault(type: GraphQLInputType): string {
    let literal = drawLiteral(type, dice, null)
    while (literal === 'null') literal = drawLiteral(type, dice, null)
    return ` = ${literal}`
  }

  function writeArguments({ args }: GraphQLField<unknown, unknown>): string {
    const given = args.filter((argument) => isRequiredArgument(argument) || dice.chance(50))
    if (given.length === 0) return ''
    const values = given.map(({ name, type }) => {
      const value = dice.chance(50) ? writeVariable(type) : drawLiteral(type, dice, isPlain ? null : writeVariable)
      return `${name}: ${value}`
    })
    return `(${values.join(', ')})`
  }

  const booleanType = typeFromAST(schema, parseType('Boolean!') as never) as GraphQLInputType

  function writeCondition(): string {
    if (isPlain || !dice.chance(25)) return ''
    const value = dice.chance(70) ? writeVariable(booleanType) : String(dice.chance(50))
    return ` @${dice.pick(['skip', 'include'])}(if: ${value})`
  }

  function writeField(field: GraphQLField<unknown, unknown>, depth: number): string {
    const named = getNamedType(field.type)
    const given = writeArguments(field)
    // Two selections under one name may differ if they have arguments or are below a list, so they get an alias.
    const alias = given !== '' || dice.chance(20) ? `${drawName('f')}: ` : ''
    const inner = isCompositeType(named) ? ` ${writeSelections(named, depth + 1)}` : ''
    return `${alias}${field.name}${given}${writeCondition()}${inner}`
  }

  function writeSpread(type: GraphQLCompositeType, depth: number): string {
    const known = fragments.filter((fragment) => overlapping(type).includes(fragment.type) && fragment.text !== '')
    if (known.length > 0 && dice.chance(60)) return `...${dice.pick(known).name}${writeCondition()}`
    const inner = dice.pick(overlapping(type))
    const condition = inner === type && dice.chance(30) ? '' : ` on ${inner.name}`
    return `...${condition}${writeCondition()} ${writeSelections(inner, depth + 1)}`
  }

  function writeSelections(type: GraphQLCompositeType, depth: number): string {
    const all = isUnionType(type) ? [] : Object.values(type.getFields())
    const fields = depth < maxDepth ? all : all.filter((field) => !isCompositeType(getNamedType(field.type)))
    const selections: string[] = []
    for (let count = 1 + dice.below(4); count > 0; count -= 1) {
      if (dice.chance(25) && depth < maxDepth + 1) selections.push(writeSpread(type, depth))
      else if (fields.length > 0 && !dice.chance(10)) selections.push(writeField(dice.pick(fields), depth))
      else selections.push(`__typename${writeCondition()}`)
      const last = selections.at(-1)
      // A repeated selection is merged, such as a fragment spread twice or an object selected twice.
      if (last !== undefined && dice.chance(15)) selections.push(last)
    }
    return `{ ${selections.join(' ')} }`
  }

  for (let count = dice.below(maxFragments + 1); count > 0; count -= 1) {
    const fragment = { name: `x${count}`, type: dice.pick(fragmentTypes), text: '' }
    fragment.text = `fragment ${fragment.name} on ${fragment.type.name} ${writeSelections(fragment.type, 2)}`
    fragments.push(fragment)
  }
  const isMutation = dice.chance(30)
  const root = isMutation ? schema.getMutationType() : schema.getQueryType()
  if (!root) throw new Error('The schema has no such operations.')
  const selections = writeSelections(root, 0)
  const definitions = [...variables.values()].map(({ definition }) => definition)
  const operationName = dice.chance(50) ? 'Drawn' : undefined
  const operation = `${isMutation ? 'mutation' : 'query'} ${operationName ?? ''}${definitions.length > 0 ? `(${definitions.join(', ')})` : ''} ${selections}`
  return {
    text: [operation, ...fragments.map(({ text }) => text)].join('\n'),
    operationName,
    variables: [...variables.values()],
  }
}

interface CompositeTypes {
  readonly fragmentTypes: readonly GraphQLCompositeType[]
  /** the types whose fragments may be spread in a type */
  overlapping(type: GraphQLCompositeType): readonly GraphQLCompositeType[]
}

const known = new WeakMap<GraphQLSchema, CompositeTypes>()

function typesOf(schema: GraphQLSchema): CompositeTypes {
  const before = known.get(schema)
  if (before) return before
  const fragmentTypes = Object.values(schema.getTypeMap()).filter(
    (type): type is GraphQLCompositeType => isCompositeType(type) && !type.name.startsWith('__'),
  )
  const possible = (type: GraphQLCompositeType) => (isAbstractType(type) ? schema.getPossibleTypes(type) : [type])
  const overlaps = new Map(
    fragmentTypes.map((type) => {
      const own = new Set<unknown>(possible(type))
      return [type, fragmentTypes.filter((other) => possible(other).some((one) => own.has(one)))] as const
    }),
  )
  const types = { fragmentTypes, overlapping: (type: GraphQLCompositeType) => overlaps.get(type) ?? [type] }
  known.set(schema, types)
  return types
}

/** Values for variables: present, absent, null and wrong. */
export function drawVariables(variables: readonly DrawnVariable[], dice: Dice): Record<string, unknown> {
  const drawn: [string, unknown][] = []
  const wrong = dice.chance(20) ? 10 : 0
  for (const { name, type } of variables) {
    const mayBeAbsent = !isNonNullType(type) || dice.chance(3)
    if (mayBeAbsent && dice.chance(40)) continue
    drawn.push([name, drawValue(type, dice, { wrong })])
  }
  return Object.fromEntries(drawn)
}
