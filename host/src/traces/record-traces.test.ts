import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { fireEvent } from '@testing-library/react'
import { recordTraces } from './record-traces'

interface Sent {
  readonly url: string
  readonly traceparent: string | null
  readonly body: string | null
}

const originalFetch = window.fetch
let sent: Sent[] = []
let stop: () => void = () => undefined
/** what the next calls to the APIs return; an error stands for a connection that fails */
let answers: (number | Error)[] = []

beforeEach(() => {
  jest.useFakeTimers()
  sent = []
  answers = []
  document.body.innerHTML = '<button>HUNT</button><p>text</p>'
  window.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    const { body } = init ?? {}
    const traceparent = new Headers(init?.headers).get('traceparent')
    sent.push({ url, traceparent, body: typeof body === 'string' ? body : null })
    const answer = url === '/traces' ? 204 : (answers.shift() ?? 200)
    if (answer instanceof Error) throw answer
    return { status: answer } as Response
  }
})
afterEach(() => {
  stop()
  window.fetch = originalFetch
  jest.useRealTimers()
})

const start = (ratio = 1) => {
  stop = recordTraces(ratio)
}
const pressButton = () => fireEvent.click(document.querySelector('button') as HTMLElement)
const hunt = () => window.fetch('/graphql', { method: 'POST', body: '{"variables":{"name":"Mina"}}' })

interface ReportedSpan {
  readonly kind: string
  readonly cause?: string
  readonly traceId: string
  readonly spanId: string
  readonly parentId?: string
  readonly ageMs: number
  readonly durationMs: number
  readonly status?: number
}

/** The spans of all reports, once no further call can follow. */
async function reported(): Promise<readonly ReportedSpan[]> {
  await jest.advanceTimersByTimeAsync(10_000)
  return sent.flatMap(({ url, body }) => (url === '/traces' && body !== null ? JSON.parse(body).spans : []))
}

const headersOf = () => sent.flatMap(({ url, traceparent }) => (url === '/traces' ? [] : [traceparent]))

describe('traces of a page', () => {
  it('have a press at their beginning, and the calls that follow it below', async () => {
    start()
    await jest.advanceTimersByTimeAsync(5_000)
    pressButton()
    await hunt()
    await window.fetch(new Request('http://localhost/api/v1/me'))
    const [first, second, cause] = await reported()
    expect(cause).toMatchObject({ kind: 'cause', cause: 'press' })
    for (const call of [first, second])
      expect(call).toMatchObject({ kind: 'call', traceId: cause?.traceId, parentId: cause?.spanId, status: 200 })
    expect([first, second]).toMatchObject([
      { api: 'graphql', method: 'POST' },
      { api: 'rest', method: 'GET' },
    ])
    expect(headersOf()).toEqual([first, second].map((call) => `00-${call?.traceId}-${call?.spanId}-01`))
    expect(JSON.stringify(sent.filter(({ url }) => url === '/traces'))).not.toContain('Mina')
  })

  it('begin with the opening of the page for its first calls', async () => {
    start()
    await hunt()
    expect(await reported()).toMatchObject([{ kind: 'call' }, { kind: 'cause', cause: 'page' }])
  })

  it('have a call of their own that follows no press', async () => {
    start()
    pressButton()
    await jest.advanceTimersByTimeAsync(5_000)
    await hunt()
    expect(await reported()).toMatchObject([{ kind: 'call' }, { kind: 'cause', cause: 'background' }])
  })

  it('follow a press while its responses are late', async () => {
    start()
    await jest.advanceTimersByTimeAsync(5_000)
    pressButton()
    await hunt()
    for (let count = 0; count < 3; count += 1) {
      await jest.advanceTimersByTimeAsync(900)
      await hunt()
    }
    const spans = await reported()
    expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(1)
    expect(spans.at(-1)).toMatchObject({ cause: 'press', durationMs: expect.any(Number) })
    expect(spans.at(-1)?.durationMs).toBeGreaterThanOrEqual(2_700)
  })

  it('begin with keys too, but not with a press on text', async () => {
    start()
    await jest.advanceTimersByTimeAsync(5_000)
    fireEvent.click(document.querySelector('p') as HTMLElement)
    await hunt()
    await jest.advanceTimersByTimeAsync(5_000)
    fireEvent.keyDown(document.body, { key: 'h' })
    await hunt()
    const causes = (await reported()).flatMap(({ cause }) => cause ?? [])
    expect(causes).toEqual(['background', 'press'])
  })

  it('say which calls failed', async () => {
    start()
    answers = [503, new TypeError('Failed to fetch')]
    await hunt()
    await expect(hunt()).rejects.toThrow('Failed to fetch')
    expect((await reported()).flatMap(({ status }) => status ?? [])).toEqual([503, 0])
  })

  it('that are not recorded say so in their calls, and are not reported', async () => {
    start(0)
    pressButton()
    await hunt()
    expect(await reported()).toEqual([])
    expect(headersOf()).toEqual([expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/)])
  })

  it('leave calls to other origins, and for files of the site, as they are', async () => {
    start()
    for (const url of ['https://elsewhere.example/graphql', 'http://localhost:81/api/x', '/main.js', '/apiary'])
      await window.fetch(url)
    expect(headersOf()).toEqual([null, null, null, null])
    expect(await reported()).toEqual([])
  })

  it('keep the headers of a call', async () => {
    const seen: [string | null, string | null][] = []
    window.fetch = async (_input, init) => {
      const headers = new Headers(init?.headers)
      seen.push([headers.get('authorization'), headers.get('x-version')])
      return { status: 200 } as Response
    }
    start()
    await window.fetch('/api/x', { headers: { Authorization: 'Bearer 1', 'X-Version': '2' } })
    await window.fetch(
      new Request('http://localhost/api/x', { headers: { Authorization: 'Bearer 1', 'X-Version': '2' } }),
    )
    expect(seen).toEqual([
      ['Bearer 1', '2'],
      ['Bearer 1', '2'],
    ])
  })

  it('have at most twenty spans a report, and keep at most a hundred', async () => {
    start()
    await Promise.all(Array.from({ length: 150 }, hunt))
    const spans = await reported()
    expect(spans).toHaveLength(100)
    for (const { url, body } of sent)
      if (url === '/traces') expect(JSON.parse(body ?? '').spans.length).toBeLessThanOrEqual(20)
  })

  it('are reported at once when the page is left', async () => {
    const beacons: string[] = []
    navigator.sendBeacon = (url, data) => {
      beacons.push(`${url} ${(data as Blob).type}`)
      return true
    }
    start()
    pressButton()
    await hunt()
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    fireEvent(document, new Event('visibilitychange'))
    jest.restoreAllMocks()
    expect(beacons).toEqual(['/traces application/json'])
  })
})
