import type { Sentence } from '@sanguine/rules'
import type { ContentProblem } from '../content'
import { tableEnd } from '../kinds/hunting-table'
import type { HuntingTableRecord } from '../records'
import type { ContentCheck } from './content-check'

/**
 * Checks that a table covers 0 to 10,000 without gap or overlap. Every ground needs one for ordinary bait, and at most
 * one for each special bait.
 */
export const checkTables: ContentCheck = ({ records }) => [
  ...records.huntingTable.flatMap(findHoles),
  ...findTwins(records.huntingTable),
  ...records.huntingGround
    .filter(({ id }) => !records.huntingTable.some((table) => table.huntingGroundId === id && table.sequence === 0))
    .map((ground) => ({
      kind: 'huntingGround' as const,
      id: ground.id,
      title: ground.name,
      field: '',
      message: {
        en: 'has no table with the sequence 0, so that ordinary bait meets nobody',
        de: 'hat keine Tabelle mit der Nummer 0, sodass gewöhnliche Köder nichts anlocken',
      },
    })),
]

type TablePlace = Pick<HuntingTableRecord, 'id' | 'huntingGroundId' | 'sequence'>

/** Another table of the same ground with the same sequence. The game would read only one of the two. */
export const findTableTwin = (
  tables: readonly HuntingTableRecord[],
  { id, huntingGroundId, sequence }: TablePlace,
): HuntingTableRecord | undefined =>
  tables.find((table) => table.id !== id && table.huntingGroundId === huntingGroundId && table.sequence === sequence)

function findTwins(tables: readonly HuntingTableRecord[]): ContentProblem[] {
  return tables.flatMap((table): ContentProblem[] => {
    const twin = findTableTwin(tables, table)
    if (!twin) return []
    const message = {
      en: `the ground has the table "${twin.name}" with this sequence, too`,
      de: `der Jagdgrund hat auch die Tabelle „${twin.name}“ mit dieser Nummer`,
    }
    return [{ kind: 'huntingTable', id: table.id, title: table.name, field: 'sequence', message }]
  })
}

const uncovered = (from: number, to: number): Sentence => ({
  en: `nobody is met from ${from} to ${to}`,
  de: `von ${from} bis ${to} erscheint nichts`,
})

const coveredTwice = (from: number, to: number): Sentence => ({
  en: `two are met from ${from} to ${to}`,
  de: `von ${from} bis ${to} sind zwei Gegner eingetragen`,
})

export function findHoles(table: HuntingTableRecord): ContentProblem[] {
  const at = { kind: 'huntingTable' as const, id: table.id, title: table.name, field: 'enemies' }
  const slices = [...table.enemies].sort((a, b) => a.rangeMin - b.rangeMin)
  const problems: ContentProblem[] = []
  let covered = 0
  for (const { rangeMin, rangeMax } of slices) {
    if (rangeMin > covered) problems.push({ ...at, message: uncovered(covered, rangeMin) })
    if (rangeMin < covered) problems.push({ ...at, message: coveredTwice(rangeMin, Math.min(covered, rangeMax)) })
    covered = Math.max(covered, rangeMax)
  }
  if (covered < tableEnd) problems.push({ ...at, message: uncovered(covered, tableEnd) })
  return problems
}

const unmet: Sentence = { en: 'is in no hunting table', de: 'steht in keiner Jagdtabelle' }

/** Checks that every visible enemy lives on some ground. */
export const checkEnemiesMet: ContentCheck = ({ records }) => {
  const met = new Set(
    records.huntingTable.flatMap(({ enemies }) =>
      enemies.filter(({ rangeMin, rangeMax }) => rangeMin < rangeMax).map(({ enemyId }) => enemyId),
    ),
  )
  return records.enemy
    .filter(({ id, isVisible }) => isVisible && !met.has(id))
    .map(({ id, name }) => ({ kind: 'enemy', id, title: name, field: '', message: unmet }))
}
