import { isIPv4, isIPv6 } from 'node:net'

/** The eight groups of an IPv6 address in the shortest form, as `URL` writes it. */
function groupsOf(shortest: string): string[] {
  const [before = '', after] = shortest.split('::').map((half) => half.split(':').filter(Boolean)) as [
    string[],
    string[]?,
  ]
  return after === undefined
    ? [...before]
    : [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after]
}

const isMappedIpv4 = (groups: readonly string[]): boolean =>
  groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff'

const ipv4Of = (high: string, low: string): string =>
  [high, low].flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]).join('.')

/** An IPv4 address, even if it is written as IPv6, or the groups of an IPv6 address; null for other text. */
function readAddress(address: string): { readonly ipv4: string } | { readonly groups: readonly string[] } | null {
  const plain = address.replace(/%.*$/, '')
  if (isIPv4(plain)) return { ipv4: plain }
  if (!isIPv6(plain)) return null
  const groups = groupsOf(new URL(`http://[${plain}]`).hostname.slice(1, -1))
  return isMappedIpv4(groups) ? { ipv4: ipv4Of(groups[6] ?? '0', groups[7] ?? '0') } : { groups }
}

/**
 * The key under which limits count a client's address: an IPv4 address, even if it is written as IPv6, or an IPv6
 * address's /64 network. A single line usually has a whole /64 network. Other text is returned unchanged.
 */
export function addressKey(address: string): string {
  const read = readAddress(address)
  if (!read) return address.replace(/%.*$/, '')
  return 'ipv4' in read ? read.ipv4 : `${read.groups.slice(0, 4).join(':')}::/64`
}

/**
 * An address as logs show it, which identifies the network but no person: the /24 of IPv4, the /48 of IPv6. `unknown`
 * for other text.
 */
export function shortAddress(address: string): string {
  const read = readAddress(address)
  if (!read) return 'unknown'
  return 'ipv4' in read ? read.ipv4.replace(/\.\d+$/, '.0/24') : `${read.groups.slice(0, 3).join(':')}::/48`
}
