import { once } from 'node:events'
import { type AddressInfo, createServer, connect as openSocket, type Socket } from 'node:net'

/** A network with injectable failures, between clients and a database server. */
export interface FaultProxy {
  /** address of the database through the proxy */
  readonly uri: string
  /** holds back everything in both directions; it is passed on afterwards */
  freeze(): void
  /** stops reading from existing connections, so that data piles up at the sender */
  stopReading(): void
  /** holds back the replies to commands, while the server still reports that it is alive */
  silence(): void
  /** delays everything by so many milliseconds */
  delay(ms: number): void
  /** closes all connections and refuses new ones */
  cut(): void
  /** passes everything on at once again */
  heal(): void
  stop(): Promise<void>
}

/** Host and port, or the path of the socket, of the first server that an address names. */
function targetOf(uri: string): { readonly path: string } | { readonly host: string; readonly port: number } {
  const server = /^mongodb:\/\/(?:[^@/]*@)?([^,/?]+)/.exec(uri)?.[1] ?? ''
  const name = decodeURIComponent(server)
  if (name.startsWith('/')) return { path: name }
  const [host = '', port = '27017'] = name.split(':')
  return { host, port: Number(port) }
}

/**
 * The address with another server, which is the only one used. The driver would find others through the server's
 * replica set.
 */
function uriThrough(uri: string, port: number): string {
  const [, start = '', , rest = ''] = /^(mongodb:\/\/(?:[^@/]*@)?)([^/?]+)(.*)$/.exec(uri) ?? []
  const [path = '', query = ''] = rest.split('?')
  const options = new URLSearchParams(query)
  options.delete('replicaSet')
  options.set('directConnection', 'true')
  return `${start}127.0.0.1:${port}${path || '/'}?${options}`
}

type Mode =
  | { readonly kind: 'pass' | 'freeze' | 'stopReading' | 'silence' | 'cut' }
  | { readonly kind: 'delay'; readonly ms: number }

/** Whether a command is the handshake of a connection, the only command that a monitor sends. */
const isHello = (command: Buffer): boolean =>
  ['hello\0', 'ismaster\0', 'isMaster\0'].some((name) => command.includes(name))

/** One direction of a connection: data waits as long as the mode requires, in its order. */
class Pipe {
  #queue: { readonly chunk: Buffer; readonly at: number }[] = []
  #timer: NodeJS.Timeout | undefined

  constructor(
    readonly to: Socket,
    readonly mode: () => Mode,
    /** whether the connection sent only the driver's checks that the server is alive */
    readonly isOfMonitor: () => boolean,
  ) {}

  push(chunk: Buffer): void {
    this.#queue.push({ chunk, at: performance.now() })
    this.flush()
  }

  flush(): void {
    clearTimeout(this.#timer)
    const mode = this.mode()
    if (mode.kind === 'freeze' || mode.kind === 'cut') return
    if (mode.kind === 'silence' && !this.isOfMonitor()) return
    const waitMs = mode.kind === 'delay' ? mode.ms : 0
    for (let next = this.#queue[0]; next; next = this.#queue[0]) {
      const leftMs = next.at + waitMs - performance.now()
      if (leftMs > 0) {
        this.#timer = setTimeout(() => this.flush(), leftMs)
        return
      }
      this.#queue.shift()
      if (this.to.writable) this.to.write(next.chunk)
    }
  }
}

/** Starts a proxy on a free port of 127.0.0.1 for the database server of `uri`, by TCP or by its socket. */
export async function startFaultProxy(uri: string): Promise<FaultProxy> {
  const target = targetOf(uri)
  const sockets = new Set<Socket>()
  const pipes = new Set<Pipe>()
  let mode: Mode = { kind: 'pass' }

  const server = createServer((client) => {
    if (mode.kind === 'cut') return client.destroy()
    const database = openSocket(target)
    let isOfMonitor = true
    const pipeTo = (to: Socket) =>
      new Pipe(
        to,
        () => mode,
        () => isOfMonitor,
      )
    const [up, down] = [pipeTo(database), pipeTo(client)]
    for (const pipe of [up, down]) pipes.add(pipe)
    client.on('data', (chunk) => {
      isOfMonitor &&= isHello(chunk)
      up.push(chunk)
    })
    database.on('data', (chunk) => down.push(chunk))
    for (const socket of [client, database]) {
      sockets.add(socket)
      socket.setNoDelay(true)
      // a failure on one side ends both
      socket.on('error', () => socket.destroy())
      socket.on('close', () => {
        client.destroy()
        database.destroy()
        for (const pipe of [up, down]) pipes.delete(pipe)
        sockets.delete(socket)
      })
    }
  })
  const setMode = (next: Mode) => {
    mode = next
    for (const socket of sockets) {
      if (mode.kind === 'stopReading') socket.pause()
      else socket.resume()
    }
    for (const pipe of pipes) pipe.flush()
  }
  const cutAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    uri: uriThrough(uri, (server.address() as AddressInfo).port),
    freeze: () => setMode({ kind: 'freeze' }),
    stopReading: () => setMode({ kind: 'stopReading' }),
    silence: () => setMode({ kind: 'silence' }),
    delay: (ms) => setMode({ kind: 'delay', ms }),
    cut: () => {
      setMode({ kind: 'cut' })
      cutAll()
    },
    heal: () => setMode({ kind: 'pass' }),
    async stop() {
      cutAll()
      server.close()
      await once(server, 'close')
    },
  }
}
