import { fillIndexes, requireNoOpenWriter, withoutIndex } from '../engine/index-build'
import { lastRecord, newCollection, type WriteBatch } from '../engine/write-batch'
import { Binary, compileFilter, Doc, docFrom, encode, List, MongoError, type Value } from '../query'
import type { CollectionInfo, IndexInfo } from '../storage/catalog'
import { type Arguments, refuseCollation, toNumber } from './arguments'
import { type Call, type CommandTable, namespaceOfCall, type Reply, viewOf } from './command'
import { firstBatch, sourceOf } from './cursor-reply'
import { describeIndex, type IndexRequest, isThere, parseIndexSpec } from './index-spec'

const uuidSubtype = 4

const missing = (namespace: string): MongoError => new MongoError(26, `ns not found: ${namespace}`)

function submit<T>(call: Call, run: (batch: WriteBatch) => T): Promise<T> {
  return call.engine.queue.submit({ run })
}

const unsupportedCreateOptions = [
  ...['capped', 'size', 'max', 'timeseries', 'viewOn', 'pipeline', 'clusteredIndex', 'expireAfterSeconds', 'validator'],
  ...['changeStreamPreAndPostImages', 'encryptedFields', 'storageEngine', 'indexOptionDefaults'],
]

async function create(call: Call): Promise<Reply> {
  const { args, db, engine, transaction } = call
  args.refuse(...unsupportedCreateOptions)
  refuseCollation(args)
  const namespace = namespaceOfCall(call)
  const name = args.requiredText('create')
  const exists = new MongoError(48, `Collection ${namespace} already exists.`)
  if (transaction) {
    if (transaction.collection(namespace)) throw exists
    transaction.addCollection(namespace, newCollection(engine.catalog, db, name))
    return {}
  }
  await submit(call, (batch) => {
    if (batch.collection(namespace)) throw exists
    batch.ensureCollection(db, name)
  })
  return {}
}

async function drop(call: Call): Promise<Reply> {
  const namespace = namespaceOfCall(call)
  const count = await submit(call, (batch) => {
    const collection = batch.collection(namespace)
    if (!collection) return undefined
    requireNoOpenWriter(batch, collection)
    batch.removeCollection(collection)
    return collection.indexes.length
  })
  return count === undefined ? { ns: namespace } : { nIndexesWas: count, ns: namespace }
}

async function dropDatabase(call: Call): Promise<Reply> {
  const { engine, db } = call
  await submit(call, (batch) => {
    for (const collection of engine.catalog.list(db)) requireNoOpenWriter(batch, collection)
    for (const collection of engine.catalog.list(db)) batch.removeCollection(collection)
  })
  return { dropped: db }
}

/** Adds the missing indexes, still without entries, and returns them. */
function addIndexes(batch: WriteBatch, call: Call, requests: readonly IndexRequest[]) {
  const { engine, db, args } = call
  const name = args.requiredText('createIndexes')
  const existing = batch.collection(`${db}.${name}`)
  const collection = existing ?? newCollection(engine.catalog, db, name)
  // Must not wait if all indexes exist. Otherwise a starting gateway would wait for a transaction that a killed gateway
  // left open.
  if (!requests.every((request) => isThere(collection.indexes, request))) requireNoOpenWriter(batch, collection)
  const isEmpty = lastRecord(batch.reader, collection.id) === 0
  const indexes: IndexInfo[] = [...collection.indexes]
  for (const request of requests) {
    if (isThere(indexes, request)) continue
    indexes.push({ ...request, id: engine.catalog.nextId(), isReady: isEmpty, multikeyPaths: [], hasTruncated: false })
  }
  const added = indexes.slice(collection.indexes.length)
  const isChanged = !existing || added.length > 0
  const next = isChanged ? batch.addCollection({ ...collection, indexes }) : collection
  return { isNew: !existing, before: collection.indexes.length, collection: next, added }
}

