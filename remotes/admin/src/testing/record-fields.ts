import { type KindName, kindNames } from '@sanguine/content'

type Fields = Readonly<Record<string, unknown>>
interface Stored {
  readonly id: string
  readonly [field: string]: unknown
}

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** The root fields with which the gateway answers for a kind: its list and its records by id. */
export const recordFields = (kind: KindName, records: readonly Stored[] | (() => readonly Stored[])): Fields => {
  const all = typeof records === 'function' ? records : () => records
  return {
    [`${kind}Records`]: all,
    [`${kind}Record`]: ({ id }: Stored) => all().find((record) => record.id === id) ?? null,
  }
}

/** As `recordFields`, with every other kind empty. */
export const onlyRecords = (kind: KindName, records: readonly Stored[]): Fields =>
  Object.assign({}, ...kindNames.map((name) => recordFields(name, name === kind ? records : [])))

/** The root field of a mutation with its payload, or with a function that returns it. */
export const mutationField = (change: 'create' | 'update' | 'delete', kind: KindName, payload: unknown): Fields => ({
  [`${change}${capitalised(kind)}`]: payload,
})

/** The payload of a change that was made. */
export const changed = (record: Stored) => ({ record, deletedId: record.id, userErrors: [] })

/** The payload of a change that the server refused. */
export const refused = (code: string, message: string, field: string | null = null) => ({
  record: null,
  deletedId: null,
  userErrors: [{ code, message, values: {}, field }],
})
