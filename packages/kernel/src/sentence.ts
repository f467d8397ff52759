import type { Language } from './language'

/** A sentence for people, in each language of the site. */
export type Sentence = Readonly<Record<Language, string>>
