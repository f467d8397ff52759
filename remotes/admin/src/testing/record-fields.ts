import { apiKindOf, type KindName, kindNames } from '@sanguine/content'
import type { RecordErrorCode } from '../generated/documents'

type Fields = Readonly<Record<string, unknown>>
interface Stored {
  readonly id: string
  readonly [field: string]: unknown
}

/** A list on a single page. */
export const pageOf = <Row>(nodes: readonly Row[]) => ({
  nodes,
  totalCount: nodes.length,
  pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
})

type ListArguments = Readonly<Record<string, unknown>>

/** By search, and by filters such as `ids` and `itemTypeIds`. */
const isFound = (record: Stored, { search, ...filters }: ListArguments): boolean =>
  String(record.name ?? record.header)
    .toLowerCase()
    .includes(String(search ?? '').toLowerCase()) &&
  Object.entries(filters).every(
    ([name, wanted]) => !Array.isArray(wanted) || wanted.includes(record[name.replace(/s$/, '')]),
  )

/**
 * The fields of `admin` with which the gateway responds for a kind: its list, by search and filters, and its records by id.
 * Nothing refers to them, no player uses them, the content check has no objections, and what says no translations has none.
 */
export const recordFields = (kind: KindName, records: readonly Stored[] | (() => readonly Stored[])): Fields => {
  const { name, plural } = apiKindOf(kind)
  const all = typeof records === 'function' ? records : () => records
  return {
    [plural]: (args: ListArguments) => pageOf(all().filter((record) => isFound(record, args))),
    [name]: ({ id }: Stored) => {
      const found = all().find((record) => record.id === id)
      return found ? { translations: [], ...found } : null
    },
    recordUsers: () => [],
    recordUsage: () => [],
    contentProblems: () => [],
  }
}

/** As `recordFields`, with every other kind empty. */
export const onlyRecords = (kind: KindName, records: Parameters<typeof recordFields>[1]): Fields =>
  Object.assign({}, ...kindNames.map((name) => recordFields(name, name === kind ? records : [])))

/** The root field of a mutation with its payload, or with a function that returns it. */
export const mutationField = (change: 'create' | 'update' | 'delete', kind: KindName, payload: unknown): Fields => ({
  [`${change}${apiKindOf(kind).typeName}`]: payload,
})

/** The payload of a change that was made. */
export const changed = (kind: KindName, record: Stored) => ({
  [apiKindOf(kind).name]: { translations: [], ...record },
  deletedId: record.id,
  usage: [],
  userErrors: [],
})

/** The payload of a change that the server refused. */
export const refused = (code: RecordErrorCode, message: string, field: readonly string[] | null = null) => ({
  userErrors: [{ code, message, field, users: [], usage: [], laterChanges: [] }],
})
