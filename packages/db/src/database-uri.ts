/** What the address of a MongoDB says about the way to it. */
export interface DatabaseUri {
  /** names or addresses without ports; a socket file as it is written, with `%2F` */
  readonly hosts: readonly string[]
  /** whether the driver connects by TLS */
  readonly isEncrypted: boolean
}

const pattern = /^mongodb(?<srv>\+srv)?:\/\/(?:[^@/]*@)?(?<hosts>[^/?]+)(?:\/[^?]*)?(?:\?(?<options>.*))?$/

const hostOf = (host: string): string => host.replace(/:\d*$/, '').replace(/^\[(.*)\]$/, '$1')

/**
 * Reads the address of a MongoDB; null where it cannot be one. Several hosts with ports, as of a replica set, are no `URL`. What
 * else it says is the driver's to judge.
 */
export function readDatabaseUri(uri: string): DatabaseUri | null {
  const { srv, hosts: given = '', options } = pattern.exec(uri)?.groups ?? {}
  const hosts = given.split(',').map(hostOf)
  if (hosts.includes('')) return null
  const tls = [...new URLSearchParams(options)].findLast(([name]) => /^(tls|ssl)$/i.test(name))?.[1]
  return { hosts, isEncrypted: tls === undefined ? srv !== undefined : tls === 'true' }
}
