import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
} from 'graphql'
import type { SampleValues } from './sample-values'

type Field = GraphQLField<unknown, unknown>

/** A field at the root, or below a field at the root, that calls repeat under aliases. */
export interface Subject {
  readonly name: string
  readonly operation: 'query' | 'mutation'
  /** the field at the root that it lies in; null where it is at the root itself */
  readonly parent: string | null
  readonly field: Field
  /** the kind of record that it changes, deletes or returns, such as `Enemy`; else empty */
  readonly kind: string
}

const kindOf = (field: Field): string =>
  /^(?:update|delete)(\w+)$/.exec(field.name)?.[1] ?? /^(\w+)Record$/.exec(getNamedType(field.type).name)?.[1] ?? ''

/** Every field of the query and the mutation type, and those of the CMS. */
export function subjectsOf(schema: GraphQLSchema): readonly Subject[] {
  const fieldsOf = (name: string): readonly Field[] => {
    const type = schema.getType(name)
    return isObjectType(type) ? Object.values(type.getFields()) : []
  }
  const subjectOf = (field: Field, operation: Subject['operation'], parent: string | null): Subject => ({
    name: parent === null ? field.name : `${parent}.${field.name}`,
    operation,
    parent,
    field,
    kind: kindOf(field),
  })
  return [
    ...fieldsOf('Query').map((field) => subjectOf(field, 'query', null)),
    ...fieldsOf('Admin').map((field) => subjectOf(field, 'query', 'admin')),
    ...fieldsOf('Mutation').map((field) => subjectOf(field, 'mutation', null)),
  ]
}

export interface DocumentSize {
  readonly depth: number
  readonly aliases: number
  /** the number of the first alias, by which its values are chosen; default 0 */
  readonly from?: number
}

/** A document that repeats the subject, with all fields below it down to a depth. */
export function expensiveDocument(
  schema: GraphQLSchema,
  { operation, parent, field, kind }: Subject,
  values: SampleValues,
  { depth, aliases, from = 0 }: DocumentSize,
): string {
  const type = getNamedType(field.type)
  const fragment = isCompositeType(type)
    ? ` fragment F on ${type.name} { ${selectionOf(schema, type, values, depth)} }`
    : ''
  const spread = fragment === '' ? '' : ' { ...F }'
  const repeated = Array.from(
    { length: aliases },
    (_, number) => `a${number}: ${field.name}${values.argumentsOf(field.args, from + number, kind)}${spread}`,
  ).join(' ')
  return `${operation} { ${parent === null ? repeated : `${parent} { ${repeated} }`} }${fragment}`
}

function selectionOf(schema: GraphQLSchema, type: GraphQLNamedType, values: SampleValues, depth: number): string {
  const own = isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : []
  const parts = own.flatMap((field) => {
    const inner = getNamedType(field.type)
    const called = `${field.name}${values.argumentsOf(field.args, 0)}`
    if (!isCompositeType(inner)) return [called]
    return depth > 1 ? [`${called} { ${selectionOf(schema, inner, values, depth - 1)} }`] : []
  })
  if (isInterfaceType(type) && depth > 1)
    for (const possible of schema
      .getPossibleTypes(type)
      .filter(({ name }) => name === 'PremiumPackage' || name === 'Player'))
      parts.push(`... on ${possible.name} { ${selectionOf(schema, possible, values, depth - 1)} }`)
  return ['__typename', ...parts].join(' ')
}