async function createIndexes(call: Call): Promise<Reply> {
  const requests = call.args.docs('indexes').map(parseIndexSpec)
  if (requests.length === 0) throw new MongoError(2, 'Must specify at least one index to create')
  const { isNew, before, collection, added } = await submit(call, (batch) => addIndexes(batch, call, requests))
  await fillIndexes(
    call.engine.queue,
    collection,
    added.filter(({ isReady }) => !isReady).map(({ id }) => id),
  )
  return {
    numIndexesBefore: before,
    numIndexesAfter: before + added.length,
    createdCollectionAutomatically: isNew,
    ...(added.length === 0 ? { note: 'all indexes already exist' } : {}),
  }
}

function indexesNamed(collection: CollectionInfo, wanted: Value): IndexInfo[] {
  if (wanted === '*') return collection.indexes.filter(({ name }) => name !== '_id_')
  if (wanted instanceof List) return wanted.items.flatMap((item) => indexesNamed(collection, item))
  const found = collection.indexes.filter(({ name, key }) =>
    wanted instanceof Doc ? encode(key).equals(encode(wanted)) : name === wanted,
  )
  if (found.some(({ name }) => name === '_id_')) throw new MongoError(72, 'cannot drop _id index')
  if (found.length === 0)
    throw new MongoError(
      27,
      wanted instanceof Doc ? "can't find index with key" : `index not found with name [${wanted}]`,
    )
  return found
}

async function dropIndexes(call: Call): Promise<Reply> {
  const namespace = namespaceOfCall(call)
  const wanted = call.args.get('index') ?? null
  return submit(call, (batch) => {
    const collection = batch.collection(namespace)
    if (!collection) throw missing(namespace)
    requireNoOpenWriter(batch, collection)
    for (const { id } of indexesNamed(collection, wanted))
      withoutIndex(batch, batch.collection(namespace) as CollectionInfo, id)
    return { nIndexesWas: collection.indexes.length }
  })
}

function describeCollection(collection: CollectionInfo, nameOnly: boolean): Doc {
  if (nameOnly) return docFrom({ name: collection.name, type: 'collection' })
  const idIndex = collection.indexes.find(({ name }) => name === '_id_') as IndexInfo
  return docFrom({
    name: collection.name,
    type: 'collection',
    options: {},
    info: { readOnly: false, uuid: new Binary(collection.uuid, uuidSubtype) },
    idIndex: describeIndex(idIndex),
  })
}

function cursorOptions(args: Arguments) {
  const batchSize = args.doc('cursor')?.get('batchSize')
  return {
    batchSize: batchSize === undefined ? undefined : toNumber(batchSize),
    isSingleBatch: false,
    noTimeout: false,
  }
}

function listCollections(call: Call): Reply {
  const { args, db } = call
  const filter = compileFilter(args.doc('filter') ?? Doc.empty)
  const view = viewOf(call)
  view.release()
  const described = [...view.catalog.values()]
    .filter((collection) => collection.db === db)
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .filter((collection) => filter.matches(describeCollection(collection, false)))
    .map((collection) => encode(describeCollection(collection, args.flag('nameOnly'))))
  return firstBatch(call, sourceOf(described), { namespace: `${db}.$cmd.listCollections`, ...cursorOptions(args) })
}

function listIndexes(call: Call): Reply {
  const namespace = namespaceOfCall(call)
  const collection = call.engine.catalog.get(namespace)
  if (!collection) throw new MongoError(26, `ns does not exist: ${namespace}`)
  const described = collection.indexes.filter(({ isReady }) => isReady).map((index) => encode(describeIndex(index)))
  return firstBatch(call, sourceOf(described), { namespace, ...cursorOptions(call.args) })
}

export const collectionCommands: CommandTable = {
  create: {
    run: create,
    inTransaction: true,
    fields: ['autoIndexId', 'collation', 'validationLevel', 'validationAction', 'idIndex', ...unsupportedCreateOptions],
  },
  drop: { run: drop, fields: [] },
  dropDatabase: { run: dropDatabase, fields: [] },
  createIndexes: { run: createIndexes, fields: ['indexes', 'commitQuorum', 'ignoreUnknownIndexOptions'] },
  dropIndexes: { run: dropIndexes, fields: ['index'] },
  deleteIndexes: { run: dropIndexes, fields: ['index'] },
  listCollections: { run: listCollections, fields: ['filter', 'nameOnly', 'authorizedCollections', 'cursor'] },
  listIndexes: { run: listIndexes, fields: ['cursor'] },
}
