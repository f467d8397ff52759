import { type Context, finishWork, forgetLoaded, requireOpen } from '@sanguine/kernel'
import { defaultFieldResolver, type GraphQLField, type GraphQLSchema, isIntrospectionType, isObjectType } from 'graphql'

type Field = GraphQLField<unknown, Context>

/**
 * Stops resolvers once their call is over. A mutation that has begun is finished. Values loaded before a mutation are
 * not reused after it.
 */
export function endWorkWithCall(schema: GraphQLSchema): void {
  const mutations = schema.getMutationType()
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || isIntrospectionType(type)) continue
    for (const field of Object.values(type.getFields())) {
      if (type === mutations) finishMutation(field)
      else if (field.resolve) stopWhenOver(field)
    }
  }
}

function stopWhenOver(field: Field): void {
  const { resolve = defaultFieldResolver } = field
  field.resolve = (source, args, context, info) => {
    requireOpen(context.signal)
    return resolve(source, args, context, info)
  }
}

function finishMutation(field: Field): void {
  const { resolve = defaultFieldResolver } = field
  field.resolve = async (source, args, context, info) => {
    requireOpen(context.signal)
    forgetLoaded(context)
    try {
      return await finishWork(async () => resolve(source, args, context, info))
    } finally {
      forgetLoaded(context)
    }
  }
}
