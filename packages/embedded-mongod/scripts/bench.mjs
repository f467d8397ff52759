/** `npm run bench:db [documents]`: what the server does in a second, measured through the driver on this machine. */
import { createRequire } from 'node:module'
import { buildServer } from '../../../tools/build/server.mjs'

const [documents = 100_000] = process.argv.slice(2).map(Number)

await buildServer()
const require = createRequire(import.meta.url)
const { MongoClient } = require('mongodb')
const { temporaryFolder } = require('../dist/testing/a-server.js')
const { startEmbeddedMongod } = require('../dist/start-embedded-mongod.js')

const folder = temporaryFolder()
const server = await startEmbeddedMongod({ dbPath: folder.path })
const client = await MongoClient.connect(server.uri, { maxPoolSize: 64 })
const things = client.db('bench').collection('things')

const milliseconds = async (action) => {
  const startedAt = performance.now()
  await action()
  return performance.now() - startedAt
}

async function perSecond(name, clients, total, action) {
  let next = 0
  const run = async () => {
    while (next < total) await action(next++)
  }
  const time = await milliseconds(() => Promise.all(Array.from({ length: clients }, run)))
  console.log(`${name}, ${clients} client${clients > 1 ? 's' : ''}: ${Math.round((total / time) * 1000)}/s`)
}

const once = async (name, action) => console.log(`${name}: ${Math.round(await milliseconds(action))} ms`)

/** Beside the same outside of a transaction, into a collection of its own each time. */
async function inTransaction(count) {
  const insert = async (name, options) => {
    const collection = client.db('bench').collection(name)
    await collection.createIndex({ name: 1 }, { unique: true })
    const inserted = Array.from({ length: count }, (_, n) => thing(n))
    return milliseconds(() => collection.insertMany(inserted, options))
  }
  const outside = await insert('outside')
  const inside = await client.withSession((session) => session.withTransaction(() => insert('inside', { session })))
  console.log(`insertMany of ${count} in a transaction: ${(inside / outside).toFixed(1)} of the time outside of one`)
}

const thing = (n) => ({
  _id: n,
  n,
  group: n % 100,
  name: `thing ${n}`,
  tags: ['a', 'b'],
  inner: { x: n, list: [1, 2, 3] },
})
const random = () => Math.floor(Math.random() * documents)

await once('insertMany of 10,000', () => things.insertMany(Array.from({ length: 10_000 }, (_, n) => thing(n))))
for (let from = 10_000; from < documents; from += 10_000)
  await things.insertMany(Array.from({ length: 10_000 }, (_, n) => thing(from + n)))
await once(`an index over ${documents}`, () => things.createIndex({ n: 1 }))
await inTransaction(10_000)
for (const clients of [1, 32]) {
  await perSecond('findOne by _id', clients, 10_000, () => things.findOne({ _id: random() }))
  await perSecond('findOneAndUpdate, on disk', clients, 5000, () =>
    things.findOneAndUpdate({ _id: random() }, { $inc: { hits: 1 } }),
  )
  await perSecond('find 50 in the order of an index', clients, 3000, () =>
    things
      .find({ n: { $gte: random() } })
      .sort({ n: 1 })
      .limit(50)
      .toArray(),
  )
}
await once(`$group over ${documents}`, () =>
  things.aggregate([{ $group: { _id: '$group', sum: { $sum: '$n' } } }]).toArray(),
)
await once(`countDocuments by a filter without an index over ${documents}`, () => things.countDocuments({ group: 5 }))

await client.close()
await server.stop()
folder.remove()
