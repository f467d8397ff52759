import { type Content, type ContentProblem, findBrokenRecords } from '../content'
import { checkArt, checkTexts } from './check-appearance'
import { checkEconomy, checkObtainable } from './check-items'
import { checkProcs } from './check-stats'
import { checkEnemiesMet, checkTables } from './check-tables'

/** What a check may know beside the content. */
export interface CheckKnowledge {
  /** ids of all images there are; left out, images are only checked for being chosen */
  readonly imageIds?: ReadonlySet<string>
}

/** A check of content: pure, one concern, all findings at once. */
export type ContentCheck = (content: Content, knowledge: CheckKnowledge) => readonly ContentProblem[]

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
