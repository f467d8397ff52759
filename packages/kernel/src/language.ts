import { type Language, languages, originalLanguage } from '@sanguine/rules'

/** The maximum number of choices read from a header. */
const maxChoices = 20

interface Choice {
  /** a language of ours, `*` for those that the header does not name, or another text */
  readonly range: string
  readonly quality: number
}

/** One choice of the header, such as `de-AT;q=0.8`; only the language of a region counts. */
function choiceOf(part: string): Choice {
  const [range = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
  const given = parameters.find((text) => text.startsWith('q='))
  const quality = given === undefined ? 1 : Number(given.slice(2))
  return { range: range.split('-')[0] ?? '', quality: Number.isFinite(quality) ? quality : 0 }
}

/**
 * The language that an `Accept-Language` header (RFC 9110) prefers among ours. `*` stands for those that it does not
 * name. If it accepts none of them, it is English, unless it refuses English alone by `q=0`.
 */
export function readLanguage(header: string | undefined): Language {
  if (!header) return originalLanguage
  const choices = header.split(',', maxChoices).map(choiceOf)
  const ordered = [originalLanguage, ...languages.filter((language) => language !== originalLanguage)]
  const rated = ordered.map((language) => {
    const named = choices.filter(({ range }) => range === language)
    const own = named.length > 0 ? named : choices.filter(({ range }) => range === '*')
    const best = own.toSorted((a, b) => b.quality - a.quality)[0]
    return { language, quality: best?.quality ?? null, place: best ? choices.indexOf(best) : maxChoices }
  })
  // Languages of equal quality are in the order of the header.
  const accepted = rated
    .filter(({ quality }) => quality !== null && quality > 0)
    .toSorted((a, b) => (b.quality ?? 0) - (a.quality ?? 0) || a.place - b.place)
  const [chosen] = [...accepted, ...rated.filter(({ quality }) => quality === null)]
  return chosen?.language ?? originalLanguage
}
