import type { Content, ContentIndex, ContentProblem } from '../content'
import type { Translations } from '../language/translation'

/** Optional facts for a check, beside the content. */
export interface CheckKnowledge {
  /** ids of all existing images; without them, the check only looks for missing choices */
  readonly imageIds?: ReadonlySet<string>
  /** whether each image moves, by its id; images that are left out are not checked for it */
  readonly imageMotion?: ReadonlyMap<string, boolean>
  /** translations by language, all of which must be complete */
  readonly translations?: Translations
}

/** The input of every check, beside the content. */
export interface CheckInput extends CheckKnowledge {
  readonly index: ContentIndex
}

/** A value that a check yields where it can be interrupted, so that a server can serve other calls. */
export const pausePoint = null

/** The findings of a check, one after another, with pause points in between. */
export type Findings = Iterable<ContentProblem | typeof pausePoint>

/** A check of content: pure, one concern. */
export type ContentCheck = (content: Content, input: CheckInput) => Findings

/** The number of records between two pauses: about a millisecond. */
const recordsPerStep = 200

/** The findings of each record, in steps. */
export function* findInSteps<Of>(records: Iterable<Of>, find: (record: Of) => Iterable<ContentProblem>): Findings {
  let count = 0
  for (const record of records) {
    yield* find(record)
    count += 1
    if (count % recordsPerStep === 0) yield pausePoint
  }
}
