/** A media range of an `Accept` header, in lower case, with its quality from 0 to 1. */
export interface MediaRange {
  readonly type: string
  readonly quality: number
}

const qualityParameter = (parameters: readonly string[]): number => {
  const given = parameters.map((text) => /^q=(\d(\.\d*)?)$/i.exec(text)?.[1]).find((text) => text !== undefined)
  return given === undefined ? 1 : Math.min(1, Number(given))
}

/** The media ranges of an `Accept` header. A missing or empty header accepts everything. */
export function readAccept(accept: string | undefined): readonly MediaRange[] {
  if (accept === undefined || accept.trim() === '') return [{ type: '*/*', quality: 1 }]
  return accept.split(',').map((range) => {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim())
    return { type: type.toLowerCase(), quality: qualityParameter(parameters) }
  })
}

/** The highest quality of the ranges whose type matches; 0 if none does. */
export const highestQuality = (ranges: readonly MediaRange[], pattern: RegExp): number =>
  Math.max(0, ...ranges.filter(({ type }) => pattern.test(type)).map(({ quality }) => quality))

/**
 * The quality of a media type: that of the most specific range for it, as RFC 9110, section 12.5.1, has it. Null if no
 * range is for it.
 */
export function qualityOf(ranges: readonly MediaRange[], type: string): number | null {
  for (const range of [type, type.replace(/\/.*$/, '/*'), '*/*']) {
    const own = ranges.filter((each) => each.type === range)
    if (own.length > 0) return Math.max(...own.map(({ quality }) => quality))
  }
  return null
}
