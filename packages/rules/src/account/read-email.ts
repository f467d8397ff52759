/** A label of a domain: letters, digits and hyphens, none of them first or last. */
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?'

/**
 * A local part, at least one label, an ending of two to four letters. Letters are listed in both cases: by the flag `i` the sign of
 * Kelvin would be a k, and the mail go elsewhere.
 */
const pattern = new RegExp(`^[^\\s\\p{C}@<>()[\\],;:"\\\\]{1,64}@(?:${label}\\.)+[A-Za-z]{2,4}$`, 'u')

const maxLength = 254

/** An e-mail address as it is kept; null where the text is none. Forms and server decide by it. */
export function readEmail(text: string): string | null {
  const email = text.trim()
  return email.length <= maxLength && pattern.test(email) ? email : null
}
