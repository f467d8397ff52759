import type { Context } from '@sanguine/kernel'
import { defaultFieldResolver, type GraphQLSchema } from 'graphql'
import { rateLimiterService } from '../server/rate-limit'

/** Queries that keep the database busy for as long as many others together, and as how many calls they count. */
const callsOf: Readonly<Record<string, number>> = { huntStatistics: 10, journalTotals: 10 }

/**
 * Counts queries that take much work against the rate limit as many calls, beside the call itself, which was counted when it
 * came. One past the limit fails with `TOO_MANY`.
 */
export function chargeWork(schema: GraphQLSchema): void {
  const fields = schema.getQueryType()?.getFields() ?? {}
  for (const [name, calls] of Object.entries(callsOf)) {
    const field = fields[name]
    if (!field) continue
    const { resolve = defaultFieldResolver } = field
    field.resolve = async (root, args, context: Context, info) => {
      await context.app.get(rateLimiterService).count(context.viewer, context.address, calls)
      return resolve(root, args, context, info)
    }
  }
}
