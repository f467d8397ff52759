/**
 * Runs the tests of server and browser with every case and the full number of draws: `npm run test:deep`, with `-- <paths>` some of them.
 * `npm test` has a part of the cases.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './root'

export function main(args: readonly string[]): number {
  const test = [join(root, 'tools/test.mjs'), ...args, '--selectProjects', 'server', 'browser']
  const env = { ...process.env, TEST_DEPTH: 'deep' }
  return spawnSync(process.execPath, test, { env, stdio: 'inherit' }).status ?? 1
}
