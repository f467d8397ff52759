/** The languages the game is told in; the first is the one that content is written in. */
export const languages = ['en', 'de'] as const
export type Language = (typeof languages)[number]

export const originalLanguage: Language = 'en'

/** A header is read no further than this. */
const maxChoices = 20

interface Choice {
  readonly language: Language | undefined
  readonly quality: number
}

/** One choice of the header, as `de-AT;q=0.8`; of a region the language counts. */
function choiceOf(part: string): Choice {
  const [range = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
  const given = parameters.find((text) => text.startsWith('q='))
  const quality = given === undefined ? 1 : Number(given.slice(2))
  const wanted = range === '*' ? originalLanguage : range.split('-')[0]
  return {
    language: languages.find((language) => language === wanted),
    quality: Number.isFinite(quality) ? quality : 0,
  }
}

/** The language that an `Accept-Language` header (RFC 9110) prefers among ours; English where it names none of them. */
export function readLanguage(header: string | undefined): Language {
  if (!header) return originalLanguage
  const choices = header.split(',', maxChoices).map(choiceOf)
  const known = choices.filter(({ language, quality }) => language !== undefined && quality > 0)
  // sorting keeps the header's order where the quality is the same
  return known.sort((a, b) => b.quality - a.quality)[0]?.language ?? originalLanguage
}
