/** A text that is written in English, in German, or in both. */
export interface WrittenText {
  readonly en: string | null
  readonly de: string | null
}

/** The text in a language, or else in the other one, and the language that it is in. */
export function writtenText({ en, de }: WrittenText, language: string): readonly [text: string, lang: 'en' | 'de'] {
  const isGerman = language === 'de' ? de !== null : en === null
  return isGerman ? [de ?? '', 'de'] : [en ?? '', 'en']
}
