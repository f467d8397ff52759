import { join } from 'node:path'
import type { MutationUnit } from './areas'
import { jestOptions } from './jest-options'
import type { JudgedMutant } from './score'

/** Folder of the copies and of the results of earlier runs. */
const cache = '.cache/mutation'

/** Files that no test of these areas needs are not copied, because each mutant scans the whole copy. */
const notCopied = [
  ...['dist', 'data', 'coverage', '.cache', 'jest.config.mjs', 'docs', 'host', 'remotes', 'e2e'],
  ...['packages/content/art', 'packages/federation', 'packages/ui'],
]

export interface RunOptions {
  /** name of the file with what the last run found */
  readonly name: string
  /** whether mutants are taken from the last run where neither they nor their tests have changed */
  readonly isIncremental: boolean
}

/** Runs the tests of a unit once for each mutant of its files, one after another. */
export async function runUnit(
  { files, tests }: MutationUnit,
  { name, isIncremental }: RunOptions,
): Promise<readonly JudgedMutant[]> {
  const { Stryker } = await import('@stryker-mutator/core')
  const stryker = new Stryker({
    mutate: [...files],
    ignorePatterns: notCopied,
    tempDirName: cache,
    plugins: ['@stryker-mutator/jest-runner'],
    testRunner: 'jest',
    jest: { projectType: 'custom', config: await jestOptions(tests), enableFindRelatedTests: false },
    tsconfigFile: 'none',
    disableTypeChecks: false,
    coverageAnalysis: 'perTest',
    ignoreStatic: true,
    concurrency: 1,
    timeoutMS: 15_000,
    incremental: isIncremental,
    incrementalFile: join(cache, `${name}.json`),
    reporters: ['progress-append-only'],
    allowConsoleColors: false,
    thresholds: { high: 100, low: 0, break: null },
  } as ConstructorParameters<typeof Stryker>[0])
  return stryker.runMutationTest()
}
