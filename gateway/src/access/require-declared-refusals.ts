import { Problem, type ProblemKind } from '@sanguine/kernel'
import { defaultFieldResolver, type GraphQLSchema, isIntrospectionType, isObjectType } from 'graphql'
import { declaredAccess, whatToWrite } from './declared-access'

const refusals: readonly ProblemKind[] = ['unauthenticated', 'forbidden']

/**
 * Throws an error if a field refuses a caller without declaring its callers. For tests, since they call every field.
 */
export function requireDeclaredRefusals(schema: GraphQLSchema): void {
  const declared = new Set<object>(declaredAccess(schema).map(({ field }) => field))
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || isIntrospectionType(type)) continue
    for (const field of Object.values(type.getFields())) {
      if (!field.resolve || declared.has(field)) continue
      const { resolve = defaultFieldResolver, name } = field
      const rethrow = (error: unknown): never => {
        if (!(error instanceof Problem) || !refusals.includes(error.kind)) throw error
        throw new Error(`${type.name}.${name} refuses callers and does not declare which: ${whatToWrite}.`)
      }
      field.resolve = (source, args, context, info) => {
        try {
          const value: unknown = resolve(source, args, context, info)
          return value instanceof Promise ? value.catch(rethrow) : value
        } catch (error) {
          return rethrow(error)
        }
      }
    }
  }
}
