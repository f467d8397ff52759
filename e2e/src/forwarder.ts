import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * Forwards connections to a target that can change, so that one program talks to one server after another at the same
 * address.
 */
export class Forwarder {
  private readonly sockets = new Set<Socket>()
  private readonly server = createServer((client) => this.forward(client))
  private target = new URL('http://127.0.0.1:0')

  /** Returns the forwarder's own address. */
  async start(): Promise<string> {
    this.server.listen(0, '127.0.0.1')
    await once(this.server, 'listening')
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  /** Forwards new connections to this address, and ends those to the former one. */
  leadTo(url: string): void {
    this.target = new URL(url)
    this.endAll()
  }

  async stop(): Promise<void> {
    this.endAll()
    this.server.close()
    await once(this.server, 'close')
  }

  private endAll(): void {
    for (const socket of this.sockets) socket.destroy()
  }

  private forward(client: Socket): void {
    const server = connect(Number(this.target.port), this.target.hostname)
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      this.sockets.add(from)
      from.pipe(to)
      // an error on one side ends both
      from.on('error', () => to.destroy())
      from.on('close', () => {
        this.sockets.delete(from)
        to.destroy()
      })
    }
  }
}
