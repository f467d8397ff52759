import { auditEntryKey, readAuditEntries, readAuditEntry, viewAuditEntry } from '@sanguine/audit'
import {
  anyKind,
  apiFieldsOf,
  apiKindOf,
  type FieldShape,
  type Fields,
  fromApi,
  type KindName,
  kindNames,
  toApi,
  translatedFieldsOf,
  type WrittenTranslation,
} from '@sanguine/content'
import { type Context, Problem } from '@sanguine/kernel'
import { upperFirst } from '@sanguine/rules'
import type { RecordErrorCode, RecordObject } from '@sanguine/schema'
import { BatchProblem } from './content/batch-problem'
import { releaseService } from './content/release-cache'
import { createRecord, type RecordUpdate, updateRecord, updateRecords } from './operations/change-record'
import { deleteRecord, deleteRecords } from './operations/delete-record'
import { listRecordPage, type RecordPageInput } from './operations/list-record-page'
import { listTranslations } from './operations/list-translations'
import { readRecord } from './operations/read-record'
import { type RecordRestore, restoreRecord, restoreRecords } from './operations/restore-record'
import { RecordProblem } from './record-problem'
import { recordAt, type StampedRecord } from './records/record'
import type { RecordUsage } from './usage/usage-count'

type FieldResolver = (parent: never, args: never, context: Context) => unknown
type TypeResolvers = Record<string, FieldResolver>

const forEachKind = (resolversOf: (kind: KindName) => TypeResolvers): TypeResolvers =>
  Object.assign({}, ...kindNames.map(resolversOf))

/** By record, which is the same object as long as its version of the content is read. */
const apiRecords = new WeakMap<StampedRecord, RecordObject>()

function apiRecord(kind: KindName, record: StampedRecord): RecordObject {
  const known = apiRecords.get(record)
  if (known) return known
  const { id, revision, updatedAt } = record
  const made: RecordObject = { ...toApi(anyKind(kind).fields, record), id, revision, updatedAt }
  apiRecords.set(record, made)
  return made
}

/** `Admin.items`, `Admin.item` and so on for every kind. */
export const adminRecordFields = forEachKind((kind) => {
  const { name, plural } = apiKindOf(kind)
  return {
    [plural]: async (_admin: never, args: RecordPageInput, context: Context) => {
      const page = await listRecordPage(context, kind, args)
      const { edges: listed, totalCount, hasNextPage, hasPreviousPage, positionOf } = page
      const edges = listed.map(({ record, cursor }) => ({ cursor, node: apiRecord(kind, record) }))
      const pageInfo = {
        hasNextPage,
        hasPreviousPage,
        startCursor: edges[0]?.cursor ?? null,
        endCursor: edges.at(-1)?.cursor ?? null,
      }
      return { edges, nodes: edges.map(({ node }) => node), pageInfo, totalCount, positionOf }
    },
    [name]: async (_admin: never, { id }: { readonly id: string }, context: Context) => {
      try {
        return apiRecord(kind, await readRecord(context, kind, id))
      } catch (error) {
        if (error instanceof Problem && error.kind === 'notFound') return null
        throw error
      }
    },
  }
})

interface DeleteInput {
  readonly id: string
  readonly revision?: number | null
}

interface CreateInput {
  readonly translations?: readonly WrittenTranslation[] | null
}

type UpdateInput = DeleteInput & CreateInput

