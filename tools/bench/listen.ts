import type { Server } from 'node:http'

/** Listens on a free port of this machine and returns it. */
export function listenLocally(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      if (address === null || typeof address === 'string') reject(new Error('The server has no port.'))
      else resolve(address.port)
    })
  })
}

/** Listens, prints the `port` line that the parent process waits for, and ends on SIGTERM. */
export async function serveParent(server: Server): Promise<void> {
  console.log(`port ${await listenLocally(server)}`)
  process.on('SIGTERM', () => process.exit(0))
}
