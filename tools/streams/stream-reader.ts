import { Agent, get, type IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { siteHeaders } from '../gateway/site-client'

/** The wait before a stream is opened again, until the gateway names another; in milliseconds. */
const defaultRetryMs = 2_000

interface ReaderOptions {
  /** the addresses of the gateways, of which the reader begins with the one at `first` */
  readonly urls: readonly string[]
  readonly first: number
  readonly token: string
  /** random number, at least 0 and below 1 */
  readonly random: () => number
}

interface Block {
  readonly id: string | undefined
  readonly name: string
  readonly data: { readonly revision?: number }
}

/**
 * Follows the events of a player as the site's own client does. It opens the stream again at the next gateway, with the
 * id of its last event. Before that it waits for a random part of the time that the gateway named.
 */
export class StreamReader {
  /** the ids of all journal entries, in the order of their arrival */
  readonly entryIds: string[] = []
  /** the revisions of all `player` events, in the order of their arrival */
  readonly revisions: number[] = []
  /** responses that were no stream, by status */
  readonly refusals = new Map<number, number>()
  /** streams that were opened, the first one included */
  connections = 0
  /** why the gateway ended the stream for good; null if it did not */
  endReason: string | null = null
  /** the id of the first event with an id, from which on entries are expected */
  startId: string | null = null
  readonly #options: ReaderOptions
  readonly #agent = new Agent({ keepAlive: false })
  readonly #stopped = new AbortController()
  #lastId: string | undefined
  #retryMs = defaultRetryMs
  #isOpen = false
  #ended: Promise<void> = Promise.resolve()

  constructor(options: ReaderOptions) {
    this.#options = options
  }

  /** whether the stream is open and its first event has arrived */
  get isLive(): boolean {
    return this.#isOpen && this.startId !== null
  }

  get lastEntryId(): string | undefined {
    return this.entryIds.at(-1) ?? this.startId ?? undefined
  }

  start(): void {
    this.#ended = this.#follow()
  }

  async stop(): Promise<void> {
    this.#stopped.abort()
    await this.#ended
    this.#agent.destroy()
  }

  async #follow(): Promise<void> {
    const { urls, first, random } = this.#options
    const { signal } = this.#stopped
    for (let turn = first; !signal.aborted && this.endReason === null; turn += 1) {
      const waitMs = await this.#readOnce(urls[turn % urls.length] ?? '')
      this.#isOpen = false
      await sleep(waitMs * (0.5 + random() / 2), undefined, { signal }).catch(() => undefined)
    }
  }

  /** Reads one stream until it ends. Returns the wait before the next one, in milliseconds. */
  #readOnce(url: string): Promise<number> {
    const { signal } = this.#stopped
    const headers = {
      ...siteHeaders(this.#options.token),
      Accept: 'text/event-stream',
      ...(this.#lastId !== undefined && { 'Last-Event-ID': this.#lastId }),
    }
    return new Promise((resolve) => {
      const end = () => resolve(this.#retryMs)
      const request = get(`${url}/api/v1/events`, { agent: this.#agent, headers, signal }, (response) => {
        response.once('close', end)
        response.on('error', end)
        if (response.statusCode !== 200) return this.#noteRefusal(response)
        this.#isOpen = true
        this.connections += 1
        this.#readEvents(response)
      })
      request.on('error', end)
    })
  }

  #noteRefusal(response: IncomingMessage): void {
    const { statusCode = 0 } = response
    this.refusals.set(statusCode, (this.refusals.get(statusCode) ?? 0) + 1)
    response.resume()
  }

  #readEvents(response: IncomingMessage): void {
    let rest = ''
    response.setEncoding('utf8').on('data', (text: string) => {
      const blocks = (rest + text).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        this.#retryMs = Number(/^retry: (\d+)$/m.exec(block)?.[1] ?? this.#retryMs)
        const event = eventOf(block)
        if (event) this.#take(event)
      }
    })
  }

  #take({ id, name, data }: Block): void {
    if (name === 'end') this.endReason = JSON.stringify(data)
    if (id === undefined) return
    this.#lastId = id
    this.startId ??= id
    if (name === 'entry') this.entryIds.push(id)
    if (name === 'player' && data.revision !== undefined) this.revisions.push(data.revision)
  }
}

/** The event of a block of lines; null for a comment and for the wait alone. */
function eventOf(block: string): Block | null {
  const name = /^event: (.*)$/m.exec(block)?.[1]
  const data = /^data: (.*)$/m.exec(block)?.[1]
  return name === undefined || data === undefined
    ? null
    : { id: /^id: (.*)$/m.exec(block)?.[1], name, data: JSON.parse(data) }
}
