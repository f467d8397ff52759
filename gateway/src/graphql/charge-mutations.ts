import type { Context } from '@sanguine/kernel'
import { defaultFieldResolver, type GraphQLSchema } from 'graphql'
import { rateLimiterService } from '../server/rate-limit'

/**
 * Counts each mutation of a document against the rate limit, as if it were a call of its own. The first one is the call
 * itself, which was counted on arrival. A mutation past the limit fails with `TOO_MANY`; those before it still run.
 */
export function chargeMutations(schema: GraphQLSchema): void {
  const begun = new WeakSet<Context>()
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const { resolve = defaultFieldResolver } = field
    field.resolve = async (root, args, context: Context, info) => {
      if (begun.has(context)) await context.app.get(rateLimiterService).count(context.viewer, context.address)
      begun.add(context)
      return resolve(root, args, context, info)
    }
  }
}
