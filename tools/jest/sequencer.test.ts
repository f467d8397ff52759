import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import Sequencer from './sequencer.cjs'

const root = join(__dirname, '../..')
const cacheDirectory = mkdtempSync(join(tmpdir(), 'sanguine-sequencer-'))
afterAll(() => rmSync(cacheDirectory, { recursive: true }))

/** The order of files with these sizes in characters, where none has run before. */
function orderOf(sizes: Readonly<Record<string, number>>): readonly string[] {
  const hasteFS = { getSize: (path: string) => sizes[path.slice(root.length + 1)] }
  const context = { config: { rootDir: root, cacheDirectory, id: 'order' }, hasteFS }
  const tests = Object.keys(sizes).map((path) => ({ path: join(root, path), context }))
  const sequencer = new Sequencer({ contexts: [context], globalConfig: { rootDir: root } } as never)
  return sequencer.sort(tests as never).map(({ path }) => path.slice(root.length + 1))
}

test('a file that is long for its size runs first where none has run before', () => {
  const [small, large, long] = ['host/small.test.ts', 'host/large.test.ts', 'gateway/src/main.test.ts'] as const
  expect(orderOf({ [small]: 500, [large]: 30_000, [long]: 900 })).toEqual([long, large, small])
})

test('files that drive programs are spread among the others', () => {
  const others = { 'host/a.test.ts': 40, 'host/b.test.ts': 30, 'host/c.test.ts': 20, 'host/d.test.ts': 10 }
  expect(orderOf({ ...others, 'e2e/a.test.ts': 9, 'tools/b.test.ts': 8 })).toEqual([
    ...['e2e/a.test.ts', 'host/a.test.ts', 'host/b.test.ts'],
    ...['tools/b.test.ts', 'host/c.test.ts', 'host/d.test.ts'],
  ])
})

test('every file that is named as long for its size exists', () => {
  const named = Object.keys(Sequencer.usualSeconds)
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
  expect(named.length).toBeGreaterThan(0)
})
