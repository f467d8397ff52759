import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** An address whose connections lead to another one, which may change: a program that was given it meets one server after the other. */
export class Forwarder {
  private readonly sockets = new Set<Socket>()
  private readonly server = createServer((client) => this.forward(client))
  private target = new URL('http://127.0.0.1:0')

  /** Returns its own address. */
  async start(): Promise<string> {
    this.server.listen(0, '127.0.0.1')
    await once(this.server, 'listening')
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  /** Ends the connections to the server before. */
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
      // what fails on one side ends both
      from.on('error', () => to.destroy())
      from.on('close', () => {
        this.sockets.delete(from)
        to.destroy()
      })
    }
  }
}
