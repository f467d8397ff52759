/** The connection details in the address of a MongoDB. */
export interface DatabaseUri {
  /** names or addresses without ports; a socket file as written, with `%2F` */
  readonly hosts: readonly string[]
  /** whether the driver uses TLS */
  readonly isEncrypted: boolean
}

const pattern = /^mongodb(?<srv>\+srv)?:\/\/(?:[^@/]*@)?(?<hosts>[^/?]+)(?:\/[^?]*)?(?:\?(?<options>.*))?$/

const hostOf = (host: string): string => host.replace(/:\d*$/, '').replace(/^\[(.*)\]$/, '$1')

/**
 * Reads the address of a MongoDB; null if it cannot be one. `URL` cannot read several hosts with ports, as a replica
 * set has. The driver checks the rest of the address.
 */
export function readDatabaseUri(uri: string): DatabaseUri | null {
  const { srv, hosts: given = '', options } = pattern.exec(uri)?.groups ?? {}
  const hosts = given.split(',').map(hostOf)
  if (hosts.includes('')) return null
  const tls = [...new URLSearchParams(options)].findLast(([name]) => /^(tls|ssl)$/i.test(name))?.[1]
  return { hosts, isEncrypted: tls === undefined ? srv !== undefined : tls === 'true' }
}
