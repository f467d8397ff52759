/**
 * Compares the odds of the rules with simulated hunts. It covers every enemy of the content pack in three setups,
 * through the phases of its region's rule. It also covers the enemies that every bait and hex attracts. Ends with 1 if
 * a count is further from its chance than accident explains.
 *
 *   npm run test:odds -- [hunts]     default 100,000 for each
 */
import { join } from 'node:path'
import { deviationLimit, type OddsRow } from './odds/row'
import { runWorkers } from './processes/run-workers'

export async function main([given = '100000']: readonly string[]): Promise<number> {
  const hunts = Number(given)
  const startedAt = performance.now()
  const rows = await runWorkers<OddsRow>(join(__dirname, 'odds/worker.js'), { hunts })
  for (const { subject, ground, expected, counted, maxDeviations } of rows)
    console.log(
      `${subject}, ${ground}\n    odds       ${expected}\n    simulation ${counted}\n    ${maxDeviations.toFixed(1)} deviations`,
    )
  const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1)
  const comparisons = rows.reduce((sum, row) => sum + row.comparisons, 0)
  console.log(`\n${rows.length} times ${hunts.toLocaleString('en')} hunts in ${minutes} minutes.`)
  console.log(`${comparisons.toLocaleString('en')} counts compared with their chances.`)
  const worst = Math.max(...rows.map(({ maxDeviations }) => maxDeviations))
  console.log(`Furthest from its chance: ${worst.toFixed(1)} deviations.`)
  const wrong = rows.filter(({ maxDeviations }) => !(maxDeviations < deviationLimit))
  for (const { subject, ground, maxDeviations } of wrong)
    console.error(`${subject}, ${ground}: ${maxDeviations.toFixed(1)} deviations`)
  return wrong.length === 0 ? 0 : 1
}
