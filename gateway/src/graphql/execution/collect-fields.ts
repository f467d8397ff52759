import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLDirective,
  GraphQLIncludeDirective,
  type GraphQLObjectType,
  type GraphQLSchema,
  GraphQLSkipDirective,
  getDirectiveValues,
  isAbstractType,
  Kind,
  type NamedTypeNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'

export interface Selecting {
  readonly schema: GraphQLSchema
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>
  /** the coerced variables, which conditions read */
  readonly variables: Readonly<Record<string, unknown>>
}

/** The selections of fields by their names in the response, in the order of the document. */
export type SelectedFields = ReadonlyMap<string, readonly FieldNode[]>

/**
 * Collects what is selected of an object: the sets of all fields that were merged to the one with the object. Throws if
 * a condition is null. Source: "CollectFields" in section 6.3.2 of the GraphQL specification of October 2021.
 */
export function collectFields(
  { schema, fragments, variables }: Selecting,
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
): SelectedFields {
  const collected = new Map<string, FieldNode[]>()
  const spread = new Set<string>()

  const conditionOf = (directive: GraphQLDirective, node: SelectionNode) =>
    getDirectiveValues(directive, node, variables)?.if
  const isIncluded = (node: SelectionNode): boolean =>
    !node.directives?.length ||
    (conditionOf(GraphQLSkipDirective, node) !== true && conditionOf(GraphQLIncludeDirective, node) !== false)

  function isOfType(condition: NamedTypeNode | undefined): boolean {
    if (!condition) return true
    const named = schema.getType(condition.name.value)
    return named === type || (isAbstractType(named) && schema.isSubType(named, type))
  }

  function collect({ selections }: SelectionSetNode): void {
    for (const node of selections) {
      if (node.kind === Kind.FRAGMENT_SPREAD && spread.has(node.name.value)) continue
      if (!isIncluded(node)) continue
      if (node.kind === Kind.FIELD) {
        const name = (node.alias ?? node.name).value
        const merged = collected.get(name)
        if (merged) merged.push(node)
        else collected.set(name, [node])
        continue
      }
      if (node.kind === Kind.FRAGMENT_SPREAD) spread.add(node.name.value)
      const fragment = node.kind === Kind.FRAGMENT_SPREAD ? fragments[node.name.value] : node
      if (fragment && isOfType(fragment.typeCondition)) collect(fragment.selectionSet)
    }
  }

  for (const set of sets) collect(set)
  return collected
}
