/**
 * Builds what is stale and runs every suite, or those that the arguments name, with one database server for all test files.
 * `npm test`. Where `CI` is set, a few journeys that failed are run once more; those that pass only then are named.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadTool } from './build/tools.mjs'
import { build } from './build.mjs'

await build({ log: () => undefined }).catch((error) => {
  console.error(error.message)
  console.log('0 passed, 1 failed')
  process.exit(1)
})
const jest = fileURLToPath(import.meta.resolve('jest/bin/jest'))
const cwd = fileURLToPath(new URL('..', import.meta.url))

const { startTestServer } = createRequire(import.meta.url)('@sanguine/db/testing')
const server = await startTestServer()

/** Ends the run. */
async function end(status) {
  await server.stop()
  process.exit(status)
}

/** Runs Jest; returns its exit code and how each file ended, as `TestFile`s. The tests leave their files in a folder that ends with the run. */
async function run(args) {
  const folder = mkdtempSync(join(tmpdir(), 'sanguine-test-'))
  const summary = join(folder, 'files.json')
  try {
    const env = { ...process.env, TEST_FOLDER: folder, TEST_FILES: summary, TEST_MONGODB_URI: server.getUri() }
    const [status] = await once(spawn(process.execPath, [jest, ...args], { cwd, stdio: 'inherit', env }), 'exit')
    // there is none after `--help`, or where Jest was stopped
    return { status: status ?? 1, files: existsSync(summary) ? JSON.parse(readFileSync(summary, 'utf8')) : [] }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const first = await run(process.argv.slice(2))
if (first.status === 0 || !process.env.CI) await end(first.status)

const { closingLine, inPlaceOf, secondTry } = await loadTool('jest/second-try')
const paths = secondTry(first.files)
if (paths.length === 0) await end(first.status)

console.log(`\nOnce more:\n${paths.join('\n')}`)
const second = await run(['--selectProjects', 'journeys', '--maxWorkers', '1', '--runTestsByPath', ...paths])
for (const { path, failed } of second.files) if (failed === 0) console.log(`passed only the second time: ${path}`)
console.log(closingLine(inPlaceOf(first.files, second.files)))
await end(second.status)
