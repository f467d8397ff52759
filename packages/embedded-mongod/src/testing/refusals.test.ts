import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { aServer, type TestServer } from './a-server'
import { mongodbNames } from './mongodb-names'

type Kind = keyof typeof mongodbNames

let running: TestServer

beforeAll(async () => {
  running = await aServer()
})
afterAll(() => running.stop())

interface Failure {
  readonly code: number
  readonly errmsg: string
}

/** The failure of a command; undefined if it succeeds. */
const failureOf = async (command: object): Promise<Failure | undefined> => {
  const { writeErrors } = await running.db.command(command as Record<string, unknown>).catch((error) => {
    // an error of the driver would be a fault of this test
    if (typeof error.code !== 'number') throw error
    return { writeErrors: [{ code: error.code, errmsg: error.message }] }
  })
  return writeErrors?.[0]
}

const optionOf = (name: string): unknown => ({ viewOn: 'x', pipeline: [{ $match: {} }] })[name] ?? { x: 1 }
const pipelineOf = (stage: object) => ({ aggregate: 'things', pipeline: [stage], cursor: {} })
const indexOf = (key: object, more: object = {}) => ({
  createIndexes: 'things',
  indexes: [{ key, name: 'x', ...more }],
})

/** A command for each name, in which only that name can be refused. */
const commandsOf: Record<Kind, (name: string) => object> = {
  commands: (name) => ({ [name]: name === 'hello' ? 1 : 'things' }),
  stages: (name) => pipelineOf({ [name]: {} }),
  expressions: (name) => pipelineOf({ $project: { x: { [name]: [] } } }),
  accumulators: (name) => pipelineOf({ $group: { _id: null, x: { [name]: {} } } }),
  'query operators': (name) => ({ find: 'things', filter: { a: { [name]: {} } } }),
  'query conditions': (name) => ({ find: 'things', filter: { [name]: {} } }),
  'update operators': (name) => ({ update: 'things', updates: [{ q: {}, u: { [name]: {} } }] }),
  'projection operators': (name) => ({ find: 'things', projection: { a: { [name]: {} } } }),
  'kinds of index': (name) => indexOf(name === 'wildcard' ? { '$**': 1 } : { a: name }),
  'index options': (name) => indexOf({ a: 1 }, { [name]: optionOf(name) }),
  'collection options': (name) => ({ create: 'options', [name]: optionOf(name) }),
}

/** MongoDB's codes for unknown names, and for known names that are not supported. */
const unknownCodes = new Set([59, 168, 197, 15952, 31325, 40324, 40415])
const refusalCodes = new Set([67, 115, 238])

const isUnknown = ({ code, errmsg }: Failure) =>
  unknownCodes.has(code) || /unknown (top level )?(operator|modifier)/i.test(errmsg)
const isRefusal = ({ code, errmsg }: Failure) =>
  refusalCodes.has(code) && /not supported|not valid|only supported/.test(errmsg)

async function refusedOf(kind: Kind): Promise<readonly string[]> {
  await running.db.collection('things').insertOne({ a: 1 })
  const refused: string[] = []
  for (const name of mongodbNames[kind]) {
    const failure = await failureOf(commandsOf[kind](name))
    if (failure && (isUnknown(failure) || isRefusal(failure))) refused.push(name)
  }
  return refused.sort()
}

/** The names in a row of the README's table. */
function documented(kind: Kind): readonly string[] {
  const readme = readFileSync(join(__dirname, '../../README.md'), 'utf8')
  const row = readme.split('\n').find((line) => line.startsWith(`| ${kind} |`)) ?? ''
  return [...row.matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? '').sort()
}

describe('the README lists all features of MongoDB that this server refuses:', () => {
  it.each(Object.keys(mongodbNames) as Kind[])('%s', async (kind) => {
    expect(documented(kind)).toEqual(await refusedOf(kind))
  })
})

describe('a missing feature of MongoDB is refused by its name, never as unknown:', () => {
  it.each(Object.keys(mongodbNames) as Kind[])('%s', async (kind) => {
    for (const name of documented(kind)) {
      const failure = await failureOf(commandsOf[kind](name))
      expect([name, failure?.errmsg, failure && isUnknown(failure)]).toEqual([
        name,
        expect.stringContaining(name === 'wildcard' ? '$**' : name),
        false,
      ])
    }
  })
})
