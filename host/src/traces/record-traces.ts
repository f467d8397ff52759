/** The causes of calls: a press, the opening of the page, or neither. */
type CauseKind = 'press' | 'page' | 'background'

/** Times are milliseconds of `performance.now()`. */
interface Cause {
  readonly kind: CauseKind
  readonly traceId: string
  readonly spanId: string
  readonly at: number
  readonly isSampled: boolean
  /** when its latest call ended; its own time before the first one */
  lastEnd: number
  calls: number
  openCalls: number
}

/** A span that has ended, as `POST /traces` takes it. */
interface EndedSpan {
  readonly fields: Readonly<Record<string, string | number>>
  readonly from: number
  readonly to: number
}

/** Milliseconds after a press or a response in which a call counts as its consequence. */
const followMs = 1_000

/** Milliseconds after which a call is no consequence of a press any more. */
const maxFollowMs = 30_000

/** Milliseconds between two reports. */
const reportMs = 2_000

/** The most spans of a report, and of all that wait for one. */
const [maxInReport, maxWaiting] = [20, 100]

/** The gateway refuses spans that are older, in milliseconds. */
const maxAgeMs = 100_000

const randomHex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** The elements that can be pressed. */
const pressed = 'a[href], button, summary, label, input, select, [role="button"], [role="menuitem"], [role="tab"]'

interface ApiCall {
  readonly api: 'graphql' | 'rest'
  readonly method: string
}

/** A call of the site's own APIs; null for any other, to which no header is sent. */
function apiCallOf(input: RequestInfo | URL, init: RequestInit | undefined): ApiCall | null {
  const request = input instanceof Request ? input : null
  const { origin, pathname } = new URL(request?.url ?? String(input), window.location.href)
  if (origin !== window.location.origin) return null
  const method = (init?.method ?? request?.method ?? 'GET').toUpperCase()
  if (pathname === '/graphql') return { api: 'graphql', method }
  return pathname.startsWith('/api/') ? { api: 'rest', method } : null
}

/**
 * Sends `traceparent` with each call of the page to the site's own APIs, and reports the spans to the gateway. A call
 * has a span below that of the press, or of the opening of the page, that it follows. A span has times, a method and a
 * status, but no text of the page.
 *
 * The browser does not say which press a call follows. A call counts as a consequence of the latest press until a second
 * has passed since the press and since its last response.
 * @param ratio the share of the traces that is recorded, 0 to 1; the calls of all others say that they are not
 * @returns a function that stops it
 */
export function recordTraces(ratio: number): () => void {
  const send = window.fetch
  const waiting: EndedSpan[] = []
  const causes = new Set<Cause>()
  let timer = 0

  function begin(kind: CauseKind, at: number): Cause {
    const isSampled = Math.random() < ratio
    const spanId = randomHex(8)
    return { kind, traceId: randomHex(16), spanId, at, isSampled, lastEnd: at, calls: 0, openCalls: 0 }
  }

  const isFollowed = ({ at, lastEnd, openCalls }: Cause, now: number): boolean =>
    (openCalls > 0 || now - lastEnd <= followMs) && now - at <= maxFollowMs

  let latest = begin('page', 0)
  // The opening of the page ends when its files have loaded, and its first calls follow.
  latest.lastEnd = performance.now()

  function causeOfCall(now: number): Cause {
    if (!isFollowed(latest, now)) latest = begin('background', now)
    return latest
  }

  function add(span: EndedSpan): void {
    if (waiting.length < maxWaiting) waiting.push(span)
  }

  /** Ends the causes that no further call can follow, or all of them. */
  function endCauses(isLast: boolean): void {
    const now = performance.now()
    for (const cause of causes) {
      if (!isLast && isFollowed(cause, now)) continue
      causes.delete(cause)
      const { kind, traceId, spanId, at, lastEnd } = cause
      add({ fields: { kind: 'cause', cause: kind, traceId, spanId }, from: at, to: lastEnd })
      // A later call of it would belong to a span that has ended.
      if (latest === cause) latest = { ...latest, lastEnd: -Infinity, openCalls: 0 }
    }
  }

  function nextReport(): string | null {
    const now = performance.now()
    const spans = waiting
      .splice(0, maxInReport)
      .filter(({ from }) => now - from < maxAgeMs)
      .map(({ fields, from, to }) => ({ ...fields, ageMs: now - from, durationMs: Math.max(0, to - from) }))
    return spans.length === 0 ? null : JSON.stringify({ spans })
  }

  function report(): void {
    timer = 0
    endCauses(false)
    const body = nextReport()
    const headers = { 'Content-Type': 'application/json' }
    // A lost report is not repeated.
    if (body !== null) send('/traces', { method: 'POST', headers, body, keepalive: true }).catch(() => undefined)
    if (waiting.length > 0 || causes.size > 0) reportLater()
  }

  function reportLater(): void {
    if (timer === 0) timer = window.setTimeout(report, reportMs)
  }

  function reportLast(): void {
    if (document.visibilityState === 'visible') return
    endCauses(true)
    for (let body = nextReport(); body !== null; body = nextReport())
      navigator.sendBeacon('/traces', new Blob([body], { type: 'application/json' }))
  }

  async function sendTraced({ api, method }: ApiCall, input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const from = performance.now()
    const cause = causeOfCall(from)
    const { traceId, isSampled } = cause
    const spanId = randomHex(8)
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined))
    headers.set('traceparent', `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`)
    cause.calls += 1
    cause.openCalls += 1
    let status = 0
    try {
      const response = await send(input, { ...init, headers })
      status = response.status
      return response
    } finally {
      const to = performance.now()
      cause.openCalls -= 1
      cause.lastEnd = to
      if (isSampled) {
        causes.add(cause)
        add({ fields: { kind: 'call', traceId, spanId, parentId: cause.spanId, api, method, status }, from, to })
        reportLater()
      }
    }
  }

  function press(event: Event): void {
    const isOnControl = event.target instanceof Element && event.target.closest(pressed) !== null
    const isKey = event instanceof KeyboardEvent && !event.repeat && (event.key.length === 1 || event.key === 'Enter')
    if (event.type === 'keydown' ? isKey : isOnControl) latest = begin('press', performance.now())
  }

  window.fetch = (input, init) => {
    const call = apiCallOf(input, init)
    return call ? sendTraced(call, input, init) : send(input, init)
  }
  window.addEventListener('click', press, true)
  window.addEventListener('keydown', press, true)
  document.addEventListener('visibilitychange', reportLast)
  return () => {
    window.fetch = send
    window.clearTimeout(timer)
    window.removeEventListener('click', press, true)
    window.removeEventListener('keydown', press, true)
    document.removeEventListener('visibilitychange', reportLast)
  }
}
