/**
 * Compares `docs/security.md` with the requirements of the OWASP ASVS. Each number of the levels 1 and 2 has one row
 * with a known status, and an existing test or check, or a reason. Part of `npm run check`.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root'

/** A row of a table of requirements, its cells as they are written. */
export interface RequirementRow {
  readonly number: string
  readonly about: string
  readonly status: string
  readonly how: string
  readonly test: string
}

const statuses = ['met', 'not applicable', 'not met'] as const

/** The shortest text that can be a reason, in characters. */
const minReasonLength = 15

/** The rows of all tables whose first cell is the number of a requirement, such as `6.2.4`. */
export const readRows = (text: string): readonly RequirementRow[] =>
  text.split('\n').flatMap((line) => {
    if (!/^\| *\d+\.\d+\.\d+ *\|/.test(line)) return []
    const [number = '', about = '', status = '', how = '', test = ''] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
    return [{ number, about, status, how, test }]
  })

/** The files and folders that a cell names in backticks; other words in backticks are none. */
const pathsIn = (cell: string): readonly string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, word = '']) =>
    /^[\w.-]+(\/[\w.-]+)+$|^[\w-]+\.(md|json|graphql)$/.test(word) ? [word] : [],
  )

function problemsOfRow({ number, about, status, how, test }: RequirementRow, exists: (path: string) => boolean) {
  const missing = [...pathsIn(how), ...pathsIn(test)].filter((path) => !exists(path))
  return [
    ...(about === '' ? [`${number} does not say what it is about.`] : []),
    ...(statuses.some((known) => known === status) ? [] : [`${number} has the unknown status "${status}".`]),
    ...(status === 'met' && pathsIn(test).length === 0 ? [`${number} is met without a test.`] : []),
    ...(status === 'met' && how === '' ? [`${number} does not say how it is met.`] : []),
    ...(status !== 'met' && how.length < minReasonLength ? [`${number} is ${status} without a reason.`] : []),
    ...missing.map((path) => `${number} names ${path}, which does not exist.`),
  ]
}

/** How many requirements have each status, as the document says it. */
export const summaryOf = (rows: readonly RequirementRow[]): string =>
  statuses.map((status) => `${rows.filter((row) => row.status === status).length} ${status}`).join(', ')

/** The problems of the document, a sentence each. `numbers` are the requirements that it must have. */
export function findProblems(text: string, numbers: readonly string[], exists: (path: string) => boolean): string[] {
  const rows = readRows(text)
  const count = (number: string) => rows.filter((row) => row.number === number).length
  const summary = summaryOf(rows)
  return [
    ...numbers.filter((number) => count(number) === 0).map((number) => `${number} is missing.`),
    ...[...new Set(rows.map(({ number }) => number))].flatMap((number) => [
      ...(count(number) > 1 ? [`${number} has ${count(number)} rows.`] : []),
      ...(numbers.includes(number) ? [] : [`${number} is no requirement of the levels 1 and 2.`]),
    ]),
    ...rows.flatMap((row) => problemsOfRow(row, exists)),
    ...(text.includes(summary) ? [] : [`The document does not say "${summary}".`]),
  ]
}

/** Requirements by number, with their level. */
const levelsFile = 'tools/checks/asvs-levels.json'

export function main(): number {
  const levels: Readonly<Record<string, number>> = JSON.parse(readFileSync(join(root, levelsFile), 'utf8'))
  const text = readFileSync(join(root, 'docs/security.md'), 'utf8')
  const problems = findProblems(text, Object.keys(levels), (path) => existsSync(join(root, path)))
  for (const problem of problems) console.error(`docs/security.md: ${problem}`)
  return problems.length === 0 ? 0 : 1
}
