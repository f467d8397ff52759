import { type GraphQLSchema, getNamedType, isObjectType } from 'graphql'
import { callGraphql } from '../../gateway/site-client'
import type { KnownIds } from './sample-values'

interface WithId {
  readonly id: string
}

interface PlayerData {
  readonly regions: readonly { readonly id: string; readonly huntingGrounds: readonly WithId[] }[]
  readonly packages: readonly WithId[]
  readonly me: {
    readonly id: string
    readonly inventory: readonly {
      readonly item: { readonly id: string; readonly price: readonly { readonly currency: WithId }[] }
    }[]
  }
  readonly journal: { readonly nodes: readonly WithId[] }
}

const playerQuery = `{ regions { id huntingGrounds { id } } packages { id } journal(first: 100) { nodes { id } }
  me { id inventory { item { id price { currency { id } } } } } }`

const idsOf = (records: readonly WithId[]) => records.map(({ id }) => id)

/** The ids of the records of each kind, those that were changed last first. */
async function readRecordIds(schema: GraphQLSchema, url: string, adminToken: string): Promise<KnownIds> {
  const admin = schema.getType('Admin')
  const fields = isObjectType(admin) ? Object.values(admin.getFields()) : []
  const ids: Record<string, readonly string[]> = {}
  for (const { name, type } of fields) {
    const kind = /^(\w+)RecordConnection$/.exec(getNamedType(type).name)?.[1]
    if (kind === undefined) continue
    const query = `{ admin { ${name}(first: 500, sort: UPDATED, direction: DESCENDING) { nodes { id } } } }`
    const { data } = await callGraphql(url, query, adminToken)
    ids[kind] = idsOf((data as { admin: Record<string, { nodes: readonly WithId[] }> }).admin[name]?.nodes ?? [])
  }
  return ids
}

/** Reads ids that the calls of a bench can name. */
export async function readKnownIds(
  schema: GraphQLSchema,
  url: string,
  { playerToken, adminToken }: { readonly playerToken: string; readonly adminToken: string },
): Promise<KnownIds> {
  const player = (await callGraphql(url, playerQuery, playerToken)).data as unknown as PlayerData
  const { regions, packages, me, journal } = player
  const items = me.inventory.map(({ item }) => item)
  const currencies = items.flatMap(({ price }) => price.map(({ currency }) => currency))
  return {
    ...(await readRecordIds(schema, url, adminToken)),
    ids: [...idsOf(packages), ...idsOf(items), ...idsOf(regions)],
    id: [me.id, ...idsOf(packages)],
    userId: [me.id],
    entryId: idsOf(journal.nodes),
    huntingGroundId: idsOf(regions.flatMap(({ huntingGrounds }) => huntingGrounds)),
    itemId: idsOf(items),
    packageId: idsOf(packages),
    currencyId: idsOf(currencies),
  }
}
