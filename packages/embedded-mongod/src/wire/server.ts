import { createServer, type Server } from 'node:net'
import { type CommandHandler, Connection } from './connection'
import { isSocketFile, prepareSocketFile, protectSocketFile } from './socket-file'

/** The address on which the server listens. */
export interface ListenOptions {
  /** An address, or the path of a socket file, which has a folder of its own and no port. */
  host: string
  port: number
  /** A socket file beside an address, with `{port}` in place of the port. */
  socketFile?: string
}

function listen(server: Server, where: { host: string; port: number } | { path: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(where, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

/** Accepts connections and keeps track of them. */
export class WireServer {
  readonly #handler: CommandHandler
  readonly #servers: Server[] = []
  readonly #connections = new Set<Connection>()
  #accepted = 0

  constructor(handler: CommandHandler) {
    this.#handler = handler
  }

  get connectionCount(): number {
    return this.#connections.size
  }

  get acceptedCount(): number {
    return this.#accepted
  }

  /** Resolves with the port; the system chooses it if 0 was given. Resolves with 0 for a socket file. */
  async listen({ host, port, socketFile }: ListenOptions): Promise<number> {
    if (isSocketFile(host)) return this.#listenOnFile(host)
    const server = this.#create(false)
    await listen(server, { host, port })
    const address = server.address()
    const actual = typeof address === 'object' && address ? address.port : port
    if (socketFile) await listen(this.#create(true), { path: socketFile.replace('{port}', String(actual)) })
    return actual
  }

  async #listenOnFile(path: string): Promise<number> {
    prepareSocketFile(path)
    await listen(this.#create(true), { path })
    protectSocketFile(path)
    return 0
  }

  #create(isFile: boolean): Server {
    const server = createServer((socket) => {
      this.#accepted += 1
      const connection = new Connection(this.#accepted, socket, this.#trackingHandler, isFile)
      this.#connections.add(connection)
    })
    this.#servers.push(server)
    return server
  }

  get #trackingHandler(): CommandHandler {
    return {
      handle: (message, from) => this.#handler.handle(message, from),
      closed: (from) => {
        this.#connections.delete(from)
        this.#handler.closed(from)
      },
    }
  }

  /** Stops accepting connections. Each connection closes after its replies are sent, or after `grace` milliseconds. */
  async close(grace: number): Promise<void> {
    const closed = this.#servers.map((server) => new Promise<void>((resolve) => server.close(() => resolve())))
    for (const connection of this.#connections) connection.end()
    const timer = setTimeout(() => {
      for (const connection of this.#connections) connection.destroy()
    }, grace)
    await Promise.all(closed)
    clearTimeout(timer)
  }
}