/** `createItem`, `updateItem`, `deleteItem`, `updateItems`, `deleteItems` and so on for every kind. */
export const recordMutations = forEachKind((kind) => {
  const { name, plural, typeName } = apiKindOf(kind)
  const batch = upperFirst(plural)
  const { fields } = anyKind(kind)
  return {
    [`create${typeName}`]: (_root: never, { input }: { readonly input: CreateInput }, context: Context) =>
      payload(kind, async () => ({
        [name]: apiRecord(
          kind,
          await createRecord(context, kind, fromApi(fields, { ...input }), input.translations ?? []),
        ),
      })),
    [`update${typeName}`]: (_root: never, { input }: { readonly input: UpdateInput }, context: Context) =>
      payload(kind, async () => ({
        [name]: apiRecord(kind, await updateRecord(context, kind, updateOf(kind, input))),
      })),
    [`delete${typeName}`]: (_root: never, { input }: { readonly input: DeleteInput }, context: Context) =>
      payload(kind, async () => {
        const { id, revision } = input
        const { entryId, usage } = await deleteRecord(context, kind, { id, revision: revision ?? undefined })
        return { deletedId: id, entryId, usage }
      }),
    [`update${batch}`]: (_root: never, { input }: BatchArgs<UpdateInput>, context: Context) =>
      payload(
        kind,
        async () => {
          const updates = (input[plural] ?? []).map((update) => updateOf(kind, update))
          const updated = await updateRecords(context, kind, updates)
          return { [plural]: updated.map((record) => apiRecord(kind, record)) }
        },
        plural,
      ),
    [`delete${batch}`]: (_root: never, { input }: BatchArgs<DeleteInput>, context: Context) =>
      payload(
        kind,
        async () => {
          const given = input[plural] ?? []
          const deletions = given.map(({ id, revision }) => ({ id, revision: revision ?? undefined }))
          const deleted = await deleteRecords(context, kind, deletions)
          return { deletedIds: given.map(({ id }) => id), entryIds: deleted.map(({ entryId }) => entryId) }
        },
        plural,
      ),
  }
})

/** The input of a mutation of several records, which are in a list with the plural of the kind. */
interface BatchArgs<Input> {
  readonly input: Readonly<Record<string, readonly Input[]>>
}

const updateOf = (kind: KindName, { id, revision, translations, ...values }: UpdateInput): RecordUpdate => ({
  id,
  revision: revision ?? undefined,
  input: fromApi(anyKind(kind).fields, values),
  missingFields: 'keep',
  translations: translations ?? [],
})

interface RestoreInput {
  readonly entryId: string
  readonly state: 'before' | 'after'
  readonly revision?: number | null
}

export const restoreMutations = {
  restoreRecord: (_root: object, { input }: { readonly input: RestoreInput }, context: Context) =>
    payload(null, async () => {
      const { kind, id } = await restoreRecord(context, restoreOf(input))
      return { kind, recordId: id }
    }),
  restoreRecords: (
    _root: object,
    { input }: { readonly input: { readonly entries: readonly RestoreInput[] } },
    context: Context,
  ) =>
    payload(
      null,
      async () => {
        const restores = input.entries.map(restoreOf)
        const restored = await restoreRecords(context, restores)
        return { kind: restored[0]?.kind, recordIds: restored.map(({ id }) => id) }
      },
      'entries',
    ),
}

const restoreOf = ({ entryId, state, revision }: RestoreInput): RecordRestore => ({
  entryId: auditEntryKey(entryId),
  state,
  revision: revision ?? undefined,
})

interface Deleted {
  /** null if the deletion was refused */
  readonly entryId?: string | null
  readonly usage?: readonly RecordUsage[]
}

const deletedFields: TypeResolvers = {
  auditEntry: async ({ entryId }: Deleted, _args: never, context: Context) =>
    entryId ? viewAuditEntry(await readAuditEntry(context, entryId)) : null,
  usage: ({ usage }: Deleted) => usage ?? [],
}

interface SeveralDeleted {
  /** left out if the deletion was refused */
  readonly entryIds?: readonly string[]
}

const severalDeletedFields: TypeResolvers = {
  auditEntries: async ({ entryIds }: SeveralDeleted, _args: never, context: Context) =>
    entryIds ? (await readAuditEntries(context, entryIds)).map(viewAuditEntry) : null,
}

interface Positioned {
  readonly positionOf: (id: string) => number | null
}

interface RecordId {
  readonly id: string
}

