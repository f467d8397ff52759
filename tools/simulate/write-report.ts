import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packRelease } from '@sanguine/content/testing'
import { type Assertion, assertionsOf } from './assertions'
import { drawChart } from './chart/chart'
import type { PlayerRun } from './player-run'
import { insertNumbers } from './report'
import { groundSetupsOf, setupAssertion, setupTable } from './setups'
import { chartsOf } from './simulation-charts'
import { summaryOf } from './summary'

/** Writes the charts and the numbers of the runs to the folder `docs`; returns what was asserted of them. */
export function writeReport(runs: readonly PlayerRun[], docs: string): readonly Assertion[] {
  const kinds = summaryOf(runs)
  const setups = groundSetupsOf(packRelease())
  const assertions = [...assertionsOf(kinds), setupAssertion(setups)]
  for (const [file, chart] of Object.entries(chartsOf(kinds)))
    writeFileSync(join(docs, 'balance', file), drawChart(chart))
  const document = join(docs, 'balance.md')
  writeFileSync(
    document,
    insertNumbers(readFileSync(document, 'utf8'), { kinds, assertions, setups: setupTable(setups) }),
  )
  return assertions
}
