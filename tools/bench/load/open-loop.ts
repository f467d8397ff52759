import { Agent, type IncomingMessage, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** Calls at a fixed rate. */
interface Load {
  readonly url: string
  /** calls a second */
  readonly rate: number
  readonly seconds: number
  readonly connections: number
  headersOf(call: number): Readonly<Record<string, string>>
  /** Throws if the response is not the expected one. */
  check(status: number, body: string): void
}

export interface LoadResult {
  /** milliseconds from the intended start of each call to the end of its response */
  readonly latencies: readonly number[]
  /** from the first intended start to the last response */
  readonly seconds: number
}

/** The part of the intended time after which no further call is sent, so that a slow server ends the load. */
const maxDelay = 2

const readBody = (response: IncomingMessage): Promise<string> =>
  new Promise((resolve, reject) => {
    let body = ''
    response.setEncoding('utf8')
    response.on('data', (chunk: string) => {
      body += chunk
    })
    response.on('end', () => resolve(body))
    response.on('error', reject)
  })

const get = (url: string, options: { readonly agent: Agent; readonly headers: Readonly<Record<string, string>> }) =>
  new Promise<readonly [status: number, body: string]>((resolve, reject) => {
    const sent = request(url, options, (response) => {
      readBody(response).then((body) => resolve([response.statusCode ?? 0, body]), reject)
    })
    sent.on('error', reject)
    sent.end()
  })

/**
 * Calls at a fixed rate, regardless of the time that the calls take. A call that starts late, because every connection is busy, counts
 * from the time at which it should have started. Throws the first failure. There is one result for each call that was
 * sent: after twice the time no other one is.
 */
export async function callAtRate({ url, rate, seconds, connections, headersOf, check }: Load): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const total = Math.round(rate * seconds)
  const latencies: number[] = []
  const startedAt = performance.now()
  const lastStart = startedAt + seconds * maxDelay * 1000
  let next = 0
  const work = async () => {
    while (next < total && performance.now() < lastStart) {
      const call = next++
      const intendedAt = startedAt + (call * 1000) / rate
      const waitMs = intendedAt - performance.now()
      if (waitMs > 0) await sleep(waitMs)
      const [status, body] = await get(url, { agent, headers: headersOf(call) })
      latencies.push(performance.now() - intendedAt)
      check(status, body)
    }
  }
  try {
    await Promise.all(Array.from({ length: connections }, work))
  } finally {
    agent.destroy()
  }
  return { latencies, seconds: (performance.now() - startedAt) / 1000 }
}
