import { type Language, languages, originalLanguage } from '@sanguine/rules'

/** The maximum number of choices read from a header. */
const maxChoices = 20

interface Choice {
  readonly language: Language | undefined
  readonly quality: number
}

/** One choice of the header, such as `de-AT;q=0.8`; only the language of a region counts. */
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

/** The language that an `Accept-Language` header (RFC 9110) prefers among ours; English if it names none of them. */
export function readLanguage(header: string | undefined): Language {
  if (!header) return originalLanguage
  const choices = header.split(',', maxChoices).map(choiceOf)
  const known = choices.filter(({ language, quality }) => language !== undefined && quality > 0)
  // the sort keeps the header's order for equal quality
  return known.sort((a, b) => b.quality - a.quality)[0]?.language ?? originalLanguage
}
