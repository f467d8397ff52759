import { BroadcastChannel } from 'node:worker_threads'
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { EventStreamStandIn } from '../../testing/event-stream-stand-in'
import { logInAs, logOut } from '../../testing/log-in'
import { type MockGateway, mockGateway } from '../../testing/mock-gateway'
import { page as browserPage } from '../browser/page'
import { silenceMs } from './read-events'
import { followSharedEvents, hiddenMs } from './shared-events'
import type { SiteEvent } from './site-event'

/** The locks of a browser: each name has one holder, and the others wait in order. */
function fakeLocks() {
  const queues = new Map<string, Promise<unknown>>()
  return {
    request(name: string, { signal }: { signal: AbortSignal }, work: () => Promise<unknown>) {
      const turn = (queues.get(name) ?? Promise.resolve()).then(() => (signal.aborted ? undefined : work()))
      queues.set(name, turn)
      return turn
    },
  }
}

class Page {
  readonly events: SiteEvent[] = []
  readonly live: boolean[] = []
  readonly close: () => void

  constructor(accountId = 'a1') {
    this.close = followSharedEvents(accountId, {
      onEvent: (event) => void this.events.push(event),
      onLive: (isLive) => void this.live.push(isLive),
    })
    pages.push(this)
  }

  get ids() {
    return this.events.map(({ id }) => id)
  }
}

let gateway: MockGateway
let streams: EventStreamStandIn[] = []
let pages: Page[] = []

const route = 'GET /api/v1/events'
const openStream = ({ init }: { init: RequestInit }) => {
  const stream = new EventStreamStandIn(init)
  streams.push(stream)
  return stream.response
}
const streamAt = async (index: number): Promise<EventStreamStandIn> => {
  await waitFor(() => expect(streams.length).toBeGreaterThan(index))
  return streams[index] as EventStreamStandIn
}

function share(): void {
  Object.assign(globalThis, { BroadcastChannel })
  Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true })
}

function show(visibility: 'visible' | 'hidden'): void {
  Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  jest.spyOn(browserPage, 'reload').mockImplementation(() => undefined)
  // a wait is as long as the test says
  jest.spyOn(Math, 'random').mockReturnValue(0)
  gateway = mockGateway({ routes: { [route]: openStream } })
  logInAs({ sub: 'a1' })
})
afterEach(() => {
  for (const { close } of pages) close()
  show('visible')
  jest.useRealTimers()
  jest.restoreAllMocks()
  gateway.stop()
  logOut()
  Reflect.deleteProperty(globalThis, 'BroadcastChannel')
  Reflect.deleteProperty(navigator, 'locks')
  streams = []
  pages = []
})

it('gives all pages of a browser the events of one stream, and a later page the current state', async () => {
  share()
  const [first, second] = [new Page(), new Page()]
  const stream = await streamAt(0)
  stream.event('a1:1', 'player', { revision: 1 })
  const entry = 'id: a1:2\nevent: entry\ndata: {"note":"a: b"}\n\n'
  for (const letter of entry) stream.write(letter)
  for (const { events } of [first, second]) await waitFor(() => expect(events).toHaveLength(2))
  expect(first.events[1]).toEqual({ id: 'a1:2', name: 'entry', data: { note: 'a: b' } })
  const late = new Page()
  await waitFor(() => expect(late.events).toEqual([{ id: 'a1:1', name: 'player', data: { revision: 1 } }]))
  expect(late.live).toEqual([true])
  expect(streams).toHaveLength(1)
})

it('gives another account of the browser its own stream', async () => {
  share()
  new Page('a1')
  const other = new Page('a2')
  await streamAt(1)
  streams[0]?.event('a1:1', 'player')
  streams[1]?.event('a2:1', 'player')
  await waitFor(() => expect(other.ids).toEqual(['a2:1']))
})

it('continues after the last event in another page when the page with the stream closes', async () => {
  share()
  const [first, second] = [new Page(), new Page()]
  const stream = await streamAt(0)
  stream.event('a1:7', 'entry')
  await waitFor(() => expect(second.ids).toEqual(['a1:7']))
  first.close()
  const next = await streamAt(1)
  expect(stream.isCancelled).toBe(true)
  expect(next.lastEventId).toBe('a1:7')
  next.event('a1:8', 'entry')
  await waitFor(() => expect(second.ids).toEqual(['a1:7', 'a1:8']))
  expect(first.ids).toEqual(['a1:7'])
})

it('reopens the stream at the last event after its end', async () => {
  const only = new Page()
  const stream = await streamAt(0)
  stream.write('retry: 1\n\n')
  stream.event('a1:3', 'entry')
  await waitFor(() => expect(only.ids).toEqual(['a1:3']))
  stream.end()
  await waitFor(() => expect(only.live).toEqual([true, false]))
  window.dispatchEvent(new Event('online'))
  expect((await streamAt(1)).lastEventId).toBe('a1:3')
})

it('closes the stream of a hidden page after a while, or at once if pages cannot share one', async () => {
  const only = new Page()
  const stream = await streamAt(0)
  await waitFor(() => expect(only.live.at(-1)).toBe(true))
  show('hidden')
  await waitFor(() => expect(stream.isCancelled).toBe(true))
  expect(only.live.at(-1)).toBe(false)
  show('visible')
  await streamAt(1)
  only.close()

  share()
  const shared = new Page()
  const sharedStream = await streamAt(2)
  await waitFor(() => expect(shared.live.at(-1)).toBe(true))
  jest.useFakeTimers()
  show('hidden')
  expect(shared.live.at(-1)).toBe(true)
  jest.advanceTimersByTime(hiddenMs)
  expect(shared.live.at(-1)).toBe(false)
  jest.useRealTimers()
  await waitFor(() => expect(sharedStream.isCancelled).toBe(true))
})

it('closes a connection without heartbeats', async () => {
  jest.useFakeTimers()
  const only = new Page()
  await jest.advanceTimersByTimeAsync(0)
  await jest.advanceTimersByTimeAsync(silenceMs - 1)
  expect(only.live).toEqual([true])
  streams[0]?.write(':\n\n')
  await jest.advanceTimersByTimeAsync(silenceMs - 1)
  expect(only.live).toEqual([true])
  await jest.advanceTimersByTimeAsync(1)
  expect(only.live).toEqual([true, false])
})

it('does not retry with a gateway that has no such stream', async () => {
  const refusal = jest.fn(() => ({ ok: false, status: 404, headers: new Headers(), body: null }) as unknown as Response)
  gateway.setResponses({ routes: { [route]: () => Object.setPrototypeOf(refusal(), Response.prototype) } })
  jest.useFakeTimers()
  const only = new Page()
  await jest.advanceTimersByTimeAsync(600_000)
  expect(refusal).toHaveBeenCalledTimes(1)
  expect(only.live).toEqual([])
})
