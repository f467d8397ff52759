/**
 * 3 to 32 letters of languages written in Latin script. Names use other Latin characters of Unicode, such as phonetic
 * signs and small capitals, only to look like another name.
 */
const pattern =
  /^[A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017f\u01a0\u01a1\u01af\u01b0\u0218-\u021b\u1e00-\u1eff0-9 _.-]{3,32}$/

/** The form of a username, for documentation; further rules are in `readUserName`. */
export const userNameLimits = { minLength: 3, maxLength: 32, pattern: pattern.source } as const

/** Returns a username as it is stored, or null if the text is not one. Forms and the server use it. */
export function readUserName(text: string): string | null {
  const name = text.normalize('NFC').trim()
  return pattern.test(name) && /[^ _.-]/.test(name) && !/ {2}/.test(name) ? name : null
}
