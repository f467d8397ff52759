import type { Content, ContentProblem } from '../content'
import type { Translations } from '../language/translation'

/** What a check may know beside the content. */
export interface CheckKnowledge {
  /** ids of all images there are; left out, images are only checked for being chosen */
  readonly imageIds?: ReadonlySet<string>
  /** by language; what is given here has to be complete */
  readonly translations?: Translations
}

/** A check of content: pure, one concern, all findings at once. */
export type ContentCheck = (content: Content, knowledge: CheckKnowledge) => readonly ContentProblem[]
