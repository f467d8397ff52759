/** A label of a domain: letters, digits and hyphens, with no hyphen first or last. */
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?'

/** A part of the name between dots, as in RFC 5322, with letters of any script. */
const atom = '[^\\s\\p{C}@.<>()[\\],;:"\\\\]+'

/**
 * Atoms with a dot between each two, at least one label, and an ending of two to four letters. Letters are listed in
 * both cases, because the flag `i` would accept the Kelvin sign as a k and send the mail elsewhere.
 */
const pattern = new RegExp(`^(?=[^@]{1,64}@)${atom}(?:\\.${atom})*@(?:${label}\\.)+[A-Za-z]{2,4}$`, 'u')

/** A domain with letters of another script, such as `müller.de`. Mail servers know it by its ASCII form. */
const unicodeDomain = /@(?=[^@]*\P{ASCII})((?:(?!-)[\p{L}\p{M}\p{N}-]+(?<!-)\.)+[A-Za-z]+)$/u

/** The URL Standard's class, which every browser and Node have. */
declare const URL: { new (url: string): { readonly hostname: string }; canParse(url: string): boolean }

/** The length of an e-mail address, for documentation; its form is in `readEmail`. */
export const emailLimits = { maxLength: 254 } as const

/**
 * Whether each label with other letters has a form of its own in ASCII. The Kelvin sign has none: it becomes a plain k,
 * and the mail would go to a domain that nobody wrote.
 */
function isFaithful(domain: string, asciiDomain: string): boolean {
  const asciiLabels = asciiDomain.split('.')
  return domain.split('.').every((part, index) => /^\p{ASCII}*$/u.test(part) || /^xn--/.test(asciiLabels[index] ?? ''))
}

/** Writes the domain of an address in ASCII, as an e-mail field of a browser does. */
function withAsciiDomain(email: string): string {
  const domain = unicodeDomain.exec(email)?.[1]
  if (domain === undefined || !URL.canParse(`http://${domain}`)) return email
  const { hostname } = new URL(`http://${domain}`)
  return isFaithful(domain, hostname) ? email.slice(0, -domain.length) + hostname : email
}

/** Returns an e-mail address as it is stored, or null if the text is not one. Forms and the server use it. */
export function readEmail(text: string): string | null {
  const email = withAsciiDomain(text.trim())
  return email.length <= emailLimits.maxLength && pattern.test(email) ? email : null
}
