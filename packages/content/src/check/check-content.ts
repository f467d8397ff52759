import { type Content, type ContentProblem, findBrokenRecords } from '../content'
import { checkArt, checkTexts } from './check-appearance'
import { checkEconomy, checkObtainable } from './check-items'
import { checkProcs } from './check-stats'
import { checkEnemiesMet, checkTables } from './check-tables'
import type { CheckKnowledge, ContentCheck } from './content-check'

const checks: readonly ContentCheck[] = [
  (content) => findBrokenRecords(content),
  checkTables,
  checkEnemiesMet,
  checkObtainable,
  checkEconomy,
  checkProcs,
  checkArt,
  checkTexts,
]

/** Everything that a careful editor would not let pass, from dead references to texts that do not fit a card. */
export const checkContent = (content: Content, knowledge: CheckKnowledge = {}): ContentProblem[] =>
  checks.flatMap((check) => check(content, knowledge))
