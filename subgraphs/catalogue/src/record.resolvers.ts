import { type KindName, kindNames, mapRecord } from '@sanguine/content'
import { type Context, Problem, type Resolver } from '@sanguine/kernel'
import { createRecord } from './operations/create-record'
import { deleteRecord } from './operations/delete-record'
import { listRecords } from './operations/list-records'
import { readRecord } from './operations/read-record'
import { updateRecord } from './operations/update-record'
import { RecordProblem } from './record-problem'

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

type Fields = Record<string, Resolver>

const forEachKind = (fieldsOf: (kind: KindName) => Fields): Fields => Object.assign({}, ...kindNames.map(fieldsOf))

/** `itemRecords`, `itemRecord` and so on for every kind. */
export const recordQueries = forEachKind((kind) => ({
  [`${kind}Records`]: async (_, _arguments, context: Context) =>
    (await listRecords(context, kind)).map((record) => toGraphql(kind, record)),
  [`${kind}Record`]: async (_, { id }: { id: string }, context: Context) => {
    try {
      return toGraphql(kind, await readRecord(context, kind, id))
    } catch (error) {
      if (error instanceof Problem && error.kind === 'notFound') return null
      throw error
    }
  },
}))

interface UpdateArguments {
  readonly id: string
  readonly revision?: number | null
  readonly input: object
}

/** `createItem`, `updateItem`, `deleteItem` and so on for every kind. */
export const recordMutations = forEachKind((kind) => ({
  [`create${capitalised(kind)}`]: (_, { input }: { input: object }, context: Context) =>
    payload('record', async () => toGraphql(kind, await createRecord(context, kind, fromGraphql(kind, input)))),
  [`update${capitalised(kind)}`]: (_, { id, revision, input }: UpdateArguments, context: Context) =>
    payload('record', async () => {
      const update = { id, revision: revision ?? undefined, input: fromGraphql(kind, input) }
      return toGraphql(kind, await updateRecord(context, kind, update))
    }),
  [`delete${capitalised(kind)}`]: (_, { id, revision }: Omit<UpdateArguments, 'input'>, context: Context) =>
    payload('deletedId', async () => {
      await deleteRecord(context, kind, { id, revision: revision ?? undefined })
      return id
    }),
}))

/** GraphQL has times as `DateTime`, and only numbers for the values of stats. */
const toGraphql = <Of extends object>(kind: KindName, record: Of): Of =>
  mapRecord(kind, record, {
    value: (value, { type }) => {
      if (type === 'moment') return Number(value) * 1000
      return type === 'yesNoOrDecimal' ? Number(value) : value
    },
  })

const fromGraphql = (kind: KindName, input: object): object =>
  mapRecord(kind, input, {
    value: (value, { type }) => (type === 'moment' && typeof value === 'number' ? Math.floor(value / 1000) : value),
  })

/** What an editor can do something about becomes a user error; all else is thrown. */
async function payload<Name extends string, Value>(name: Name, act: () => Promise<Value>) {
  try {
    return { [name]: await act(), userErrors: [] }
  } catch (error) {
    if (!(error instanceof Problem) || !correctable.includes(error.kind)) throw error
    return { [name]: null, userErrors: [userErrorOf(error)] }
  }
}

const correctable: readonly Problem['kind'][] = ['invalidInput', 'notFound', 'conflict']

/** Worded already, because what is wrong with a record has more to tell than a code. */
const userErrorOf = (problem: Problem) => ({
  code: problem instanceof RecordProblem ? problem.code : problem.kind,
  message: problem.message,
  values: {},
  field: problem.details.field ?? null,
})
