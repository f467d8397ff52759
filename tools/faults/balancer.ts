import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A reverse proxy that sends calls only to gateways whose `/readyz` is a 200, as usual balancers do. It repeats nothing. */
export interface Balancer {
  readonly url: string
  /** the gateways behind it, ready or not */
  setGateways(urls: readonly string[]): void
  readonly readyCount: number
  stop(): Promise<void>
}

const [probeEveryMs, probeTimeoutMs] = [200, 1_500]

export async function startBalancer(): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true })
  const ready = new Set<string>()
  let gateways: readonly string[] = []
  let turn = 0

  const probe = async (url: string) => {
    const isReady = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(probeTimeoutMs) }).then(
      async (response) => {
        await response.arrayBuffer()
        return response.ok
      },
      () => false,
    )
    if (isReady && gateways.includes(url)) ready.add(url)
    else ready.delete(url)
  }
  const timer = setInterval(() => {
    for (const url of gateways) void probe(url)
  }, probeEveryMs)

  const refuse = (response: ServerResponse, status: number, text: string) => {
    if (response.headersSent) return response.destroy()
    response.writeHead(status, status === 503 ? { 'Retry-After': '1' } : {}).end(text)
  }

  const forward = (incoming: IncomingMessage, response: ServerResponse, to: string) => {
    const { method, url = '/', headers } = incoming
    const { connection: _connection, ...passed } = headers
    const outgoing = request(`${to}${url}`, { method, headers: passed, agent }, (answer) => {
      const { connection: _hop, ...rest } = answer.headers
      response.writeHead(answer.statusCode ?? 502, rest)
      answer.pipe(response)
    })
    outgoing.on('error', (error) => refuse(response, 502, `balancer: ${error.message}`))
    incoming.pipe(outgoing)
  }

  const server = createServer((incoming, response) => {
    const choices = gateways.filter((url) => ready.has(url))
    turn += 1
    const to = choices[turn % choices.length]
    if (to === undefined) {
      incoming.resume()
      return refuse(response, 503, 'balancer: no gateway is ready')
    }
    forward(incoming, response, to)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setGateways(urls) {
      gateways = urls
      for (const url of ready) if (!urls.includes(url)) ready.delete(url)
    },
    get readyCount() {
      return ready.size
    },
    async stop() {
      clearInterval(timer)
      agent.destroy()
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
