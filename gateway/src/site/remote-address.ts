import type { Sentence } from '@sanguine/kernel'

/** The base for parsing a relative address, which is on the site's own origin. */
const site = 'https://site.invalid'

/** A host name or address, without characters that have a meaning in a Content-Security-Policy. */
const hostPattern = /^([a-z0-9.-]+|\[[0-9a-f:.]+\])$/

const isPath = (address: string): boolean => /^\/(?![/\\])/.test(address)

const must: Sentence = {
  en: "must be the address of a remote's manifest, such as https://cdn.example/game/mf-manifest.json",
  de: 'muss die Adresse des Manifests eines Remotes sein, etwa https://cdn.example/game/mf-manifest.json',
}

const mustAnd = (en: string, de: string): Sentence => ({ en: must.en + en, de: must.de + de })

/**
 * The reason why an address cannot be of a remote's manifest, as the end of a sentence; null if it can. A valid address
 * is a path on the site's own origin, or absolute with http or https. Scripts of its origin may run on the page.
 */
export function whyNoRemoteAddress(address: string): Sentence | null {
  if (/[\s\p{Cc}\\]/u.test(address) || !URL.canParse(address, site)) return must
  if (isPath(address)) return null
  if (!/^https?:\/\/[^/]/i.test(address))
    return mustAnd(', or a path on this site', ', oder ein Pfad auf dieser Website')
  const { username, password, hostname } = new URL(address)
  if (username !== '' || password !== '') return mustAnd(', without a user or password', ', ohne Benutzer und Passwort')
  return hostPattern.test(hostname)
    ? null
    : mustAnd(': one host, without wildcards', ': ein einziger Host, ohne Platzhalter')
}
