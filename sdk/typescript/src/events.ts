import type { components } from './generated/api.ts'
import { Refusal, readRefusal } from './refusal.ts'
import { headersOf, type SendOptions, secondsBefore, wait } from './send.ts'

type Schemas = components['schemas']

/** An event of the player. Its `id` is the place to continue from; events that describe the present alone have none. */
export type SanguineEvent =
  | { readonly type: 'entry'; readonly id: string; readonly data: Schemas['JournalEntry'] }
  | { readonly type: 'player'; readonly id: string; readonly data: Schemas['PlayerEvent'] }
  | { readonly type: 'huntReady'; readonly id?: undefined; readonly data: Schemas['HuntReadyEvent'] }
  | { readonly type: 'news'; readonly id?: undefined; readonly data: Schemas['NewsEvent'] }

/** An event for the staff. Its `id` is the place to continue from. */
export type StaffEvent =
  | { readonly type: 'change'; readonly id: string; readonly data: Schemas['StaffChangeEvent'] }
  | { readonly type: 'payment'; readonly id: string; readonly data: Schemas['PaymentStatusEvent'] }
  | { readonly type: 'charge'; readonly id: string; readonly data: Schemas['ChargeEvent'] }
  | { readonly type: 'place'; readonly id: string; readonly data: Schemas['StaffPlaceEvent'] }

/** The events of each stream, by its path. */
export interface EventsOf {
  readonly '/api/v1/events': SanguineEvent
  readonly '/api/v1/staff/events': StaffEvent
}

interface Position {
  readonly after?: string
  readonly signal?: AbortSignal
}

/** The site sends something every 15 seconds, so a connection without anything for so long is dead. */
const silenceMs = 60_000

/** Connects again and again, each time after the last event. */
export async function* followEvents<Path extends keyof EventsOf>(
  options: SendOptions,
  path: Path,
  { after, signal }: Position,
): AsyncGenerator<EventsOf[Path]> {
  const { site, fetch: fetchOnce = fetch } = options
  let last = after
  for (let attempt = 0; !signal?.aborted; attempt += 1) {
    const connection = new AbortController()
    const both = signal ? AbortSignal.any([signal, connection.signal]) : connection.signal
    let response: Response | undefined
    try {
      const headers = { ...(await headersOf(options)), Accept: 'text/event-stream' }
      const place: Record<string, string> = last === undefined ? {} : { 'Last-Event-ID': last }
      const silence = silenceTimer(connection)
      try {
        response = await fetchOnce(new URL(path, site), { headers: { ...headers, ...place }, signal: both })
        if (!response.ok) throw await readRefusal(response)
        for await (const event of readBlocks(response, silence)) {
          attempt = 0
          if (event.type === 'end') throw endOf(event.data)
          if (event.id !== undefined) last = event.id
          yield event as EventsOf[Path]
        }
      } finally {
        silence.end()
      }
    } catch (error) {
      if (signal?.aborted) return
      if (error instanceof Refusal && !isPassing(error)) throw error
    } finally {
      connection.abort()
    }
    await wait(secondsBefore(attempt, response), signal).catch(() => undefined)
  }
}

/** Whether the site may accept the same call later. */
const isPassing = ({ status }: Refusal): boolean => status === 429 || status >= 500

const endOf = (data: unknown): Refusal => {
  const { code, message } = data as { readonly code: string; readonly message: string }
  return new Refusal({ code, detail: message })
}

interface Silence {
  /** called for each sign of life */
  begin(): void
  end(): void
}

function silenceTimer(connection: AbortController): Silence {
  let timer: ReturnType<typeof setTimeout> | undefined
  const begin = () => {
    clearTimeout(timer)
    timer = setTimeout(() => connection.abort(), silenceMs)
  }
  begin()
  return { begin, end: () => clearTimeout(timer) }
}

interface Block {
  readonly id?: string
  readonly type: string
  readonly data: unknown
}

/** The events of a response by server-sent events. */
async function* readBlocks(response: Response, silence: Silence): AsyncGenerator<Block> {
  if (!response.body) return
  const decoder = new TextDecoder()
  const reader = response.body.getReader()
  let text = ''
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return
    silence.begin()
    text += decoder.decode(value, { stream: true })
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const fields = new Map(block.split('\n').map((line) => [line.replace(/:.*/, ''), line.replace(/^\w*: ?/, '')]))
      const [type, data, id] = [fields.get('event'), fields.get('data'), fields.get('id')]
      if (type !== undefined && data !== undefined)
        yield { type, data: JSON.parse(data), ...(id !== undefined && { id }) }
    }
  }
}
