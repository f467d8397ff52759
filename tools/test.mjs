/**
 * Builds stale code and runs every suite, or those that the arguments name: `npm test`. All test files share one
 * database server: that of TEST_MONGODB_URI, or an own one. The journeys that can share a site do, one at each
 * speed of the game. With `--changed`, or `--changed=<commit>`, it runs the suites that the changes since `main`, or
 * since that commit, affect.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadTool } from './build/tools.mjs'
import { build } from './build.mjs'

const jest = fileURLToPath(import.meta.resolve('jest/bin/jest'))
const cwd = fileURLToPath(new URL('..', import.meta.url))

/** The arguments for Jest; null where no test is to be run. */
async function jestArguments(args) {
  const changed = args.find((arg) => /^--changed(=|$)/.test(arg))
  if (changed === undefined) return args
  const { findChangedTests } = await loadTool('jest/find-changed-tests')
  const tests = findChangedTests(jest, changed.split('=')[1] ?? 'main')
  const others = args.filter((arg) => arg !== changed)
  if (tests === null) {
    console.log('The change may reach every test, so all of them are run.')
    return others
  }
  return tests.length === 0 ? null : [...others, '--runTestsByPath', ...tests]
}

/** Runs Jest; returns its exit code. The tests leave their files in a folder that ends with the run. */
async function run(args, addresses) {
  const folder = mkdtempSync(join(tmpdir(), 'sanguine-test-'))
  try {
    const env = {
      TEST_DURATIONS: join(cwd, '.cache/test-durations.json'),
      TEST_PROCESSOR_TIME: join(folder, 'processor-time.jsonl'),
      ...process.env,
      TEST_FOLDER: folder,
      ...addresses,
    }
    const [status] = await once(spawn(process.execPath, [jest, ...args], { cwd, stdio: 'inherit', env }), 'exit')
    return status ?? 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

await build({ log: () => undefined }).catch((error) => {
  console.error(error.message)
  console.log('0 passed, 1 failed')
  process.exit(1)
})
const args = await jestArguments(process.argv.slice(2))
if (args === null) {
  console.log('The change reaches no test.\n0 passed, 0 failed')
  process.exit(0)
}
const { startTestServer } = createRequire(import.meta.url)('@sanguine/db/testing')
const server = process.env.TEST_MONGODB_URI ? null : await startTestServer()
const { serveSharedSites } = await loadTool('gateway/shared-site')
const sites = await serveSharedSites()
let status = 1
try {
  status = await run(args, {
    TEST_MONGODB_URI: server?.getUri() ?? process.env.TEST_MONGODB_URI,
    TEST_SITE_ADDRESS: sites.address,
  })
} finally {
  await sites.stop()
  await server?.stop()
}
process.exit(status)
