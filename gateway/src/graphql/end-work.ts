import { type Context, requireOpen } from '@sanguine/kernel'
import { defaultFieldResolver, type GraphQLSchema, isIntrospectionType, isObjectType } from 'graphql'

/** Stops resolvers once their call is over, except mutations: see `runMutations`. Changes the schema in place. */
export function endWorkWithCall(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || isIntrospectionType(type) || type === schema.getMutationType()) continue
    for (const field of Object.values(type.getFields())) {
      if (!field.resolve) continue
      const { resolve = defaultFieldResolver } = field
      field.resolve = (source, args, context: Context, info) => {
        requireOpen(context.signal)
        return resolve(source, args, context, info)
      }
    }
  }
}
