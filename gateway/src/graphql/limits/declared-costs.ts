import {
  type GraphQLField,
  type GraphQLSchema,
  getDirectiveValues,
  getNamedType,
  isInterfaceType,
  isObjectType,
} from 'graphql'
import { DeclarationError, placeOf } from '../../declaration-error'

type Field = GraphQLField<unknown, unknown>

/** The number of entries of a list, as `@listSize` declares it. */
export interface ListSize {
  readonly assumedSize?: number | null
  readonly slicingArguments?: readonly string[] | null
  readonly sizedFields?: readonly string[] | null
}

/** The costs that a schema declares, by the definitions of its fields. */
export interface DeclaredCosts {
  /** no entry for a field without `@cost` */
  readonly weights: ReadonlyMap<object, number>
  readonly listSizes: ReadonlyMap<object, ListSize>
  /** the fields that hold a page's entries; the field that returns the page declares their number */
  readonly sizedFields: ReadonlySet<object>
}

const bySchema = new WeakMap<GraphQLSchema, DeclaredCosts>()

/**
 * Reads `@cost` and `@listSize` of all fields, once for each schema. A field of an interface costs as much as its most
 * expensive implementation. Throws a `DeclarationError` if a weight is not a whole number.
 */
export function declaredCosts(schema: GraphQLSchema): DeclaredCosts {
  const known = bySchema.get(schema)
  if (known) return known
  const weights = new Map<Field, number>()
  const listSizes = new Map<Field, ListSize>()
  const sizedFields = new Set<Field>()
  for (const { field, path } of fieldsOf(schema)) {
    const weight = weightOf(schema, field, path)
    if (weight !== undefined) weights.set(field, weight)
    const size = valuesOf<ListSize>(schema, 'listSize', field)
    if (!size) continue
    listSizes.set(field, size)
    for (const sized of sizedFieldsOf(field, size)) sizedFields.add(sized)
  }
  addInterfaceWeights(schema, weights)
  const costs = { weights, listSizes, sizedFields }
  bySchema.set(schema, costs)
  return costs
}

function* fieldsOf(schema: GraphQLSchema): Generator<{ readonly field: Field; readonly path: string }> {
  for (const type of Object.values(schema.getTypeMap()))
    if (isObjectType(type) || isInterfaceType(type))
      for (const field of Object.values(type.getFields())) yield { field, path: `${type.name}.${field.name}` }
}

function valuesOf<Values>(schema: GraphQLSchema, name: string, { astNode }: Field): Values | undefined {
  const directive = schema.getDirective(name)
  return directive && astNode ? (getDirectiveValues(directive, astNode) as Values | undefined) : undefined
}

function weightOf(schema: GraphQLSchema, field: Field, path: string): number | undefined {
  const declared = valuesOf<{ readonly weight: string }>(schema, 'cost', field)
  if (!declared) return undefined
  if (!/^\d+$/.test(declared.weight))
    throw new DeclarationError(`${path}${placeOf(field.astNode)} has a @cost whose weight is no whole number.`)
  return Number(declared.weight)
}

function sizedFieldsOf(field: Field, { sizedFields }: ListSize): readonly Field[] {
  const page = getNamedType(field.type)
  if (!isObjectType(page)) return []
  return (sizedFields ?? []).flatMap((name) => page.getFields()[name] ?? [])
}

function addInterfaceWeights(schema: GraphQLSchema, weights: Map<Field, number>): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isInterfaceType(type)) continue
    for (const field of Object.values(type.getFields())) {
      const behind = schema.getPossibleTypes(type).flatMap((possible) => possible.getFields()[field.name] ?? [])
      const max = Math.max(0, ...behind.flatMap((each) => weights.get(each) ?? []))
      if (max > (weights.get(field) ?? 1)) weights.set(field, max)
    }
  }
}
