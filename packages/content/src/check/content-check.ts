import type { Content, ContentProblem } from '../content'

/** What players read in another language: record id → field → text. */
export type Translation = Readonly<Record<string, Readonly<Record<string, string>>>>

/** What a check may know beside the content. */
export interface CheckKnowledge {
  /** ids of all images there are; left out, images are only checked for being chosen */
  readonly imageIds?: ReadonlySet<string>
  /** by language; what is given here has to be complete */
  readonly translations?: Readonly<Record<string, Translation>>
}

/** A check of content: pure, one concern, all findings at once. */
export type ContentCheck = (content: Content, knowledge: CheckKnowledge) => readonly ContentProblem[]
