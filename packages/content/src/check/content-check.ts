import type { Content, ContentProblem } from '../content'

/** What a check may know beside the content. */
export interface CheckKnowledge {
  /** ids of all images there are; left out, images are only checked for being chosen */
  readonly imageIds?: ReadonlySet<string>
}

/** A check of content: pure, one concern, all findings at once. */
export type ContentCheck = (content: Content, knowledge: CheckKnowledge) => readonly ContentProblem[]
