import { type Context, finishWork, forgetLoaded, requireOpen } from '@sanguine/kernel'
import { defaultFieldResolver, type GraphQLResolveInfo, type GraphQLSchema } from 'graphql'
import { rateLimiterService } from '../server/rate-limit'
import { rootNames } from './root-names'

/**
 * Runs each mutation of a document as if it were a call of its own. All except the first, which was counted on arrival,
 * count against the rate limit. A mutation past the limit fails with `TOO_MANY`, while those before it still run. It is
 * not begun once the call is over, and finished once it has begun. Values loaded before it are not reused after it.
 * Changes the schema in place.
 */
export function runMutations(schema: GraphQLSchema): void {
  const begun = new WeakSet<Context>()
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const { resolve = defaultFieldResolver } = field
    field.resolve = async (root, args, context: Context, info) => {
      requireOpen(context.signal)
      if (begun.has(context)) await context.app.get(rateLimiterService).count(context.viewer, context.address)
      begun.add(context)
      forgetLoaded(context)
      try {
        return await finishWork(async () => resolve(root, args, named(context, info), info))
      } finally {
        forgetLoaded(context)
      }
    }
  }
}

/**
 * The context of a mutation under an `Idempotency-Key`, which has its `answerName` if the document has several. The whole
 * document is counted, including mutations that a variable skips, so that a repeat gets the same names.
 */
function named(context: Context, { operation, fragments, path }: GraphQLResolveInfo): Context {
  if (context.idempotencyKey === null) return context
  const names = rootNames(operation.selectionSet, (name) => fragments[name])
  return { ...context, answerName: names.size > 1 ? String(path.key) : null }
}
