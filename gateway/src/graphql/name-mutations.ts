import type { Context } from '@sanguine/kernel'
import { defaultFieldResolver, type GraphQLResolveInfo, type GraphQLSchema } from 'graphql'
import { rootNames } from './root-names'

/**
 * Lets each mutation under an `Idempotency-Key` know by `answerName` which one of its document it is. The names are those
 * of the whole document, also of what a variable skips, so that a repeat has the same.
 */
export function nameMutations(schema: GraphQLSchema): void {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const { resolve = defaultFieldResolver } = field
    field.resolve = (root, args, context: Context, info) =>
      resolve(root, args, context.idempotencyKey === null ? context : { ...context, answerName: nameOf(info) }, info)
  }
}

function nameOf({ operation, fragments, path }: GraphQLResolveInfo): string | null {
  const names = rootNames(operation.selectionSet, (name) => fragments[name])
  return names.size > 1 ? String(path.key) : null
}
