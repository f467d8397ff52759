/**
 * Changes the code slightly, a thousand times, and checks each time whether a test fails. A changed condition, bound or
 * sum that fails no test is not tested. Ends with 1 if an area is below the goals of `tools/mutation/score.ts`.
 *
 *   npm run test:mutation -- [--changed] [area ...]     default all of `tools/mutation/areas.ts`
 *
 * `--changed` reuses the results of the last such run if neither the mutant nor its tests have changed.
 */
import { findBinary } from '@sanguine/db/testing'
import { areas, type MutationUnit } from './mutation/areas'
import { runUnit } from './mutation/run-unit'
import { formatSurvivor, goals, type JudgedMutant, rateOf, reachesGoals, type Score, scoreOf } from './mutation/score'
import { textTable } from './report/table'
import { root } from './root'

const percent = (rate: number): string => `${(rate * 100).toFixed(1)} %`

const rowOf = (area: string, score: Score): readonly string[] => [
  area,
  `${score.all.killed} of ${score.all.judged}`,
  percent(rateOf(score.all)),
  `${score.logic.killed} of ${score.logic.judged}`,
  percent(rateOf(score.logic)),
  reachesGoals(score) ? 'ok' : 'BELOW',
]

async function judge(area: string, units: readonly MutationUnit[], isIncremental: boolean): Promise<Score> {
  const mutants: JudgedMutant[] = []
  for (const [index, unit] of units.entries())
    mutants.push(...(await runUnit(unit, { name: `${area}-${index}`, isIncremental })))
  return scoreOf(mutants)
}

export async function main(args: readonly string[]): Promise<number> {
  const names = args.filter((arg) => !arg.startsWith('--'))
  const unknown = names.filter((name) => !areas[name])
  if (unknown.length > 0) {
    console.error(`There is no area ${unknown.join(', ')}. There are: ${Object.keys(areas).join(', ')}.`)
    return 2
  }
  // the copy has nothing that is built, and so no database of its own
  process.env.MONGOMS_SYSTEM_BINARY = findBinary()
  const chosen = Object.entries(areas).filter(([name]) => names.length === 0 || names.includes(name))
  const scores: (readonly [area: string, score: Score])[] = []
  for (const [area, units] of chosen) scores.push([area, await judge(area, units, args.includes('--changed'))])
  for (const [area, { survivors }] of scores) {
    if (survivors.length > 0) console.log(`\n${area}: mutants that no test noticed, those of logic with a star`)
    for (const survivor of survivors) console.log(formatSurvivor(survivor, root))
  }
  const head = ['area', 'killed', `goal ${percent(goals.all)}`, 'logic', `goal ${percent(goals.logic)}`, '']
  console.log(
    `\n${textTable(
      head,
      scores.map(([area, score]) => rowOf(area, score)),
    )}`,
  )
  return scores.every(([, score]) => reachesGoals(score)) ? 0 : 1
}
