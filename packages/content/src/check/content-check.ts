import type { Content, ContentIndex, ContentProblem } from '../content'
import type { Translations } from '../language/translation'

/** What a check may know beside the content. */
export interface CheckKnowledge {
  /** ids of all images there are; left out, images are only checked for being chosen */
  readonly imageIds?: ReadonlySet<string>
  /** whether each image moves, by its id; images that are left out are not checked for it */
  readonly imageMotion?: ReadonlyMap<string, boolean>
  /** by language; what is given here has to be complete */
  readonly translations?: Translations
}

/** What every check gets beside the content. */
export interface CheckInput extends CheckKnowledge {
  readonly index: ContentIndex
}

/** Where a check can be interrupted, so that a server lets other calls run. */
export const pausePoint = null

/** What is found, one after another, with the points of pause in between. */
export type Findings = Iterable<ContentProblem | typeof pausePoint>

/** A check of content: pure, one concern. */
export type ContentCheck = (content: Content, input: CheckInput) => Findings

/** Records that are looked at between two pauses: about a millisecond. */
const recordsPerStep = 200

/** What is found in each record, in steps. */
export function* findInSteps<Of>(records: Iterable<Of>, find: (record: Of) => Iterable<ContentProblem>): Findings {
  let count = 0
  for (const record of records) {
    yield* find(record)
    count += 1
    if (count % recordsPerStep === 0) yield pausePoint
  }
}
