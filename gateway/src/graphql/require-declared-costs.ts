import type { Context } from '@sanguine/kernel'
import { defaultFieldResolver, type GraphQLSchema, isIntrospectionType, isObjectType } from 'graphql'
import { declaredCosts } from './limits/declared-costs'

/**
 * Throws an error if a field returns a promise without declaring `@cost`, since a promise is work that must be charged.
 * For tests, since they call every field.
 */
export function requireDeclaredCosts(schema: GraphQLSchema): void {
  const { weights } = declaredCosts(schema)
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || isIntrospectionType(type)) continue
    for (const field of Object.values(type.getFields())) {
      if (!field.resolve || weights.has(field)) continue
      const { resolve = defaultFieldResolver, name } = field
      field.resolve = (source, args, context: Context, info) => {
        const value = resolve(source, args, context, info)
        if (value instanceof Promise) throw new Error(`${type.name}.${name} returns a promise: declare its @cost.`)
        return value
      }
    }
  }
}
