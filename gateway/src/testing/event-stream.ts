import type { StreamEvent } from '@sanguine/kernel/rest'
import { siteKey } from '../settings'

export interface TestEvent extends StreamEvent {
  // biome-ignore lint/suspicious/noExplicitAny: tests look at any shape
  readonly data: any
}

/** A client of a stream of events. */
export class TestStream {
  readonly #reader: ReadableStreamDefaultReader<string>
  readonly #controller: AbortController
  #text = ''

  constructor(response: Response, controller: AbortController) {
    if (!response.body) throw new Error('The stream has no body.')
    this.#reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    this.#controller = controller
  }

  /** The next block of lines; null at the end. */
  async block(): Promise<string | null> {
    for (;;) {
      const end = this.#text.indexOf('\n\n')
      if (end >= 0) {
        const block = this.#text.slice(0, end)
        this.#text = this.#text.slice(end + 2)
        return block
      }
      const { value, done } = await this.#reader.read()
      if (done) return null
      this.#text += value
    }
  }

  /** The next event; null at the end. */
  async next(): Promise<TestEvent | null> {
    for (;;) {
      const block = await this.block()
      if (block === null) return null
      const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/).slice(0, 2)))
      if (fields.event)
        return { ...(fields.id && { id: fields.id }), name: fields.event, data: JSON.parse(fields.data) }
    }
  }

  /** Reads until an event of the name, which it returns. */
  async until(name: string): Promise<TestEvent> {
    for (;;) {
      const event = await this.next()
      if (event === null) throw new Error(`The stream ended before ${name}.`)
      if (event.name === name) return event
    }
  }

  async close(): Promise<void> {
    this.#controller.abort()
    await this.#reader.cancel().catch(() => undefined)
  }
}

export interface StreamOptions {
  /** under `/api`; default that of the player's events */
  readonly path?: string
  readonly after?: string | undefined
  readonly language?: string
}

/** Asks for a stream of events. `abort` ends it. */
export async function askForStream(
  at: { readonly url: string },
  token: string,
  { path = '/v1/events', after, language = 'en' }: StreamOptions = {},
): Promise<{ readonly response: Response; readonly controller: AbortController }> {
  const controller = new AbortController()
  const response = await fetch(`${at.url}/api${path}`, {
    signal: controller.signal,
    headers: {
      Accept: 'text/event-stream',
      'Accept-Language': language,
      'X-Api-Key': siteKey,
      Authorization: `Bearer ${token}`,
      ...(after !== undefined && { 'Last-Event-ID': after }),
    },
  })
  return { response, controller }
}

/** The streams that a test has opened, to be closed after it. */
export class OpenedStreams {
  readonly open: TestStream[] = []

  async follow(at: { readonly url: string }, token: string, options: StreamOptions = {}): Promise<TestStream> {
    const stream = await openStream(at, token, options)
    this.open.push(stream)
    return stream
  }

  async close(): Promise<void> {
    for (const stream of this.open.splice(0)) await stream.close()
  }
}

/** Opens a stream of events. Throws an error if the gateway refuses it, or if something could hold back its events. */
async function openStream(
  at: { readonly url: string },
  token: string,
  options: StreamOptions = {},
): Promise<TestStream> {
  const { response, controller } = await askForStream(at, token, options)
  const [type, encoding] = ['content-type', 'content-encoding'].map((name) => response.headers.get(name))
  if (response.status !== 200 || type !== 'text/event-stream; charset=utf-8' || encoding !== null)
    throw new Error(`There is no stream: ${response.status} ${type} ${encoding} ${await response.text()}`)
  return new TestStream(response, controller)
}
