import type { FieldPolicy, Reference, TypePolicies } from '@apollo/client'
import { apiKindOf, kindNames } from '@sanguine/content'

/** A list as the cache holds it: what has been read of it so far, from its start. */
export interface CachedList {
  readonly nodes: readonly Reference[]
  readonly pageInfo?: { readonly endCursor: string | null; readonly hasNextPage: boolean }
  readonly totalCount?: number
}

/**
 * A list of records grows page by page. A repeated first page replaces the start of the list. The rest stays if the
 * page ends with the same record as before.
 */
const recordList: FieldPolicy<CachedList> = {
  keyArgs: (given) => {
    const args = Object.entries(given ?? {}).filter(
      ([name, value]) => name !== 'first' && name !== 'after' && value !== undefined && value !== null,
    )
    return JSON.stringify(Object.fromEntries(args.sort(([a], [b]) => (a < b ? -1 : 1))))
  },
  merge: (existing, incoming, { args }) => {
    if (!existing) return incoming
    if (args?.after) {
      if (existing.pageInfo?.endCursor !== args.after) return existing
      return { ...existing, ...incoming, nodes: [...existing.nodes, ...incoming.nodes] }
    }
    const count = incoming.nodes.length
    const isSameStart = count > 0 && existing.nodes[count - 1]?.__ref === incoming.nodes[count - 1]?.__ref
    if (!isSameStart || existing.nodes.length === count) return incoming
    return { ...existing, ...incoming, ...kept(existing), nodes: [...incoming.nodes, ...existing.nodes.slice(count)] }
  },
}

const kept = ({ pageInfo }: CachedList): Pick<CachedList, 'pageInfo'> => (pageInfo ? { pageInfo } : {})

/** Cache policies for the types of this remote. Records are one entry each in the cache, by type and id. */
export const typePolicies: TypePolicies = {
  // There is one, without an id; each query reads other fields of it.
  Admin: {
    keyFields: [],
    fields: {
      ...Object.fromEntries(kindNames.map((kind) => [apiKindOf(kind).plural, recordList])),
      images: recordList,
    },
  },
  User: { fields: { payments: recordList, gifts: recordList } },
  ListedImage: { keyFields: ['image', ['id']] },
}
