/**
 * Simulates four kinds of players in the world of the content pack with the rules' own functions. Draws charts of them
 * (docs/balance) and ends with 1 if an assertion of docs/balance.md fails. The same world gives the same runs.
 *
 *   npm run simulate -- [players] [days]     default 1,000 and 60
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { runWorkers } from './processes/run-workers'
import { root } from './root'
import type { PlayerRun } from './simulate/player-run'
import { writeReport } from './simulate/write-report'

export async function main(args: readonly string[]): Promise<number> {
  const [players = 1000, days = 60] = args.map(Number)
  if (![players, days].every((number) => Number.isInteger(number) && number > 0)) {
    console.error('Give the numbers of players and days as two whole numbers, as in: npm run simulate -- 1000 60')
    return 2
  }
  const startedAt = performance.now()
  const runs = await runWorkers<PlayerRun>(join(__dirname, 'simulate/worker.js'), { players, days })
  mkdirSync(join(root, 'docs/balance'), { recursive: true })
  const assertions = writeReport(runs, join(root, 'docs'))
  for (const { claim, found, holds } of assertions) console.log(`${holds ? 'holds' : 'FAILS'} ${claim} ${found}`)
  console.log(`${players} players, ${days} days, ${((performance.now() - startedAt) / 1000).toFixed(0)} s`)
  return assertions.every(({ holds }) => holds) ? 0 : 1
}
