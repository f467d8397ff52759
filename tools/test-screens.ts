/**
 * Tests every screen in every window, in either theme and language, and every section of the CMS by mouse and keyboard.
 * Every kind of lost file meets every kind of fault. `npm test` has a part of each. `npm run test:screens`; some minutes.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './root'

export function main(args: readonly string[]): number {
  const test = [
    join(root, 'tools/test.mjs'),
    'every-screen',
    'cms-sections',
    'lost-files',
    '--selectProjects=journeys',
    ...args,
  ]
  const env = { ...process.env, TEST_SCREENS: 'all' }
  return spawnSync(process.execPath, test, { env, stdio: 'inherit' }).status ?? 1
}
