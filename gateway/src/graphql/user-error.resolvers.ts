import { releaseFor, subscriptionLevelOf } from '@sanguine/catalogue'
import type { Context } from '@sanguine/kernel'
import type { ItemDefinition, Release } from '@sanguine/rules'
import type { UserErrorObject } from '@sanguine/schema'
import { type DocumentNode, Kind } from 'graphql'

type Details = Readonly<Record<string, unknown>>

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

function visibleItem(release: Release, id: string): ItemDefinition | undefined {
  const item = release.items.get(id)
  return item?.visible ? item : undefined
}

/**
 * The fields of user errors beside `code` and `field`, read from the refusal's details; null if a code lacks the
 * detail.
 */
const detailFields: Readonly<Record<string, (details: Details, release: Release, code: string) => unknown>> = {
  currency: ({ currency }, release) => release.currencies.get(text(currency)),
  item: ({ itemId, keyId }, release) =>
    itemId === undefined ? release.items.get(text(keyId)) : visibleItem(release, text(itemId)),
  missing: ({ missing, needed, owned }) =>
    missing ?? (needed === undefined ? undefined : Number(needed) - Number(owned)),
  opensAt: ({ opensAt }) => opensAt,
  // A hidden place is refused as an unknown one, so its name must stay secret.
  placeName: ({ groundId, regionId }, release, code) =>
    code === 'unknownGround'
      ? null
      : (release.grounds.get(text(groundId)) ?? release.regions.get(text(regionId)))?.name,
  requiredSubscription: ({ requiredSubscription }) =>
    requiredSubscription === undefined ? undefined : subscriptionLevelOf(Number(requiredSubscription)),
  requiredValue: ({ value }) => value,
  requiredXp: ({ requiredXp }) => requiredXp,
  retryAfterSeconds: ({ retryAfterSeconds }) => retryAfterSeconds,
  seconds: ({ seconds }) => seconds,
  stat: ({ stat }, release) => release.stats.get(text(stat)),
}

type UserErrorResolver = (error: UserErrorObject, args: unknown, context: Context) => unknown

const fieldPath: UserErrorResolver = ({ field }) => (field === null ? null : field.split('.'))

/** Resolvers for every type that implements `UserError`. Domains resolve any field that is not listed here. */
export function userErrorResolvers(
  documents: readonly DocumentNode[],
): Record<string, Record<string, UserErrorResolver>> {
  const types = documents
    .flatMap(({ definitions }) => definitions)
    .flatMap((definition) => (definition.kind === Kind.OBJECT_TYPE_DEFINITION ? [definition] : []))
    .filter(({ interfaces = [] }) => interfaces.some(({ name }) => name.value === 'UserError'))
  return Object.fromEntries(
    types.map(({ name, fields = [] }) => {
      const resolvers = fields.flatMap((field) => {
        const detail = detailFields[field.name.value]
        if (!detail) return []
        const resolve: UserErrorResolver = ({ code, details }, _args, context) =>
          detail(details, releaseFor(context), code) ?? null
        return [[field.name.value, resolve] as const]
      })
      return [name.value, { ...Object.fromEntries(resolvers), field: fieldPath }]
    }),
  )
}
