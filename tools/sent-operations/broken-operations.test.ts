import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { buildSchema } from 'graphql'
import { readBuild } from '../deploy-remote/read-build'
import { findBrokenOperations } from './broken-operations'
import { readDeployedOperations, readOwnOperations } from './deployed-operations'
import { readSchema } from './read-schema'

const before = `
  type Query { me: Player  find(by: Filter!): Player }
  type Player { name: String!  xp: Int! }
  input Filter { name: String  kind: Kind }
  enum Kind { OLD NEW }
`
const sent = [
  { remote: 'game', version: '1.0.0+a', operations: [{ name: 'GameMe', text: 'query GameMe { me { name xp } }' }] },
  {
    remote: 'chronicle',
    version: '2.1.0+b',
    operations: [{ name: 'ChronicleFind', text: 'query ChronicleFind($by: Filter!) { find(by: $by) { name } }' }],
  },
]

const brokenBy = (from: string, to: string): readonly string[] =>
  findBrokenOperations(buildSchema(before), buildSchema(before.replace(from, to)), sent)

test('names remote, version and operation that read a removed field', () => {
  expect(brokenBy('  xp: Int!', '')).toEqual([
    'The operation GameMe of game 1.0.0+a breaks: Cannot query field "xp" on type "Player".',
  ])
})

test.each([
  ['xp: Int!', 'xp: Int', 'GameMe of game 1.0.0+a', 'Player.xp changed type from Int! to Int.'],
  [
    'name: String  kind',
    'name: String  age: Int!  kind',
    'ChronicleFind of chronicle 2.1.0+b',
    'A required field age on input type Filter was added.',
  ],
  [
    'name: String  kind',
    'name: Int  kind',
    'ChronicleFind of chronicle 2.1.0+b',
    'Filter.name changed type from String to Int.',
  ],
  ['name: String  kind', 'kind', 'ChronicleFind of chronicle 2.1.0+b', 'Filter.name was removed.'],
  ['OLD NEW', 'NEW', 'ChronicleFind of chronicle 2.1.0+b', 'OLD was removed from enum type Kind.'],
])('a valid document breaks by what it reads or sends: %s to %s', (from, to, operation, change) => {
  expect(brokenBy(from, to)).toEqual([`The operation ${operation} breaks: ${change}`])
})

test('passes additions, and removals that no operation uses', () => {
  expect(brokenBy('xp: Int!', 'xp: Int!  rank: Int!')).toEqual([])
  expect(
    findBrokenOperations(buildSchema(`${before} extend type Player { moon: Int }`), buildSchema(before), sent),
  ).toEqual([])
})

test('reads schema and operations from files, and says what is wrong with them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sanguine-operations-'))
  const [schema, operations, other] = ['a.graphql', 'a.json', 'b.json'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  writeFileSync(schema, before.replace('  xp: Int!', ''))
  writeFileSync(operations, JSON.stringify(sent))
  writeFileSync(other, '[{ "remote": "game" }]')
  const read = await readDeployedOperations(operations, undefined)
  expect(findBrokenOperations(buildSchema(before), await readSchema(schema), read)).toHaveLength(1)
  await expect(readDeployedOperations(other, undefined)).rejects.toThrow(/b\.json: .*version/s)
  await expect(readDeployedOperations(join(folder, 'c.json'), undefined)).rejects.toThrow(/c\.json: ENOENT/)
  await expect(readSchema(other)).rejects.toThrow(/No schema was read from .*b\.json: Syntax Error/)
  await expect(readDeployedOperations('http://site.example', undefined)).rejects.toThrow(/SANGUINE_TOKEN has no token/)
  rmSync(folder, { recursive: true })
})

test('a remote without a list of its documents is neither checked nor deployed, and the sentence says what writes it', () => {
  const root = mkdtempSync(join(tmpdir(), 'sanguine-operations-'))
  const folder = join(root, 'remotes/chronicle')
  mkdirSync(join(folder, 'dist'), { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "version": "1.0.0" }')
  const manifest = { metaData: { buildInfo: { buildVersion: '1.0.0+a' } } }
  writeFileSync(join(folder, 'dist/mf-manifest.json'), JSON.stringify(manifest))
  const readers = [readOwnOperations, readBuild]
  for (const read of readers)
    expect(() => read(root, 'chronicle')).toThrow(/operations\.json is missing\. Write it first: npm run generate$/)
  writeFileSync(join(folder, 'operations.json'), '["text"')
  for (const read of readers)
    expect(() => read(root, 'chronicle')).toThrow(/operations\.json is no list of documents\. Write it again/)
  rmSync(root, { recursive: true })
})
