import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { type App, type Context, logReachedLimit, tooMany } from '@sanguine/kernel'
import type { EventsResponse, StreamEvent } from '@sanguine/kernel/rest'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { problemOf, showError } from '../server/error-response'

/** Open streams of an account at a gateway: a few devices and programs. */
const maxOfAccount = 10

/** Open streams of a gateway; each costs a connection and some memory. */
const maxOfGateway = 5_000

/** The beats without an event after which it is checked that the caller may still read: the check reads the database. */
const beatsOfCheck = 4

/** Milliseconds after which a client connects again, in the stream's first line. */
const retryMs = 2_000

interface StreamCall {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly context: Context
  /** throws once the caller may not read on */
  readonly mayStill: () => Promise<void>
}

/** The open streams of events of a gateway. They end when it closes, and their clients connect to another. */
export class EventStreams {
  readonly #app: App
  readonly #beatMs: number
  readonly #open = new Map<AbortController, string>()

  /**
   * @param beatMs milliseconds without an event after which a comment is sent, so that nothing on the way takes the
   * connection for dead
   */
  constructor(server: FastifyInstance, app: App, beatMs: number) {
    this.#app = app
    this.#beatMs = beatMs
    server.addHook('preClose', (done) => {
      for (const stream of this.#open.keys()) stream.abort()
      done()
    })
  }

  /** Sends events until the client leaves, the caller may not read on, or the gateway closes. Throws `tooMany`. */
  send({ follow }: EventsResponse, { request, reply, context, mayStill }: StreamCall): FastifyReply {
    const owner = context.viewer?.accountId ?? context.address
    this.#requireRoom(context, owner)
    const stream = new AbortController()
    // A client that has left already leaves no second time.
    if (reply.raw.closed) stream.abort()
    else this.#open.set(stream, owner)
    reply.raw.once('close', () => {
      this.#open.delete(stream)
      stream.abort()
    })
    reply
      .header('Cache-Control', 'no-store')
      // proxies such as nginx would otherwise hold events back
      .header('X-Accel-Buffering', 'no')
      .type('text/event-stream; charset=utf-8')
    const text = textOf(follow(stream.signal), {
      stream,
      beatMs: this.#beatMs,
      mayStill,
      endOf: (error) => this.#endOf(error, request),
    })
    return reply.send(Readable.from(text, { objectMode: false, highWaterMark: 1 }))
  }

  #requireRoom(context: Context, owner: string): void {
    const ofOwner = [...this.#open.values()].filter((other) => other === owner).length
    const isFull = this.#open.size >= maxOfGateway
    if (!isFull && ofOwner < maxOfAccount) return
    logReachedLimit(context, isFull ? 'streams' : 'streams.account', owner)
    throw tooMany(
      {
        en: 'Too many streams of events are open. Please close one of them.',
        de: 'Zu viele Ereignisströme sind offen. Bitte schließe einen davon.',
      },
      Math.ceil(this.#beatMs / 1000),
    )
  }

  /** The event that says why a stream ends. */
  #endOf(error: unknown, request: FastifyRequest): StreamEvent {
    if (!problemOf(error)) this.#app.log.error({ err: error, requestId: request.id }, 'A stream of events failed.')
    const shown = showError(error)
    const language = request.servedCall?.language ?? 'en'
    return {
      name: 'end',
      data: {
        type: 'end',
        code: shown?.code ?? 'INTERNAL_SERVER_ERROR',
        message: shown?.sentence[language] ?? '',
      },
    }
  }
}

interface TextOptions {
  readonly stream: AbortController
  readonly beatMs: number
  readonly mayStill: () => Promise<void>
  readonly endOf: (error: unknown) => StreamEvent
}

/** The lines of a stream. It is checked before each event, and after some beats, that the caller may still read. */
async function* textOf(events: AsyncIterable<StreamEvent>, { stream, beatMs, mayStill, endOf }: TextOptions) {
  const { signal } = stream
  const iterator = events[Symbol.asyncIterator]()
  try {
    yield `retry: ${retryMs}\n\n`
    let next = iterator.next()
    for (let beats = 1; ; beats += 1) {
      const result = await firstOf(next, beatMs, signal)
      if (signal.aborted || result?.done) return
      if (result !== null || beats % beatsOfCheck === 0) await mayStill()
      if (result === null) {
        yield ':\n\n'
      } else {
        yield lineOf(result.value)
        next = iterator.next()
      }
    }
  } catch (error) {
    if (!signal.aborted) yield lineOf(endOf(error))
  } finally {
    stream.abort()
  }
}

const lineOf = ({ id, name, data }: StreamEvent): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

/** The value of a promise; null if it takes longer, or if the signal is aborted before. */
async function firstOf<Value>(promise: Promise<Value>, ms: number, signal: AbortSignal): Promise<Value | null> {
  const settled = new AbortController()
  const waited = sleep(ms, null, { signal: AbortSignal.any([signal, settled.signal]) }).catch(() => null)
  try {
    return await Promise.race([promise, waited])
  } finally {
    settled.abort()
  }
}
