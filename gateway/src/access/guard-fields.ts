import { type Context, requireViewer, scopesCheck } from '@sanguine/kernel'
import { defaultFieldResolver, type GraphQLSchema } from 'graphql'
import { declaredAccess, type FieldAccess } from './declared-access'

/**
 * Refuses callers before a field is resolved, as the schema declares. Operations check again, since REST calls them
 * too. A public field gets no function; any other field compares the viewer's role once for each call. Changes the
 * schema in place.
 */
export function guardFields(schema: GraphQLSchema): void {
  for (const { field, access } of declaredAccess(schema)) {
    const check = accessCheck(access)
    if (!check) continue
    const { resolve = defaultFieldResolver } = field
    field.resolve = (source, args, context, info) => {
      check(context as Context)
      return resolve(source, args, context, info)
    }
  }
}

/** Returns a check that throws `unauthenticated` or `forbidden`; null if anyone may call. */
export function accessCheck(access: FieldAccess): ((context: Context) => unknown) | null {
  if (access === 'public') return null
  return access === 'authenticated' ? requireViewer : scopesCheck(access)
}
