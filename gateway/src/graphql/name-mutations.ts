import type { Context } from '@sanguine/kernel'
import { defaultFieldResolver, type GraphQLResolveInfo, type GraphQLSchema } from 'graphql'
import { rootNames } from './root-names'

/**
 * Names each mutation under an `Idempotency-Key` by `answerName`, if the document has several. The whole document is
 * counted, including mutations that a variable skips, so that a repeat gets the same names.
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
