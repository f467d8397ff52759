import { anyRecords, type Content, type ContentProblem, findBrokenRecords, titleOf } from '../content'
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
import type { CheckKnowledge, ContentCheck } from './content-check'
import { findRepeatedEntries } from './find-entry-issues'

const checkRepeatedEntries: ContentCheck = ({ records }) =>
  kindNames.flatMap((kind) =>
    anyRecords(records, kind).flatMap((record) =>
      findRepeatedEntries(kind, record).map((issue) => ({
        kind,
        id: record.id,
        title: titleOf(kind, record),
        ...issue,
      })),
    ),
  )

const checks: readonly ContentCheck[] = [
  (content) => findBrokenRecords(content),
  checkRepeatedEntries,
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

/** Everything that a careful editor would not let pass, from dead references to texts that do not fit a card. */
export const checkContent = (content: Content, knowledge: CheckKnowledge = {}): ContentProblem[] =>
  checks.flatMap((check) => check(content, knowledge))

/** As `checkContent`, in steps with `pause` in between: a server lets other calls run there. */
export async function checkContentInSteps(
  content: Content,
  knowledge: CheckKnowledge,
  pause: () => Promise<unknown>,
): Promise<ContentProblem[]> {
  const found: ContentProblem[][] = []
  for (const check of checks) {
    found.push([...check(content, knowledge)])
    await pause()
  }
  return found.flat()
}
