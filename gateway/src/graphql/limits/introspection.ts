import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeMetaFieldDef,
} from 'graphql'

/** The most selections to count for one document, which is more than the whole schema needs. */
const mostLooks = 70_000

/** The cost of a document whose count was stopped early. */
const beyondMeasure = 1_000_000

/** Whether a field of the query type asks about the schema itself. */
export const isIntrospection = ({ name }: FieldNode): boolean =>
  [SchemaMetaFieldDef.name, TypeMetaFieldDef.name].includes(name.value)

/**
 * Counts the fields that `__schema` or `__type` returns, itself included, by walking the schema as the execution does.
 * An estimate that is never too low would refuse the whole schema too. Skipped and deprecated fields count as well. A
 * walk stops after 70,000 steps, and then costs more than any call may.
 */
export function introspectionCounter(
  schema: GraphQLSchema,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): (field: FieldNode) => number {
  const info = { schema } as GraphQLResolveInfo
  const open = new Set<string>()
  let looks = 0

  function ofField(field: FieldNode, type: GraphQLOutputType, entries: readonly unknown[]): number {
    const named = getNamedType(type)
    let count = 1
    if (field.selectionSet && isObjectType(named))
      for (const entry of entries) count += ofSelections(field.selectionSet, named, entry)
    return count
  }

  function ofInnerField(field: FieldNode, parent: GraphQLObjectType, source: unknown): number {
    const definition = parent.getFields()[field.name.value]
    if (!definition?.resolve || !field.selectionSet) return 1
    const value = definition.resolve(source, { includeDeprecated: true }, undefined, info)
    return ofField(field, definition.type, [value ?? []].flat())
  }

  function ofFragment(name: string, parent: GraphQLObjectType, source: unknown): number {
    const fragment = fragments.get(name)
    if (fragment?.typeCondition.name.value !== parent.name || open.has(name)) return 0
    open.add(name)
    const count = ofSelections(fragment.selectionSet, parent, source)
    open.delete(name)
    return count
  }

  function ofSelections({ selections }: SelectionSetNode, parent: GraphQLObjectType, source: unknown): number {
    let count = 0
    for (const one of selections) {
      looks += 1
      if (looks > mostLooks) return count
      if (one.kind === Kind.FIELD) count += ofInnerField(one, parent, source)
      else if (one.kind === Kind.FRAGMENT_SPREAD) count += ofFragment(one.name.value, parent, source)
      else if ((one.typeCondition?.name.value ?? parent.name) === parent.name)
        count += ofSelections(one.selectionSet, parent, source)
    }
    return count
  }

  /** The types that `__type` may return: all types if a variable names it. */
  function typesOf({ arguments: [name] = [] }: FieldNode): readonly unknown[] {
    if (name?.value.kind !== Kind.STRING) return Object.values(schema.getTypeMap())
    return [schema.getType(name.value.value) ?? []].flat()
  }

  return (field) => {
    const count =
      field.name.value === SchemaMetaFieldDef.name
        ? ofField(field, SchemaMetaFieldDef.type, [schema])
        : typesOf(field).reduce<number>(
            (most, type) => Math.max(most, ofField(field, TypeMetaFieldDef.type, [type])),
            1,
          )
    return looks > mostLooks ? beyondMeasure : count
  }
}
