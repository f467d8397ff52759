import { afterEach, expect, it } from '@jest/globals'
import { temporaryFolder } from './a-server'
import { runCrashes } from './crash/run-crashes'
import { ensureBuilt } from './ensure-built'

const killCount = 10

let folder: ReturnType<typeof temporaryFolder> | undefined

afterEach(() => {
  folder?.remove()
  folder = undefined
})

it('loses and duplicates no acknowledged write when it is killed under load', async () => {
  ensureBuilt()
  folder = temporaryFolder()
  const report = await runCrashes({ dbPath: folder.path, kills: killCount, seed: 3, writes: 150 })
  expect(report.problems).toEqual([])
  expect(report.kills).toBe(killCount)
  expect(report.acknowledged).toBeGreaterThan(killCount * 10)
})