/** The positions in the lists, and the records and images behind the ids and keys of every kind's record, and of its entries. */
export const recordTypes: Record<string, TypeResolvers> = Object.assign(
  {},
  ...kindNames.map((kind) => {
    const typeName = `${apiKindOf(kind).typeName}Record`
    const types = targetsOf(typeName, anyKind(kind).fields)
    return {
      ...types,
      [typeName]: { ...types[typeName], ...translationsField(kind) },
      [`${typeName}Connection`]: { positionOf: ({ positionOf }: Positioned, { id }: RecordId) => positionOf(id) },
      [`Delete${apiKindOf(kind).typeName}Payload`]: deletedFields,
      [`Delete${upperFirst(apiKindOf(kind).plural)}Payload`]: severalDeletedFields,
    }
  }),
)

function translationsField(kind: KindName): TypeResolvers {
  if (translatedFieldsOf(kind).length === 0) return {}
  return {
    translations: ({ id }: { readonly id: string }, _args: never, context: Context) =>
      listTranslations(context, kind, id),
  }
}

function targetsOf(typeName: string, fields: Fields, entryName?: string): Record<string, TypeResolvers> {
  const resolvers: TypeResolvers = {}
  const inner: Record<string, TypeResolvers>[] = []
  for (const { name, target, shape } of apiFieldsOf(fields, entryName)) {
    const item = shape.type === 'list' ? shape.of.shape : shape
    if (item.type === 'object') inner.push(targetsOf(`${item.typeName}Record`, item.fields, item.typeName))
    if (target !== null) resolvers[target] = targetResolver(name, shape)
  }
  return Object.assign({ ...(Object.keys(resolvers).length > 0 && { [typeName]: resolvers }) }, ...inner)
}

function targetResolver(name: string, shape: FieldShape): FieldResolver {
  const item = shape.type === 'list' ? shape.of.shape : shape
  if (item.type === 'image')
    return (parent: Readonly<Record<string, string | null>>) => {
      const id = parent[name]
      return id ? { id, animatedId: null } : null
    }
  if (item.type !== 'reference' && item.type !== 'key') throw new Error(`${name} leads to no record.`)
  const { to, type } = item
  const by = type === 'key' ? 'key' : 'id'
  const find = ({ app }: Context, value: unknown) => {
    const snapshot = app.get(releaseService).snapshot()
    const record = snapshot.index[to].find({ by, value: String(value) })
    return record ? apiRecord(to, recordAt(snapshot, to, record.id)) : null
  }
  return (parent: Readonly<Record<string, unknown>>, _args: never, context: Context) => {
    const value = parent[name]
    if (Array.isArray(value)) return value.flatMap((each) => find(context, each) ?? [])
    return value ? find(context, value) : null
  }
}

/** A problem that an editor can solve becomes a user error; all others are thrown. `list` is the batch in the input. */
async function payload<Fields extends object>(kind: KindName | null, change: () => Promise<Fields>, list?: string) {
  try {
    return { ...(await change()), userErrors: [] }
  } catch (error) {
    if (!(error instanceof Problem) || !correctable.includes(error.kind)) throw error
    if (!(error instanceof BatchProblem))
      return { userErrors: [userErrorOf(error, kind === null && !list ? null : error.details.field)] }
    const problems = [...error.problems]
    for (const [, problem] of problems) if (!correctable.includes(problem.kind)) throw problem
    return {
      userErrors: problems.map(([index, problem]) =>
        userErrorOf(problem, [list, index, problem.details.field].filter((step) => step !== undefined).join('.')),
      ),
    }
  }
}

const correctable: readonly Problem['kind'][] = ['invalidInput', 'notFound', 'conflict']

/** `field` is a path in the input. */
function userErrorOf(problem: Problem, field: string | null | undefined) {
  const code: RecordErrorCode =
    problem instanceof RecordProblem ? problem.code : (problem.kind as 'invalidInput' | 'notFound' | 'conflict')
  const { users, usage, laterChanges } =
    problem instanceof RecordProblem ? problem : { users: [], usage: [], laterChanges: [] }
  return { code, details: { sentence: problem.sentence, users, usage, laterChanges }, field: field ?? null }
}
