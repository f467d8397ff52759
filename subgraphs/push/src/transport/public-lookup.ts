import { type LookupAddress, type LookupOptions, lookup } from 'node:dns'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** The host of a push service has no public address, so nothing is sent there. */
export class PrivateAddressError extends Error {
  override name = 'PrivateAddressError'
}

/** Whether an address is one of the public internet: not of this machine, of a private network, or reserved. */
export const isPublicAddress = (address: string): boolean =>
  isIP(address) !== 0 && ipaddr.process(address).range() === 'unicast'

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
