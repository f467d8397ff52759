/**
 * The letters of the languages that are written in Latin script, in a length of 3 to 32. Other Latin characters of Unicode, such as
 * phonetic signs and small capitals, are used in names only to look like another name.
 */
const pattern =
  /^[A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017f\u01a0\u01a1\u01af\u01b0\u0218-\u021b\u1e00-\u1eff0-9 _.-]{3,32}$/

/** A username as it is kept; null where the text is none. Forms and server decide by it. */
export function readUserName(text: string): string | null {
  const name = text.normalize('NFC').trim()
  return pattern.test(name) && /[^ _.-]/.test(name) && !/ {2}/.test(name) ? name : null
}
