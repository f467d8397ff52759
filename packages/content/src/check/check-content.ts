import {
  anyRecords,
  type Content,
  type ContentProblem,
  findBrokenFields,
  findBrokenStart,
  indexContent,
  titleOf,
} from '../content'
import { kindNames } from '../kind-name'
import { checkArt } from './check-appearance'
import { checkEconomy } from './check-items'
import { checkMysticPower } from './check-mystic-power'
import { checkPurpose } from './check-purpose'
import { checkReach } from './check-reach'
import { checkProcs, checkProcsUsed } from './check-stats'
import { checkEnemiesMet, checkTables } from './check-tables'
import { checkTexts } from './check-texts'
import { checkTranslations } from './check-translations'
import {
  type CheckInput,
  type CheckKnowledge,
  type ContentCheck,
  type Findings,
  findInSteps,
  pausePoint,
} from './content-check'
import { findFreePrice, findRepeatedEntries } from './find-entry-issues'

function* checkRecords({ records, start }: Content, { index }: CheckInput): Findings {
  for (const kind of kindNames)
    yield* findInSteps(anyRecords(records, kind), (record) => [
      ...findBrokenFields(kind, record, index),
      ...[...findRepeatedEntries(kind, record), ...(kind === 'item' ? findFreePrice(record) : [])].map((issue) => ({
        kind,
        id: record.id,
        title: titleOf(kind, record),
        ...issue,
      })),
    ])
  yield* findBrokenStart(start, index)
}

const checks: readonly ContentCheck[] = [
  checkRecords,
  checkTables,
  checkEnemiesMet,
  checkReach,
  checkPurpose,
  checkEconomy,
  checkProcs,
  checkProcsUsed,
  checkMysticPower,
  checkArt,
  checkTexts,
  checkTranslations,
]

/** Runs all checks of a careful editor, from dead references to texts that do not fit a card. */
export function checkContent(content: Content, knowledge: CheckKnowledge = {}): ContentProblem[] {
  const input = { ...knowledge, index: indexContent(content.records) }
  return checks.flatMap((check) => [...check(content, input)].filter((found) => found !== pausePoint))
}

/**
 * Like `checkContent`, in steps of a few milliseconds with `pause` in between, so that a server can serve other calls.
 */
export async function checkContentInSteps(
  content: Content,
  input: CheckInput,
  pause: () => Promise<unknown>,
): Promise<ContentProblem[]> {
  const problems: ContentProblem[] = []
  for (const check of checks) {
    for (const found of check(content, input))
      if (found === pausePoint) await pause()
      else problems.push(found)
    await pause()
  }
  return problems
}
