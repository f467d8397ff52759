import type { Context, Domain, UserErrorField } from '@sanguine/kernel'
import type { UserErrorObject } from '@sanguine/schema'
import { type DocumentNode, Kind } from 'graphql'

type UserErrorResolver = (error: UserErrorObject, args: unknown, context: Context) => unknown

const fieldPath: UserErrorResolver = ({ field }) => (field === null ? null : field.split('.'))

/**
 * Resolvers for every type of a domain that implements `UserError`: its messages from the domain's `refusals`, other
 * fields from the `userErrorFields` of all domains.
 */
export function userErrorResolvers(
  documents: readonly DocumentNode[],
  { refusals }: Domain,
  domains: readonly Domain[],
): Record<string, Record<string, UserErrorResolver>> {
  const message: UserErrorResolver | undefined =
    refusals && ((error, _args, context) => refusals.refusalMessage(error as never, context)[context.language])
  const detailFields: Readonly<Record<string, UserErrorField>> = Object.assign(
    {},
    ...domains.map(({ userErrorFields }) => userErrorFields),
  )
  const types = documents
    .flatMap(({ definitions }) => definitions)
    .flatMap((definition) => (definition.kind === Kind.OBJECT_TYPE_DEFINITION ? [definition] : []))
    .filter(({ interfaces = [] }) => interfaces.some(({ name }) => name.value === 'UserError'))
  return Object.fromEntries(
    types.map(({ name, fields = [] }) => {
      const resolvers = fields.flatMap((field) => {
        const detail = detailFields[field.name.value]
        if (!detail) return []
        const resolve: UserErrorResolver = (error, _args, context) => detail(error, context) ?? null
        return [[field.name.value, resolve] as const]
      })
      return [name.value, { ...Object.fromEntries(resolvers), ...(message && { message }), field: fieldPath }]
    }),
  )
}
