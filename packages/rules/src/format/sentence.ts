/** The languages of the game; the first is the language in which content is written. */
export const languages = ['en', 'de'] as const
export type Language = (typeof languages)[number]

export const originalLanguage: Language = 'en'

/** A sentence for people, or a part of one, in each language of the site. */
export type Sentence = Readonly<Record<Language, string>>

/** Options of a zod refinement: its message, and for `issue.params` the message in German. */
export const refused = ({ en, de }: Sentence) => ({ error: en, params: { de } })
