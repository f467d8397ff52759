import {
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  type OperationDefinitionNode,
  typeFromAST,
  valueFromASTUntyped,
} from 'graphql'

export type Variables = Readonly<Record<string, unknown>>

/**
 * Gives variables, and fields of input objects in them, the defaults of what is non-null and was left out: the compiler knows
 * defaults of what is nullable only, and takes the others for missing. Null where the operation has no such default.
 */
export function defaultsOf(
  { variableDefinitions = [] }: OperationDefinitionNode,
  schema: GraphQLSchema,
): ((variables: Variables) => Variables) | null {
  const defaulted = variableDefinitions.flatMap(({ variable, type: typeNode, defaultValue }) => {
    const type = typeFromAST(schema, typeNode)
    if (!isInputType(type) || !((isNonNullType(type) && defaultValue) || hasDefaults(type))) return []
    return [{ name: variable.name.value, type, defaultValue }]
  })
  if (defaulted.length === 0) return null
  return (variables) => {
    const filled: Record<string, unknown> = { ...variables }
    for (const { name, type, defaultValue } of defaulted) {
      if (filled[name] === undefined && defaultValue) filled[name] = valueFromASTUntyped(defaultValue)
      if (filled[name] !== undefined) filled[name] = fill(filled[name], type)
    }
    return filled
  }
}

function hasDefaults(type: GraphQLInputType, seen = new Set<GraphQLInputType>()): boolean {
  const named = getNamedType(type)
  if (!isInputObjectType(named) || seen.has(named)) return false
  seen.add(named)
  return Object.values(named.getFields()).some(
    ({ type: of, astNode }) => (isNonNullType(of) && astNode?.defaultValue) || hasDefaults(of, seen),
  )
}

function fill(value: unknown, type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return fill(value, type.ofType)
  if (isListType(type))
    return Array.isArray(value) ? value.map((one) => fill(one, type.ofType)) : fill(value, type.ofType)
  if (!isInputObjectType(type) || typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const filled: Record<string, unknown> = { ...value }
  for (const { name, type: of, astNode } of Object.values(type.getFields())) {
    if (filled[name] !== undefined) filled[name] = fill(filled[name], of)
    else if (isNonNullType(of) && astNode?.defaultValue) filled[name] = valueFromASTUntyped(astNode.defaultValue)
  }
  return filled
}
