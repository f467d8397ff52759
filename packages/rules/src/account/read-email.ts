/** A label of a domain: letters, digits and hyphens, with no hyphen first or last. */
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?'

/**
 * A local part, at least one label, and an ending of two to four letters. Letters are listed in both cases, because the
 * flag `i` would accept the Kelvin sign as a k and send the mail elsewhere.
 */
const pattern = new RegExp(`^[^\\s\\p{C}@<>()[\\],;:"\\\\]{1,64}@(?:${label}\\.)+[A-Za-z]{2,4}$`, 'u')

/** The length of an e-mail address, for documentation; its form is in `readEmail`. */
export const emailLimits = { maxLength: 254 } as const

/** Returns an e-mail address as it is stored, or null if the text is not one. Forms and the server use it. */
export function readEmail(text: string): string | null {
  const email = text.trim()
  return email.length <= emailLimits.maxLength && pattern.test(email) ? email : null
}
