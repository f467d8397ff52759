/**
 * Runs tests repeatedly in a harder environment, and reports which failed how often and why. Ends with 1 if any did.
 * Journeys run while every core is busy, so that those fail that depend on a quiet machine. With `--late-answers` the
 * tests of components run instead: their mock gateway answers calls made together in another order in each run.
 *
 *   npm run test:stress -- [--times=5] [--late-answers] [path ...]     paths as for Jest, default all tests
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { textTable } from './report/table'
import { root } from './root'

const defaultTimes = 5

interface JestReport {
  readonly testResults: readonly {
    readonly name: string
    /** why the file could not be run; empty otherwise */
    readonly message: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

/** Keeps every core busy, as other programs would; returns what stops it. The threads end with this process at the latest. */
function keepBusy(): () => Promise<unknown> {
  const workers = Array.from({ length: availableParallelism() }, () => new Worker('for (;;);', { eval: true }))
  return () => Promise.all(workers.map((worker) => worker.terminate()))
}

interface Failure {
  readonly title: string
  readonly message: string
}

/** The options of one run: the seed sets in which order the mock gateway answers; undefined for journeys. */
interface Run {
  readonly paths: readonly string[]
  readonly report: string
  readonly seed?: number
}

/** Runs the tests once; returns those that failed. */
function runOnce({ paths, report, seed }: Run): readonly Failure[] {
  const project = seed === undefined ? 'journeys' : 'browser'
  const test = [
    ...[join(root, 'tools/test.mjs'), ...paths, `--selectProjects=${project}`],
    ...['--json', `--outputFile=${report}`],
  ]
  // the report of a run that could not begin must not be the one before
  rmSync(report, { force: true })
  const env = seed === undefined ? process.env : { ...process.env, SANGUINE_TEST_LATE_ANSWERS: String(seed) }
  const { status } = spawnSync(process.execPath, test, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] })
  if (!existsSync(report)) throw new Error(`The tests could not be run: ${test.join(' ')} ended with ${status}.`)
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as JestReport
  const failed = testResults.flatMap(({ name, message, assertionResults }) => {
    if (assertionResults.length === 0) return message ? [{ title: name, message }] : []
    return assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({ title: fullName, message: failureMessages.join('\n') }))
  })
  if (status !== 0 && failed.length === 0) throw new Error(`The run ended with ${status}, and no test of it failed.`)
  return failed
}

export async function main(args: readonly string[]): Promise<number> {
  const option = args.find((arg) => arg.startsWith('--times='))
  const times = option === undefined ? defaultTimes : Number(option.slice('--times='.length))
  if (!Number.isInteger(times) || times < 1) {
    console.error('--times is how often the tests are run, such as --times=5.')
    return 2
  }
  const late = args.includes('--late-answers')
  const paths = args.filter((arg) => arg !== option && arg !== '--late-answers')
  const folder = mkdtempSync(join(tmpdir(), 'sanguine-stress-'))
  const stop = late ? async () => undefined : keepBusy()
  const failures = new Map<string, number>()
  try {
    for (let run = 1; run <= times; run += 1) {
      const failed = runOnce({ paths, report: join(folder, 'report.json'), ...(late ? { seed: run } : {}) })
      console.log(`run ${run} of ${times}: ${failed.length === 0 ? 'all passed' : `${failed.length} failed`}`)
      for (const { title, message } of failed) {
        failures.set(title, (failures.get(title) ?? 0) + 1)
        console.log(`\n${title}\n${message}\n`)
      }
    }
  } finally {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
  const rows = [...failures].toSorted((a, b) => b[1] - a[1]).map(([title, count]) => [title, `${count} of ${times}`])
  if (rows.length > 0) console.log(`\n${textTable(['test', 'failed'], rows)}`)
  return rows.length === 0 ? 0 : 1
}
