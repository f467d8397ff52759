import {
  type DocumentNode,
  findBreakingChanges,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInputType,
  parse,
  TypeInfo,
  type TypeNode,
  typeFromAST,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import type { SentOperations } from './sent-operations'

/** The most problems of one operation that are named. */
const maxProblems = 3

/** The input type or enum that a breaking change is about. */
const changedType = / (?:on input type|from enum type) (?<name>\w+)/
/** The field that a breaking change is about. */
const changedField = /^(?<name>\w+\.\w+) (?:changed type|was removed)/

const changedName = (change: string): string =>
  (changedType.exec(change) ?? changedField.exec(change))?.groups?.name ?? ''

/**
 * The operations that a schema breaks, as sentences with remote, version and operation. It refuses the document, or what
 * the document reads or sends has another type than before.
 * @param before the schema that the operations were made for; fields that it lacks are only validated
 */
export function findBrokenOperations(
  before: GraphQLSchema,
  schema: GraphQLSchema,
  sent: readonly SentOperations[],
): readonly string[] {
  const changes = findBreakingChanges(before, schema).map(({ description }) => description)
  const known = new Map<string, readonly string[]>()
  const problemsOf = (text: string): readonly string[] => {
    const document = parse(text)
    const refusals = validate(schema, document, undefined, { maxErrors: maxProblems }).map(({ message }) => message)
    if (refusals.length > 0) return refusals
    const used = usedNames(before, document)
    return changes.filter((change) => used.has(changedName(change))).slice(0, maxProblems)
  }
  return sent.flatMap(({ remote, version, operations }) =>
    operations.flatMap(({ name, text }) => {
      const problems = known.get(text) ?? problemsOf(text)
      known.set(text, problems)
      return problems.length === 0
        ? []
        : [`The operation ${name} of ${remote} ${version} breaks: ${problems.join(' ')}`]
    }),
  )
}

/** The fields that a document reads, such as `Player.xp`, and the fields, input types and enums that it sends. */
function usedNames(schema: GraphQLSchema, document: DocumentNode): ReadonlySet<string> {
  const used = new Set<string>()
  const addInput = (given: GraphQLInputType): void => {
    const type = getNamedType(given)
    if (used.has(type.name)) return
    if (isEnumType(type)) used.add(type.name)
    if (!isInputObjectType(type)) return
    used.add(type.name)
    for (const field of Object.values(type.getFields())) {
      used.add(`${type.name}.${field.name}`)
      addInput(field.type)
    }
  }
  const info = new TypeInfo(schema)
  visit(
    document,
    visitWithTypeInfo(info, {
      Field: () => {
        const [parent, field] = [info.getParentType(), info.getFieldDef()]
        if (parent && field) used.add(`${parent.name}.${field.name}`)
      },
      VariableDefinition: ({ type }) => {
        const found = typeFromAST(schema, type as TypeNode)
        if (found && isInputType(found)) addInput(found)
      },
    }),
  )
  return used
}
