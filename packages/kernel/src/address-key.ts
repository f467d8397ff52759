import { isIPv6 } from 'node:net'

/** The eight groups of an IPv6 address that `URL` has brought into its shortest form. */
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

/**
 * What limits count a client's address by: an IPv4 address, also where it is written as IPv6, or the /64 network of an IPv6
 * address, since a single line has all of that. Another text is returned as it is.
 */
export function addressKey(address: string): string {
  const plain = address.replace(/%.*$/, '')
  if (!isIPv6(plain)) return plain
  const groups = groupsOf(new URL(`http://[${plain}]`).hostname.slice(1, -1))
  if (isMappedIpv4(groups)) return ipv4Of(groups[6] ?? '0', groups[7] ?? '0')
  return `${groups.slice(0, 4).join(':')}::/64`
}
