import { statfsSync } from 'node:fs'
import { compileFilter, Doc, docFrom, double, MongoError } from '../query'
import type { CollectionInfo } from '../storage/catalog'
import { type Call, type CommandTable, namespaceOfCall, type Reply } from './command'
import { validate } from './validate'

function listDatabases({ engine, args }: Call): Reply {
  const filter = compileFilter(args.doc('filter') ?? Doc.empty)
  const sizes = new Map<string, number>()
  for (const { db, id } of engine.catalog.list()) sizes.set(db, (sizes.get(db) ?? 0) + engine.sizes.of(id).bytes)
  const databases = [...sizes].map(([name, bytes]) => docFrom({ name, sizeOnDisk: BigInt(bytes), empty: false }))
  const shown = databases.filter((database) => filter.matches(database))
  if (args.flag('nameOnly'))
    return { databases: shown.map((database) => Doc.of(['name'], [database.get('name') ?? null])) }
  const total = shown.reduce((sum, database) => sum + Number(database.get('sizeOnDisk')), 0)
  return { databases: shown, totalSize: BigInt(total), totalSizeMb: BigInt(Math.floor(total / 1024 ** 2)) }
}

const average = (bytes: number, count: number): number => (count === 0 ? 0 : Math.floor(bytes / count))

function collStats(call: Call): Reply {
  const { engine, args } = call
  const namespace = namespaceOfCall(call)
  const scale = args.integer('scale') ?? 1
  const collection = engine.catalog.get(namespace)
  if (!collection) return { ns: namespace, size: 0, count: 0, storageSize: 0, nindexes: 0, scaleFactor: scale }
  const { count, bytes } = engine.sizes.of(collection.id)
  return {
    ns: namespace,
    size: Math.floor(bytes / scale),
    count,
    avgObjSize: average(bytes, count),
    storageSize: Math.floor(bytes / scale),
    capped: false,
    nindexes: collection.indexes.length,
    indexBuilds: collection.indexes.filter(({ isReady }) => !isReady).map(({ name }) => name),
    scaleFactor: scale,
  }
}

function dbStats({ engine, server, db, args }: Call): Reply {
  const scale = args.integer('scale') ?? 1
  const collections = engine.catalog.list(db)
  let [objects, bytes] = [0, 0]
  const disk = statfsSync(server.dbPath)
  for (const { id } of collections) {
    objects += engine.sizes.of(id).count
    bytes += engine.sizes.of(id).bytes
  }
  return {
    db,
    collections: collections.length,
    views: 0,
    objects,
    avgObjSize: average(bytes, objects),
    dataSize: Math.floor(bytes / scale),
    storageSize: Math.floor(bytes / scale),
    indexes: collections.reduce((sum, { indexes }) => sum + indexes.length, 0),
    scaleFactor: scale,
    fsUsedSize: double((disk.blocks - disk.bavail) * disk.bsize),
    fsTotalSize: double(disk.blocks * disk.bsize),
  }
}

function serverStatus({ server, engine }: Call): Reply {
  const seconds = (Date.now() - server.startedAt) / 1000
  const { current, created } = server.connectionCounts()
  const { rss, heapUsed } = process.memoryUsage()
  return {
    host: server.address,
    version: server.version,
    process: 'embedded-mongod',
    pid: BigInt(server.pid),
    uptime: double(Math.floor(seconds)),
    uptimeMillis: BigInt(Math.floor(seconds * 1000)),
    localTime: new Date(),
    connections: { current, totalCreated: created },
    mem: {
      bits: 64,
      resident: Math.floor(rss / 1024 ** 2),
      heapUsed: Math.floor(heapUsed / 1024 ** 2),
      supported: true,
    },
    metrics: { cursor: { open: { total: BigInt(engine.cursors.size) } } },
    logicalSessionRecordCache: { activeSessionsCount: engine.sessions.size },
    storageEngine: { name: 'lmdb', supportsCommittedReads: true, persistent: engine.store.isDurable, readOnly: false },
    ...(server.replicaSet ? { repl: { setName: server.replicaSet, isWritablePrimary: true } } : {}),
  }
}

function runValidate(call: Call): Promise<Reply> {
  const namespace = namespaceOfCall(call)
  const collection: CollectionInfo | undefined = call.engine.catalog.get(namespace)
  if (!collection) throw new MongoError(26, `Collection '${namespace}' does not exist to validate.`)
  return validate(call.engine, collection)
}

const commandLine = ({ server }: Call): Reply => ({
  argv: [...server.arguments],
  parsed: { storage: { dbPath: server.dbPath } },
})

export const diagnosticCommands: CommandTable = {
  listDatabases: { run: listDatabases, fields: ['filter', 'nameOnly', 'authorizedDatabases'] },
  collStats: { run: collStats, fields: ['scale'] },
  dbStats: { run: dbStats, fields: ['scale', 'freeStorage'] },
  dbstats: { run: dbStats, fields: ['scale', 'freeStorage'] },
  serverStatus: { run: serverStatus, fields: [], isLenient: true },
  validate: { run: runValidate, fields: ['full'] },
  getCmdLineOpts: { run: commandLine, fields: [] },
}
