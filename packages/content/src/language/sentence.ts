/**
 * A sentence, or a part of one, in each language of the site. The kernel has its own type for the server, because
 * content also runs in browsers.
 */
export interface Sentence {
  readonly en: string
  readonly de: string
}

/** Options of a zod refinement: its message, and for `issue.params` the message in German. */
export const refused = ({ en, de }: Sentence) => ({ error: en, params: { de } })
