/**
 * A text for comparison without regard to case, Unicode form and outer whitespace. Accents stay. Upper case comes after
 * lower case, because only both together unite `ß`, `ẞ` and `ss`, or both forms of the Greek sigma.
 */
export const foldCase = (text: string): string => text.normalize('NFC').trim().toLowerCase().toUpperCase()

/** A text for searches: as `foldCase`, without accents and invisible characters, and with whitespace kept. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .toUpperCase()

/**
 * The text to search for among texts of `foldText`; empty if nothing was typed. Accents alone
 * stay as they were typed. No folded text contains them, so they find nothing.
 */
export function foldSearch(typed: string): string {
  const wanted = foldText(typed).trim()
  return wanted === '' ? typed.replace(/\p{Cf}/gu, '').trim() : wanted
}
