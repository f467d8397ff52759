/**
 * Runs journeys repeatedly while every core is busy, and reports which failed how often and why. Tests that depend on a
 * quiet machine fail here. Ends with 1 if any did.
 *
 *   npm run test:stress -- [--times=5] [path ...]     paths as for Jest, default all journeys
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

/** Runs the journeys once; returns those that failed. */
function runOnce(paths: readonly string[], report: string): readonly Failure[] {
  const test = [join(root, 'tools/test.mjs'), ...paths, '--selectProjects=journeys', '--json', `--outputFile=${report}`]
  // the report of a run that could not begin must not be the one before
  rmSync(report, { force: true })
  const { status } = spawnSync(process.execPath, test, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  if (!existsSync(report)) throw new Error(`The journeys could not be run: ${test.join(' ')} ended with ${status}.`)
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
    console.error('--times is how often the journeys are run, such as --times=5.')
    return 2
  }
  const paths = args.filter((arg) => arg !== option)
  const folder = mkdtempSync(join(tmpdir(), 'sanguine-stress-'))
  const stop = keepBusy()
  const failures = new Map<string, number>()
  try {
    for (let run = 1; run <= times; run += 1) {
      const failed = runOnce(paths, join(folder, 'report.json'))
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
  if (rows.length > 0) console.log(`\n${textTable(['journey', 'failed'], rows)}`)
  return rows.length === 0 ? 0 : 1
}
