/**
 * Prints the twenty files and the twenty tests that took longest when they last ran by `npm test`, whole or in part.
 * `npm run test:slowest`.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { textTable } from './report/table'
import { root } from './root'

interface FileDuration {
  readonly seconds: number
  /** of the worker of Jest; a browser or a site that the file starts is not in it */
  readonly processorSeconds: number
  readonly tests: readonly { readonly title: string; readonly seconds: number }[]
}

const shown = 20
const longestTitle = 140

const slowestOf = <Timed extends { readonly seconds: number }>(timed: readonly Timed[]): readonly Timed[] =>
  timed.toSorted((a, b) => b.seconds - a.seconds).slice(0, shown)

export function main(): number {
  const file = join(root, '.cache/test-durations.json')
  if (!existsSync(file)) {
    console.error('No durations are known yet. Run `npm test` first, whole or with paths.')
    return 1
  }
  const durations = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, FileDuration>>
  // tests that were removed or renamed since are not in the suite any more
  const files = Object.entries(durations)
    .filter(([path]) => existsSync(join(root, path)))
    .map(([path, duration]) => ({ path, ...duration }))
  const tests = files.flatMap((each) => each.tests.map((test) => ({ path: each.path, ...test })))
  console.log(
    textTable(
      ['file', 'seconds', 'of the processor'],
      slowestOf(files).map((each) => [each.path, each.seconds.toFixed(1), each.processorSeconds.toFixed(1)]),
    ),
  )
  console.log(
    `\n${textTable(
      ['test', 'seconds'],
      slowestOf(tests).map(({ path, title, seconds }) => [
        `${path}: ${title}`.slice(0, longestTitle),
        seconds.toFixed(1),
      ]),
    )}`,
  )
  return 0
}
