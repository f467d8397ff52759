import { createServer, isIP, type Server } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** The other loopback address that `localhost` can resolve to; null if `host` is neither. */
const otherLoopback = (host: string): string | null =>
  ({ '127.0.0.1': '::1', '::1': '127.0.0.1' })[isIP(host) ? host : ''] ?? null

/**
 * Also listens on the other address of `localhost`, IPv6 beside IPv4 or the reverse, since a browser may try either.
 * Returns the second server. Returns null if the machine has no such address, or if another program uses the port,
 * which is logged.
 */
export async function listenOnLocalhost(server: FastifyInstance, host: string, port: number): Promise<Server | null> {
  const other = otherLoopback(host)
  if (other === null) return null
  const listener = createServer((socket) => server.server.emit('connection', socket))
  return new Promise((resolve) => {
    listener.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE')
        server.log.warn(`Port ${port} of ${other} is in use by another program, which a browser may find at localhost.`)
      resolve(null)
    })
    listener.listen(port, other, () => resolve(listener))
  })
}
