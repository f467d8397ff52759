import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { testApp } from '@sanguine/kernel/testing'
import { remoteReportersService, remotesStatus } from './remotes-status'

const root = mkdtempSync(join(tmpdir(), 'remotes-'))
mkdirSync(join(root, 'remotes/game/dist'), { recursive: true })
writeFileSync(join(root, 'remotes/game/dist/mf-manifest.json'), '{}')
const manifest = (name: string) => `/remotes/${name}/mf-manifest.json`

test('remotes fail if their manifests are missing', async () => {
  const { app } = testApp()
  const current = () => ({ game: manifest('game'), admin: manifest('admin') })
  expect(await remotesStatus({ remotes: { current }, root }).measure(app)).toEqual({ total: 2, failed: 1, slow: 0 })
})

test('remotes are slow if browsers at three addresses report them, until the next measurement', async () => {
  const { app } = testApp()
  const { measure } = remotesStatus({ remotes: { current: () => ({ game: manifest('game') }) }, root })
  const report = (...addresses: readonly string[]) => {
    for (const address of addresses) app.get(remoteReportersService).add(address)
  }
  report('a', 'a', 'b')
  expect(await measure(app)).toEqual({ total: 1, failed: 0, slow: 0 })
  report('a', 'b', 'c')
  expect(await measure(app)).toEqual({ total: 1, failed: 0, slow: 1 })
  expect(await measure(app)).toEqual({ total: 1, failed: 0, slow: 0 })
})
