import type { FoundDocument } from '../planner/execute'
import { type FindRequest, type PreparedFind, prepareFind, runFind } from '../planner/find'
import { compileProjection, Doc, distinctValues, encode, MongoError } from '../query'
import type { CollectionInfo } from '../storage/catalog'
import { type Arguments, refuseCollation, toNumber, variablesOf } from './arguments'
import { type Call, type CommandTable, namespaceOfCall, type Reply, viewOf } from './command'
import { firstBatch, nextBatch } from './cursor-reply'

/** A negative limit is its absolute value in a single batch; 0 is no limit. */
function limitOf(args: Arguments): { limit: number | undefined; isSingleBatch: boolean } {
  const limit = args.integer('limit') ?? 0
  return { limit: limit === 0 ? undefined : Math.abs(limit), isSingleBatch: limit < 0 || args.flag('singleBatch') }
}

/** The request of `find` and `count`. */
export function requestOf({ args, deadline }: Call, filterField: string): FindRequest {
  refuseCollation(args)
  return {
    filter: args.doc(filterField) ?? Doc.empty,
    sort: args.doc('sort'),
    hint: args.get('hint'),
    skip: args.count('skip'),
    limit: limitOf(args).limit,
    variables: variablesOf(args),
    deadline,
  }
}

function projectionOf(args: Arguments, { filter }: PreparedFind): ((doc: Doc) => Doc) | undefined {
  const projection = args.doc('projection')
  return projection && projection.size > 0 ? compileProjection(projection, { filter }) : undefined
}

function* docsOf(found: Iterable<FoundDocument>): IterableIterator<Doc> {
  for (const { doc } of found) yield doc
}

function* documents(
  found: Iterable<FoundDocument>,
  project: ((doc: Doc) => Doc) | undefined,
): IterableIterator<Buffer> {
  for (const { doc } of found) yield encode(project ? project(doc) : doc)
}

const unsupportedFindOptions = ['min', 'max', 'returnKey', 'showRecordId', 'tailable', 'awaitData', 'oplogReplay']

function find(call: Call): Reply {
  const { args } = call
  args.refuse(...unsupportedFindOptions)
  const namespace = namespaceOfCall(call)
  const view = viewOf(call)
  try {
    const collection = view.catalog.get(namespace)
    const prepared = prepareFind(collection, requestOf(call, 'filter'))
    const project = projectionOf(args, prepared)
    const found = collection ? runFind(view.reader, collection, prepared) : []
    return firstBatch(
      call,
      { documents: documents(found, project), close: view.release },
      {
        namespace,
        batchSize: args.count('batchSize'),
        isSingleBatch: limitOf(args).isSingleBatch,
        noTimeout: args.flag('noCursorTimeout'),
      },
    )
  } catch (error) {
    view.release()
    throw error
  }
}

function getMore(call: Call): Reply {
  const { args, db, engine } = call
  const id = args.long('getMore') as bigint
  const cursor = engine.cursors.get(id)
  const namespace = `${db}.${args.requiredText('collection')}`
  if (cursor.options.namespace !== namespace)
    throw new MongoError(
      13,
      `Requested getMore on namespace '${namespace}', but cursor belongs to a different namespace`,
    )
  if (cursor.options.user !== call.server.access.userOf(call.connection))
    throw new MongoError(13, `cursor id ${id} was not created by the authenticated user`)
  if (cursor.options.session !== undefined && cursor.options.session !== call.session?.key)
    throw new MongoError(13, `Cannot run getMore on cursor ${id}, which was created in another session`)
  if (cursor.options.transaction !== (call.transaction ? call.txnNumber : undefined))
    throw new MongoError(50738, `Cannot run getMore on cursor ${id}, which belongs to another transaction`)
  return nextBatch(call, id, args.count('batchSize'))
}

function killCursors({ args, engine }: Call): Reply {
  const ids = (args.list('cursors') ?? []).map((id) => (typeof id === 'bigint' ? id : BigInt(toNumber(id))))
  const [cursorsKilled, cursorsNotFound]: [bigint[], bigint[]] = [[], []]
  for (const id of ids) (engine.cursors.close(id) ? cursorsKilled : cursorsNotFound).push(id)
  return { cursorsKilled, cursorsNotFound, cursorsAlive: [], cursorsUnknown: [] }
}

/** The number of matching documents. Without a filter, it comes from the collection's counter. */
export function countMatching(call: Call, collection: CollectionInfo | undefined, request: FindRequest): number {
  if (!collection) return 0
  if (request.filter.size === 0 && !call.transaction) {
    const total = Math.max(0, call.engine.sizes.of(collection.id).count - (request.skip ?? 0))
    return request.limit === undefined ? total : Math.min(total, request.limit)
  }
  const view = viewOf(call)
  try {
    let count = 0
    for (const _ of runFind(view.reader, collection, prepareFind(collection, request))) count += 1
    return count
  } finally {
    view.release()
  }
}

function count(call: Call): Reply {
  const collection = viewOfCatalog(call, namespaceOfCall(call))
  return { n: countMatching(call, collection, requestOf(call, 'query')) }
}

function viewOfCatalog({ engine, transaction }: Call, namespace: string): CollectionInfo | undefined {
  return transaction ? transaction.collection(namespace) : engine.catalog.get(namespace)
}

function distinct(call: Call): Reply {
  const { args } = call
  const view = viewOf(call)
  try {
    const collection = view.catalog.get(namespaceOfCall(call))
    if (!collection) return { values: [] }
    const found = runFind(view.reader, collection, prepareFind(collection, requestOf(call, 'query')))
    return { values: distinctValues(docsOf(found), args.requiredText('key')) }
  } finally {
    view.release()
  }
}

const findFields = [
  ...['filter', 'sort', 'projection', 'hint', 'skip', 'limit', 'batchSize', 'singleBatch', 'collation', 'let'],
  ...['allowDiskUse', 'allowPartialResults', 'noCursorTimeout', ...unsupportedFindOptions],
]

export const readCommands: CommandTable = {
  find: { run: find, fields: findFields, inTransaction: true },
  getMore: { run: getMore, fields: ['collection', 'batchSize'], inTransaction: true },
  killCursors: { run: killCursors, fields: ['cursors'], inTransaction: true },
  count: { run: count, fields: ['query', 'limit', 'skip', 'hint', 'collation', 'fields'] },
  distinct: { run: distinct, fields: ['key', 'query', 'collation', 'hint'], inTransaction: true },
}
