const longestName = 14

/** A user name of at most 14 visible characters, cut with an ellipsis. */
export function shortName(name: string): string {
  const characters = Array.from(
    new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(name),
    ({ segment }) => segment,
  )
  return characters.length > longestName ? `${characters.slice(0, longestName).join('')}…` : name
}

/** A chance in percent, without the digits that only floating point adds. */
export const percentOf = (chance: number): number => Number((chance * 100).toPrecision(12))
