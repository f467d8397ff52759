import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { draw } from './chart/chart'
import { chartsOf } from './charts'
import { type Law, lawsOf } from './laws'
import { withNumbers } from './report'
import type { Biography } from './simulation'
import { summaryOf } from './summary'

/** Holds the lives against the laws, draws them and writes their numbers down; answers the laws. */
export function conclude(lives: readonly Biography[], docs: string): readonly Law[] {
  const kinds = summaryOf(lives)
  const laws = lawsOf(kinds)
  for (const [file, chart] of Object.entries(chartsOf(kinds))) writeFileSync(join(docs, 'balance', file), draw(chart))
  const document = join(docs, 'balance.md')
  writeFileSync(document, withNumbers(readFileSync(document, 'utf8'), kinds, laws))
  return laws
}
