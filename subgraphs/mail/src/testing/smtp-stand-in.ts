import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'

/**
 * The behaviour of the server: accepts mails, replies 451 or 550 to the addressee, does not reply, or never ends its
 * greeting.
 */
type Mode = 'takes' | 'busy' | 'unknownAddress' | 'hangs' | 'talks'

/** A mail server for tests, which stores the mails that it receives. */
export class SmtpStandIn {
  mode: Mode = 'takes'
  /** as they were sent: headers and body */
  readonly messages: string[] = []
  /** number of connections */
  connections = 0
  #server: Server | null = null
  #port = 0
  readonly #sockets = new Set<Socket>()

  get url(): string {
    return `smtp://127.0.0.1:${this.#port}`
  }

  /** Listens at the former port again. */
  async start(): Promise<this> {
    this.#server = createServer((socket) => this.#serve(socket)).listen(this.#port, '127.0.0.1')
    await once(this.#server, 'listening')
    this.#port = (this.#server.address() as AddressInfo).port
    return this
  }

  /** Refuses connections from now on. */
  async stop(): Promise<void> {
    const server = this.#server
    this.#server = null
    if (!server) return
    this.drop()
    server.close()
    await once(server, 'close')
  }

  /** Closes all open connections. */
  drop(): void {
    for (const socket of this.#sockets) socket.destroy()
  }

  #serve(socket: Socket): void {
    this.connections += 1
    this.#sockets.add(socket)
    socket.on('close', () => this.#sockets.delete(socket)).on('error', () => socket.destroy())
    if (this.mode === 'hangs') {
      socket.resume()
      return
    }
    if (this.mode === 'talks') {
      const timer = setInterval(() => socket.write('220-wait\r\n'), 50)
      socket.on('close', () => clearInterval(timer)).resume()
      return
    }
    let received = ''
    let isData = false
    socket.write('220 mail.example\r\n')
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      received += chunk
      for (;;) {
        const end = isData ? '\r\n.\r\n' : '\r\n'
        const at = received.indexOf(end)
        if (at < 0) return
        const part = received.slice(0, at)
        received = received.slice(at + end.length)
        if (isData) {
          isData = false
          this.messages.push(part)
          socket.write('250 taken\r\n')
        } else {
          isData = /^DATA/i.test(part)
          socket.write(`${this.#reply(part)}\r\n`)
        }
      }
    })
  }

  #reply(line: string): string {
    if (/^DATA/i.test(line)) return '354 go on'
    if (/^QUIT/i.test(line)) return '221 bye'
    if (/^STARTTLS/i.test(line)) return '502 5.5.1 no TLS here'
    if (!/^RCPT/i.test(line)) return '250 mail.example'
    if (this.mode === 'busy') return '451 4.3.0 <mina@example.org> try later, http://x.example/secret'
    return this.mode === 'unknownAddress' ? '550 5.1.1 <mina@example.org> no such user' : '250 ok'
  }
}
