/** A sentence, or a part of one, in each language of the site. */
export interface Sentence {
  readonly en: string
  readonly de: string
}

/** Options of a zod refinement: its message, and for `issue.params` the message in German. */
export const refused = ({ en, de }: Sentence) => ({ error: en, params: { de } })
