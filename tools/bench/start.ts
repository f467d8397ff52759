/**
 * Measures the start of a gateway on its embedded database, as the release starts it. The first start has an empty folder,
 * later ones have its data. Each row has the medians of several rounds. `npm run bench:start -- --rounds=5 --write`
 *
 * The memory of the gateway includes the program of Node. The memory of its database is counted without mapped files,
 * which are the same program and pages of its data.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startGateway } from '../gateway/start-gateway'
import { childOf, memoryOf } from '../processes/memory'
import { withParts } from '../processes/parts'
import { median } from '../report/statistics'
import { textTable } from '../report/table'
import { cpuMsOf, memoryMbOf, restMs } from './api/cpu'
import { machine, writeMeasurement } from './performance-doc'

const heads = ['start', 'ready after ms', 'processor ms', 'MB when ready', 'MB at rest', 'with its database']

/** Starts a gateway on the data of a folder and stops it; returns the columns of the table. */
async function measureStart(folder: string): Promise<readonly number[]> {
  const began = performance.now()
  const { pid, stop } = await startGateway({
    DATA_DIR: folder,
    NODE_ENV: 'production',
    PASSWORD_PEPPER: 'the pepper of a database that is thrown away',
    LOG_LEVEL: 'error',
  })
  try {
    const whenReady = [performance.now() - began, cpuMsOf(pid), memoryMbOf(pid)]
    await sleep(restMs)
    const atRest = memoryMbOf(pid)
    return [...whenReady, atRest, atRest + memoryOf(childOf(pid)).own]
  } finally {
    await stop()
  }
}

const mediansOf = (rounds: readonly (readonly number[])[]): readonly string[] =>
  (rounds[0] ?? []).map((_, column) => median(rounds.map((round) => round[column] ?? Number.NaN)).toFixed(0))

export const main = (args: readonly string[]): Promise<void> =>
  withParts(async (parts) => {
    const { values } = parseArgs({
      args: [...args],
      options: { rounds: { type: 'string', default: '5' }, write: { type: 'boolean', default: false } },
    })
    const first: (readonly number[])[] = []
    const later: (readonly number[])[] = []
    for (let round = 0; round < Number(values.rounds); round += 1) {
      const folder = parts.add(mkdtempSync(join(tmpdir(), 'sanguine-bench-')), (path) =>
        rmSync(path, { recursive: true, force: true }),
      )
      first.push(await measureStart(folder))
      later.push(await measureStart(folder))
    }
    const rows = [
      ['first, with an empty folder', ...mediansOf(first)],
      ['later', ...mediansOf(later)],
    ]
    console.log(textTable(heads, rows))
    if (values.write) writeMeasurement('start', `${machine()}; ${values.rounds} rounds`, heads, rows)
  })
