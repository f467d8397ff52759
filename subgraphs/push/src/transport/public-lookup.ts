import { type LookupAddress, type LookupOptions, lookup } from 'node:dns'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** A host has no public address, so nothing is sent there. */
export class PrivateAddressError extends Error {
  override name = 'PrivateAddressError'
}

/** Whether an address is one of the public internet: not of this machine, of a private network, or reserved. */
export const isPublicAddress = (address: string): boolean =>
  isIP(address) !== 0 && ipaddr.process(address).range() === 'unicast'

/** Names that lead to no public server. A name without a dot is one of a local network. */
const localName = /^[^.]*$|(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|home\.arpa|onion)$/

/**
 * Whether a public server can be at an address: https at the usual port, without credentials, on a host with a public
 * name. The connection checks the addresses of that name.
 */
export function isPublicHttpsAddress(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, username, password, port, hostname } = new URL(endpoint)
  const host = hostname.replace(/\.$/, '')
  const isNamed = !host.startsWith('[') && isIP(host) === 0 && !localName.test(host)
  return protocol === 'https:' && `${username}${password}${port}` === '' && isNamed
}

type Callback = (error: Error | null, address: string | LookupAddress[], family?: number) => void

/**
 * Looks up a host name for a connection, and returns only public addresses. The check is part of the connection itself,
 * so a name that resolves to another address the second time gains nothing.
 */
export function lookupPublic(hostname: string, options: LookupOptions, callback: Callback): void {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, [])
    const found = addresses.filter(({ address }) => isPublicAddress(address))
    const [first] = found
    if (!first) return callback(new PrivateAddressError(`${hostname} has no public address`), [])
    return options.all ? callback(null, found) : callback(null, first.address, first.family)
  })
}
