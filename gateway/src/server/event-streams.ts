import { Readable } from 'node:stream'
import { setTimeout as sleep, setImmediate as yieldToCalls } from 'node:timers/promises'
import { type App, type Context, type IntervalWorker, logReachedLimit, runInterval, tooMany } from '@sanguine/kernel'
import type { EventsResponse, StreamEvent } from '@sanguine/kernel/rest'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { problemOf, type ShownError, showError } from './error-response'

/** Open streams of an account at a gateway: a few devices and programs. */
const maxOfAccount = 10

/** Open streams of a gateway; each costs a connection and some memory. */
const maxOfGateway = 5_000

/** Milliseconds after which a client connects again, in the stream's first line. */
const retryMs = 2_000

interface StreamCall {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly context: Context
  /** throws once the caller may not read on */
  readonly mayStill: () => Promise<void>
  /** the events after an error, in the words of the API; null stands for a masked fault. Default: one `end` */
  readonly eventsOfError?: (shown: ShownError | null) => readonly StreamEvent[]
}

/**
 * Milliseconds after which it is checked again that callers may read on. A viewer is cached for as long, so each check
 * reads the database.
 */
const checkMs = 900

/** Callers are checked in groups of so many, whose sessions are read by one command. */
const checkedAtOnce = 100

/** A stream with what ends it. */
interface OpenStream {
  readonly owner: string
  readonly mayStill: () => Promise<void>
  /** aborted with the error once the caller may not read on */
  readonly refusal: AbortController
}

/** The open streams of events of a gateway. They end when it closes, and their clients connect to another. */
export class EventStreams {
  readonly #app: App
  readonly #beatMs: number
  readonly #open = new Map<AbortController, OpenStream>()
  readonly #checks: IntervalWorker

  /**
   * @param beatMs milliseconds without an event after which a comment is sent, so that nothing on the way takes the
   * connection for dead
   */
  constructor(server: FastifyInstance, app: App, beatMs: number) {
    this.#app = app
    this.#beatMs = beatMs
    this.#checks = runInterval(app, 'events.callers', checkMs, () => this.#checkCallers())
    server.addHook('preClose', async () => {
      for (const stream of this.#open.keys()) stream.abort()
      await this.#checks.stop()
    })
  }

  /** Sends events until the client leaves, the caller may not read on, or the gateway closes. Throws `tooMany`. */
  send({ follow }: EventsResponse, call: StreamCall): FastifyReply {
    const { reply, context, mayStill } = call
    const owner = context.viewer?.accountId ?? context.address
    this.#requireRoom(context, owner)
    const stream = new AbortController()
    const refusal = new AbortController()
    // A client that has left already leaves no second time.
    if (reply.raw.closed) stream.abort()
    else this.#open.set(stream, { owner, mayStill, refusal })
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
      refused: refusal.signal,
      beatMs: this.#beatMs,
      mayStill,
      eventsOfError: (error) => this.#eventsOfError(error, call),
    })
    return reply.send(Readable.from(text, { objectMode: false, highWaterMark: 1 }))
  }

  #requireRoom(context: Context, owner: string): void {
    const ofOwner = [...this.#open.values()].filter((other) => other.owner === owner).length
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

  /** Ends the streams whose callers may not read on. An outage ends none, since nothing is sent before the next check. */
  async #checkCallers(): Promise<void> {
    const open = [...this.#open.values()]
    for (let start = 0; start < open.length; start += checkedAtOnce) {
      await Promise.all(
        open.slice(start, start + checkedAtOnce).map(async ({ mayStill, refusal }) => {
          try {
            await mayStill()
          } catch (error) {
            if ((showError(error)?.status ?? 500) < 500) refusal.abort(error)
          }
        }),
      )
      await yieldToCalls()
    }
  }

  /** The events that say why a stream ends. */
  #eventsOfError(error: unknown, { request, eventsOfError = endOf(request) }: StreamCall): readonly StreamEvent[] {
    if (!problemOf(error)) this.#app.log.error({ err: error, requestId: request.id }, 'A stream of events failed.')
    return eventsOfError(showError(error))
  }
}

const endOf =
  (request: FastifyRequest) =>
  (shown: ShownError | null): readonly StreamEvent[] => {
    const language = request.servedCall?.language ?? 'en'
    const data = {
      type: 'end',
      code: shown?.code ?? 'INTERNAL_SERVER_ERROR',
      message: shown?.sentence[language] ?? '',
    }
    return [{ name: 'end', data }]
  }

interface TextOptions {
  readonly stream: AbortController
  /** aborted with the error once the caller may not read on */
  readonly refused: AbortSignal
  readonly beatMs: number
  readonly mayStill: () => Promise<void>
  readonly eventsOfError: (error: unknown) => readonly StreamEvent[]
}

/** The lines of a stream. It is checked before each event that the caller may still read. */
async function* textOf(events: AsyncIterable<StreamEvent>, options: TextOptions) {
  const { stream, refused, beatMs, mayStill, eventsOfError } = options
  const { signal } = stream
  const either = AbortSignal.any([signal, refused])
  const iterator = events[Symbol.asyncIterator]()
  try {
    yield `retry: ${retryMs}\n\n`
    let next = iterator.next()
    for (;;) {
      const result = await firstOf(next, beatMs, either)
      if (signal.aborted || result?.done) return
      refused.throwIfAborted()
      if (result === null) {
        yield ':\n\n'
      } else {
        await mayStill()
        yield lineOf(result.value)
        next = iterator.next()
      }
    }
  } catch (error) {
    if (!signal.aborted) for (const event of eventsOfError(error)) yield lineOf(event)
  } finally {
    stream.abort()
  }
}

/** An event as server-sent events have it. One without data has an empty line, without which browsers drop it. */
export const lineOf = ({ id, name, data }: StreamEvent): string => {
  const text = data === undefined ? '' : JSON.stringify(data)
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${text}\n\n`
}

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
