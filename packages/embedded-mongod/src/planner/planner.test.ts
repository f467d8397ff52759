import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { ClientSession, Collection, Document } from 'mongodb'
import { aServer, type TestServer } from '../testing/a-server'
import { Random } from '../testing/isolation/random'

const indexes = [
  { key: { a: 1 }, name: 'a' },
  { key: { a: -1, b: 1 }, name: 'ab' },
  { key: { tags: 1, b: 1 }, name: 'tags_b' },
  { key: { 'sub.x': 1, 'sub.y': -1 }, name: 'sub' },
  { key: { c: 1 }, name: 'c', sparse: true },
  { key: { a: 1, b: -1, _id: 1 }, name: 'abId' },
  { key: { tags: 1, b: 1, _id: -1 }, name: 'tagsBId' },
]

let running: TestServer

beforeAll(async () => {
  running = await aServer()
})
afterAll(() => running.stop())

function value(random: Random): unknown {
  const plain = [0, 1, 2, 2.5, -1, null, 'a', 'b', '', true, new Date(0), [1, 2], [], { x: 1 }, undefined]
  return plain[random.below(plain.length)]
}

function document(random: Random): Document {
  const sub = () => ({ x: random.below(3), y: value(random) })
  return {
    a: value(random),
    b: random.below(4),
    ...(random.chance(0.5) ? { c: value(random) } : {}),
    tags: random.chance(0.5) ? [random.below(3), random.below(3)] : random.below(3),
    sub: random.chance(0.4) ? [sub(), sub()] : sub(),
  }
}

function condition(random: Random): unknown {
  const operand = value(random) ?? null
  const shapes = [
    operand,
    { $gt: operand },
    { $lte: operand },
    { $in: [operand, 1, 'a'] },
    { $ne: operand },
    { $exists: random.chance(0.5) },
    { $gte: 0, $lt: 2 },
    { $elemMatch: { $gt: 0 } },
    { $not: { $gt: 1 } },
  ]
  return shapes[random.below(shapes.length)]
}

function filter(random: Random): Document {
  const paths = ['a', 'b', 'c', 'tags', 'sub.x', 'sub.y']
  const conditions = Array.from({ length: 1 + random.below(3) }, () => ({
    [paths[random.below(paths.length)] as string]: condition(random),
  }))
  if (random.chance(0.2)) return { $or: conditions }
  return random.chance(0.5) ? { $and: conditions } : Object.assign({}, ...conditions)
}

async function change(things: Collection, random: Random, session: ClientSession | undefined): Promise<void> {
  const options = session ? { session } : {}
  const where = { b: random.below(4), 'sub.x': random.below(3) }
  const kind = random.below(4)
  if (kind === 0) await things.insertOne(document(random), options)
  else if (kind === 1) await things.updateMany(where, { $set: { a: value(random) ?? 7, b: random.below(4) } }, options)
  else if (kind === 2) await things.updateOne(where, { $set: document(random) }, { ...options, ignoreUndefined: true })
  else await things.deleteOne(where, options)
}

const ids = (documents: Document[]) => documents.map(({ _id }) => String(_id))

/** Every plan for a random filter returns the same documents, in the requested order. */
async function comparePlans(things: Collection, random: Random, session: ClientSession | undefined): Promise<void> {
  const options = session ? { session, ignoreUndefined: true } : { ignoreUndefined: true }
  for (let round = 0; round < 40; round++) {
    const wanted = filter(random)
    const expected = ids(await things.find(wanted, options).hint({ $natural: 1 }).toArray()).sort()
    expect({ wanted, found: ids(await things.find(wanted, options).toArray()).sort() }).toEqual({
      wanted,
      found: expected,
    })
    const sorts: Record<string, 1 | -1>[] = [
      { a: 1, b: -1, _id: 1 },
      { b: 1, _id: 1 },
      { b: -1, _id: 1 },
      { b: 1, _id: -1 },
    ]
    const sort = sorts[random.below(sorts.length)] ?? { _id: 1 }
    const inOrder = await things.find(wanted, options).sort(sort).toArray()
    const scanned = await things.find(wanted, options).hint({ $natural: 1 }).sort(sort).toArray()
    expect({ wanted, sort, found: ids(inOrder) }).toEqual({ wanted, sort, found: ids(scanned) })
  }
}

it.each([1, 2, 3])(
  'finds the same documents by every plan, also inside a transaction (seed %d)',
  async (seed) => {
    const random = new Random(seed)
    const things = running.db.collection(`things${seed}`)
    await things.createIndexes(indexes)
    await things.insertMany(
      Array.from({ length: 120 }, () => document(random)),
      { ignoreUndefined: true },
    )
    await comparePlans(things, random, undefined)
    const session = running.client.startSession()
    session.startTransaction()
    for (let step = 0; step < 30; step++) await change(things, random, session)
    await comparePlans(things, random, session)
    await session.commitTransaction()
    await session.endSession()
    await comparePlans(things, random, undefined)
    expect(await running.db.command({ validate: `things${seed}` })).toMatchObject({ valid: true, errors: [] })
  },
  60_000,
)
