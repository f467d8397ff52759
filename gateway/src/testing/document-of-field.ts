import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'

/** An id that no object has. */
export const missingId = 'e'.repeat(24)

/** A value that the schema accepts; the objects it names do not exist. */
function exampleOf(type: GraphQLInputType): string {
  if (isNonNullType(type)) return exampleOf(type.ofType)
  if (isListType(type)) return '[]'
  if (isEnumType(type)) return type.getValues()[0]?.name ?? ''
  if (isInputObjectType(type)) return `{ ${argumentsOf(Object.values(type.getFields()))} }`
  const examples: Record<string, string> = {
    Int: '0',
    SafeInt: '0',
    Float: '0',
    Percentage: '0',
    Boolean: 'false',
    ID: `"${missingId}"`,
    DateTime: `"${new Date().toISOString()}"`,
  }
  return examples[type.name] ?? '"x"'
}

const argumentsOf = (given: readonly Pick<GraphQLArgument, 'name' | 'type'>[]): string =>
  given.flatMap(({ name, type }) => (isNonNullType(type) ? [`${name}: ${exampleOf(type)}`] : [])).join(', ')

function selectionOf({ name, args, type }: GraphQLField<unknown, unknown>): string {
  const given = argumentsOf(args)
  return `${name}${given && `(${given})`}${isLeafType(getNamedType(type)) ? '' : ' { __typename }'}`
}

/** A call of a field at the root or of `Admin`, with the least arguments that the schema accepts. */
export function documentOf(schema: GraphQLSchema, path: string): string {
  const [typeName = '', fieldName = ''] = path.split('.')
  const type = schema.getType(typeName)
  const field = isObjectType(type) ? type.getFields()[fieldName] : undefined
  if (!field) throw new Error(`There is no field ${path}.`)
  if (typeName === 'Mutation') return `mutation { ${selectionOf(field)} }`
  if (typeName === 'Subscription') return `subscription { ${selectionOf(field)} }`
  return typeName === 'Admin' ? `{ admin { ${selectionOf(field)} } }` : `{ ${selectionOf(field)} }`
}
