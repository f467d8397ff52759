import { send } from '../api/request'
import { eventParser } from './event-parser'
import type { EventStreamName, SiteEvent } from './site-event'

const paths: Readonly<Record<EventStreamName, string>> = {
  player: '/api/v1/events',
  staff: '/api/v1/staff/events',
}

/** The gateway sends a sign of life every 15 seconds. After three without one the connection is taken for dead. */
export const silenceMs = 45_000

/** The shortest wait before a stream is opened again, in milliseconds; the gateway may ask for another. */
const minWaitMs = 2_000
const maxWaitMs = 60_000

export interface EventReader {
  readonly stream: EventStreamName
  /** the id after which the next stream begins; undefined for now */
  lastId(): string | undefined
  onEvent(event: SiteEvent): void
  onLive(isLive: boolean): void
}

/** The end of a stream: it can be opened again after a wait in milliseconds, or the gateway refused it. */
type StreamEnd = { readonly waitMs: number; readonly wasOpen: boolean } | 'refused'

/**
 * Reads the events of a stream until the signal is aborted, and opens the stream again whenever it ends.
 * Returns early if the gateway refuses the stream, as one without this route. It never throws.
 */
export async function readEvents(reader: EventReader, signal: AbortSignal): Promise<void> {
  for (let failures = 0; !signal.aborted; ) {
    const end = await readStream(reader, signal).catch(() => ({ waitMs: minWaitMs, wasOpen: false }))
    reader.onLive(false)
    if (end === 'refused') return
    failures = end.wasOpen ? 0 : failures + 1
    const waitMs = Math.max(end.waitMs, Math.min(minWaitMs * 2 ** failures, maxWaitMs))
    // Different waits, so that the clients of a gateway that ended do not all return at once.
    await sleep(waitMs * (0.5 + Math.random() / 2), signal)
  }
}

async function readStream(
  { stream: name, lastId, onEvent, onLive }: EventReader,
  signal: AbortSignal,
): Promise<StreamEnd> {
  const stream = new AbortController()
  const abort = () => stream.abort()
  signal.addEventListener('abort', abort)
  let timer = 0
  const expectLife = () => {
    window.clearTimeout(timer)
    timer = window.setTimeout(abort, silenceMs)
  }
  try {
    expectLife()
    const id = lastId()
    const headers = { Accept: 'text/event-stream', ...(id !== undefined && { 'Last-Event-ID': id }) }
    const response = await send(paths[name], { headers, cache: 'no-store', signal: stream.signal })
    if (!response.ok || !response.body) return endOf(response)
    onLive(true)
    let waitMs = 0
    const parse = eventParser({
      onEvent,
      onRetry: (ms) => {
        waitMs = ms
      },
    })
    await readText(response.body, stream.signal, (text) => {
      expectLife()
      parse(text)
    })
    return { waitMs, wasOpen: true }
  } finally {
    window.clearTimeout(timer)
    signal.removeEventListener('abort', abort)
    abort()
  }
}

/** A full gateway and a failing one are tried again; any other refusal stays. */
function endOf({ status, headers }: Response): StreamEnd {
  if (status !== 429 && status < 500) return 'refused'
  return { waitMs: Number(headers.get('retry-after') ?? 0) * 1000 || 0, wasOpen: false }
}

/** Reads a body until its end or until the signal is aborted. */
async function readText(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
  onText: (text: string) => void,
): Promise<void> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  const cancel = () => void reader.cancel().catch(() => undefined)
  signal.addEventListener('abort', cancel)
  try {
    while (!signal.aborted) {
      const { value, done } = await reader.read()
      if (done) return
      onText(decoder.decode(value, { stream: true }))
    }
  } finally {
    signal.removeEventListener('abort', cancel)
    cancel()
  }
}

/** Waits, at most until the connection is back or the signal is aborted. */
function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      window.clearTimeout(timer)
      window.removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = window.setTimeout(end, ms)
    window.addEventListener('online', end)
    signal.addEventListener('abort', end)
    if (signal.aborted) end()
  })
}
