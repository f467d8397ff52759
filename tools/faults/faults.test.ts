import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { beforeAll, expect, test } from '@jest/globals'
import { root } from '../root'
import { runFaults } from './run-faults'
import { scenarios } from './scenarios'

beforeAll(() => {
  execFileSync(process.execPath, [join(root, 'tools/build/server.mjs')])
}, 60_000)

test('nothing is lost or done twice while gateways and database fail, and every call ends as it may', async () => {
  const points = scenarios.filter(({ isInShortForm }) => isInShortForm)
  const { findings, acknowledged, repeats } = await runFaults({ players: 4, points, seed: '1', say: () => undefined })
  expect(findings).toEqual([])
  expect(acknowledged).toBeGreaterThan(50)
  expect(repeats).toBeGreaterThan(5)
}, 240_000)
