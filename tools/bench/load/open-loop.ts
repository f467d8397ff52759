import { Agent, type IncomingMessage, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

export interface LoadCall {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** to be sent by POST as JSON; a GET without it */
  readonly body?: string
  /** Throws if the response is not the expected one. */
  check(status: number, body: Buffer): void
}

/** Calls at a fixed rate. */
interface Load<Call extends LoadCall> {
  /** calls a second */
  readonly rate: number
  /** the intended duration */
  readonly seconds: number
  readonly connections: number
  /** in the order of the intended starts */
  readonly calls: readonly Call[]
}

export interface LoadResult<Call extends LoadCall> {
  /** calls that were sent, with the milliseconds from the intended start to the end of the response */
  readonly waits: readonly { readonly call: Call; readonly ms: number }[]
  /** from the first intended start to the last response */
  readonly seconds: number
}

/** The part of the intended time after which no further call is sent, so that a slow server ends the load. */
const maxDelay = 2

const readBody = (response: IncomingMessage): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    response.on('data', (chunk: Buffer) => chunks.push(chunk))
    response.on('end', () => resolve(Buffer.concat(chunks)))
    response.on('error', reject)
  })

const send = ({ url, headers, body }: LoadCall, agent: Agent) =>
  new Promise<readonly [status: number, body: Buffer]>((resolve, reject) => {
    const sent = request(url, { agent, headers, method: body === undefined ? 'GET' : 'POST' }, (response) => {
      readBody(response).then((received) => resolve([response.statusCode ?? 0, received]), reject)
    })
    sent.on('error', reject)
    sent.end(body)
  })

/**
 * Calls at a fixed rate, regardless of the time that the calls take. A call that starts late, because every connection is busy, counts
 * from the time at which it should have started. No call is sent after twice the intended duration. Throws the first failure.
 */
export async function callAtRate<Call extends LoadCall>(load: Load<Call>): Promise<LoadResult<Call>> {
  const { rate, seconds, connections, calls } = load
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const waits: { call: Call; ms: number }[] = []
  const startedAt = performance.now()
  const lastStart = startedAt + seconds * maxDelay * 1000
  const left = calls.entries()
  const work = async () => {
    for (const [index, call] of left) {
      if (performance.now() > lastStart) return
      const intendedAt = startedAt + (index * 1000) / rate
      const waitMs = intendedAt - performance.now()
      if (waitMs > 0) await sleep(waitMs)
      const [status, body] = await send(call, agent)
      waits.push({ call, ms: performance.now() - intendedAt })
      call.check(status, body)
    }
  }
  try {
    await Promise.all(Array.from({ length: connections }, work))
  } finally {
    agent.destroy()
  }
  return { waits, seconds: (performance.now() - startedAt) / 1000 }
}
