import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How a file is lost. `silent` never responds; `cut` ends the connection in the middle; `half` is half of it, as if it were all. */
export const faults = ['missing', 'broken', 'reset', 'page', 'cut', 'half', 'silent'] as const

export type Fault = (typeof faults)[number]

/** The login page of a public network, which it returns for every address. */
const networkPage = '<!doctype html><html><body>Please log in to the network.</body></html>'

/** Stands before a site, at an address of its own, and loses files of it. */
export class FaultProxy {
  #lost: { readonly file: RegExp; readonly fault: Fault; left: number } | null = null
  readonly #server = createServer((incoming, response) => this.#respond(incoming, response))
  #target = new URL('http://127.0.0.1:0')
  /** paths of the files that were lost */
  readonly lost: string[] = []

  /** Returns the proxy's own address. */
  async start(url: string): Promise<string> {
    this.#target = new URL(url)
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`
  }

  /** Loses the files whose path matches, `times` requests of all, or until `heal`. */
  lose(file: RegExp, fault: Fault, times = Number.POSITIVE_INFINITY): void {
    this.lost.length = 0
    this.#lost = { file, fault, left: times }
  }

  /** Loses nothing more. Requests without a response still wait. */
  heal(): void {
    this.#lost = null
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }

  #respond(incoming: IncomingMessage, response: ServerResponse): void {
    const [path = '/'] = (incoming.url ?? '/').split('?')
    const lost = this.#lost
    if (!lost?.file.test(path) || lost.left === 0) {
      this.#forward(incoming, response)
      return
    }
    lost.left -= 1
    this.lost.push(path)
    this.#lose(lost.fault, incoming, response)
  }

  #lose(fault: Fault, incoming: IncomingMessage, response: ServerResponse): void {
    const respond = (status: number, type: string, text: string) =>
      response.writeHead(status, { 'Content-Type': type }).end(text)
    if (fault === 'missing') respond(404, 'text/plain', 'Not found')
    else if (fault === 'broken') respond(500, 'text/plain', 'Internal server error')
    else if (fault === 'page') respond(200, 'text/html', networkPage)
    else if (fault === 'reset') response.socket?.resetAndDestroy()
    else if (fault !== 'silent') this.#forward(incoming, response, fault)
  }

  #forward(incoming: IncomingMessage, response: ServerResponse, damage?: 'cut' | 'half'): void {
    const { method, headers, url } = incoming
    const { 'accept-encoding': _encoding, ...plain } = headers
    const outgoing = request(
      new URL(url ?? '/', this.#target),
      { method, headers: { ...(damage ? plain : headers), host: this.#target.host } },
      (answer) => {
        if (damage) void sendHalf(answer, response, damage)
        else answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers))
      },
    )
    outgoing.on('error', () => response.destroy())
    incoming.pipe(outgoing)
  }
}

async function sendHalf(answer: IncomingMessage, response: ServerResponse, damage: 'cut' | 'half'): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk)
  const whole = Buffer.concat(chunks)
  const half = whole.subarray(0, whole.length / 2)
  const { 'content-length': _length, ...headers } = answer.headers
  const length = damage === 'cut' ? whole.length : half.length
  response.writeHead(answer.statusCode ?? 502, { ...headers, 'content-length': length })
  if (damage === 'half') response.end(half)
  else response.write(half, () => response.destroy())
}
