import { invalidInput } from '@sanguine/kernel'
import type { FastifyInstance } from 'fastify'

/** A host name or address, with or without a port. */
const hostPattern = /^([a-z0-9._~-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i

/**
 * Refuses a request with several hosts or an invalid one (RFC 9112, section 3.2). Node reads the first of several
 * hosts, while a proxy in front may read another. The names are compared here, since `headersDistinct` of Node before
 * 20.20.2 throws an error for a header named `constructor`.
 */
export function requireOneHost(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => {
    const { rawHeaders } = request.raw
    const hosts: string[] = []
    for (let index = 0; index < rawHeaders.length; index += 2)
      if (rawHeaders[index]?.toLowerCase() === 'host') hosts.push(rawHeaders[index + 1] ?? '')
    if (hosts.length > 1)
      return done(
        invalidInput({ en: 'The request has several Host headers.', de: 'Der Aufruf hat mehrere Host-Header.' }),
      )
    const [host = ''] = hosts
    if (host !== '' && !hostPattern.test(host))
      return done(invalidInput({ en: 'The Host header is no host.', de: 'Der Host-Header nennt keinen Host.' }))
    done()
  })
}
