import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { beforeAll, expect, test } from '@jest/globals'
import { root } from '../root'
import { runFaults } from './run-faults'
import { scenarios } from './scenarios'

beforeAll(() => {
  execFileSync(process.execPath, [join(root, 'tools/build/server.mjs')])
})

test('nothing is lost or done twice while gateways and database fail, and every call ends within its limit', async () => {
  const points = scenarios.filter(({ isInShortForm }) => isInShortForm)
  // Calls at every moment of a fault, yet few enough to leave the processors to other tests. The whole form has the limit of a call.
  const load = { players: 4, pauseMs: 150, maxCallMs: 16_000 }
  const { findings, acknowledged, repeats } = await runFaults({ ...load, points, seed: '1', say: () => undefined })
  expect(findings).toEqual([])
  expect(acknowledged).toBeGreaterThan(50)
  expect(repeats).toBeGreaterThan(5)
}, 600_000)
