/** The first UTF-16 units of a text. A character of two units at the end is left out rather than halved. */
export const cutText = (text: string, maxUnits: number): string =>
  text.slice(0, maxUnits).replace(/[\uD800-\uDBFF]$/, '')
