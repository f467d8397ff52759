const mayHaveHalf = /\\u[dD][89a-fA-F]/
/** Every escape of JSON; the group matches half a character that stands alone. */
const escapes = /\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|(u[dD][89a-fA-F][\da-fA-F]{2})|.)/gs

/** Replaces the escape of half a character that stands alone, and keeps any other escape. */
const wholeCharacter = (found: string, half: string | undefined): string => (half === undefined ? found : '\\ufffd')

/**
 * JSON with U+FFFD for each escaped half of a character, because the database stores that. Otherwise responses and memory
 * would differ from what is stored.
 */
export const wellFormedJson = (json: string): string =>
  mayHaveHalf.test(json) ? json.replaceAll(escapes, wholeCharacter) : json
