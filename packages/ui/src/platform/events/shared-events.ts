import { readEvents } from './read-events'
import type { EventFollower, EventStreamName, SiteEvent } from './site-event'

/** A page that has been hidden for this long follows no events until it is shown again. */
export const hiddenMs = 60_000

/** The events that describe the present. A page that begins to follow gets the latest of each. */
const presentNames: ReadonlySet<string> = new Set(['player', 'news'])

/** A message between pages of one browser. */
type Message =
  | { readonly type: 'event'; readonly event: SiteEvent }
  | { readonly type: 'state'; readonly isLive: boolean; readonly present: readonly SiteEvent[] }
  | { readonly type: 'hello' }

/**
 * Follows a stream of events of an account through one connection that all pages of the browser share. A browser opens six
 * connections to a site at most, so a stream a page would stop the seventh. The page that holds a lock reads the stream
 * and passes it on. If the page ends or is hidden for long, the next one continues after the last event. A browser
 * without locks opens a stream for each visible page. Returns a function that ends it.
 */
export function followSharedEvents(
  accountId: string,
  follower: EventFollower,
  stream: EventStreamName = 'player',
): () => void {
  const owner = stream === 'player' ? accountId : `${stream}.${accountId}`
  const page = new FollowingPage(stream, `sanguine.events.${owner}`, follower)
  page.start()
  return () => page.stop()
}

class FollowingPage {
  readonly #stream: EventStreamName
  readonly #name: string
  readonly #follower: EventFollower
  readonly #present = new Map<string, SiteEvent>()
  /** removes the listeners of the page */
  readonly #stopped = new AbortController()
  /** aborted when the page no longer follows; null while it does not */
  #joined: AbortController | null = null
  #channel: BroadcastChannel | null = null
  #isReading = false
  #isLive = false
  #lastId: string | undefined
  #hiddenTimer = 0

  constructor(stream: EventStreamName, name: string, follower: EventFollower) {
    this.#stream = stream
    this.#name = name
    this.#follower = follower
  }

  start(): void {
    const { signal } = this.#stopped
    document.addEventListener('visibilitychange', this.#followWhileVisible, { signal })
    window.addEventListener('pageshow', this.#followWhileVisible, { signal })
    // A frozen page reads nothing, and one in the history is kept there only without a lock.
    document.addEventListener('freeze', this.#leave, { signal })
    window.addEventListener('pagehide', this.#leave, { signal })
    this.#followWhileVisible()
  }

  stop(): void {
    this.#stopped.abort()
    this.#leave()
  }

  readonly #followWhileVisible = (): void => {
    window.clearTimeout(this.#hiddenTimer)
    if (document.visibilityState === 'visible') this.#join()
    else if (canShare()) this.#hiddenTimer = window.setTimeout(this.#leave, hiddenMs)
    else this.#leave()
  }

  #join(): void {
    if (this.#joined) return
    const joined = new AbortController()
    this.#joined = joined
    const { signal } = joined
    if (!canShare()) return void this.#read(signal)
    this.#channel = new BroadcastChannel(this.#name)
    this.#channel.onmessage = ({ data }: MessageEvent<Message>) => this.#receive(data)
    this.#post({ type: 'hello' })
    navigator.locks
      .request(this.#name, { signal }, () => this.#read(signal))
      // The signal ends the wait for the lock.
      .catch(() => undefined)
  }

  readonly #leave = (): void => {
    window.clearTimeout(this.#hiddenTimer)
    this.#joined?.abort()
    this.#joined = null
    this.#isReading = false
    this.#channel?.close()
    this.#channel = null
    this.#present.clear()
    this.#showLive(false)
  }

  async #read(signal: AbortSignal): Promise<void> {
    if (signal.aborted) return
    this.#isReading = true
    const isJoined = () => !signal.aborted
    await readEvents(
      {
        stream: this.#stream,
        lastId: () => this.#lastId,
        onEvent: (event) => {
          if (!isJoined()) return
          this.#take(event)
          this.#post({ type: 'event', event })
        },
        onLive: (isLive) => isJoined() && this.#changeLive(isLive),
      },
      signal,
    )
    if (isJoined()) this.#isReading = false
  }

  #receive(message: Message): void {
    if (message.type === 'hello') {
      if (this.#isReading) this.#postState()
    } else if (message.type === 'event') {
      this.#showLive(true)
      this.#take(message.event)
    } else {
      this.#showLive(message.isLive)
      for (const event of message.present) this.#take(event)
    }
  }

  #take(event: SiteEvent): void {
    if (event.id !== undefined) this.#lastId = event.id
    if (presentNames.has(event.name)) this.#present.set(event.name, event)
    this.#follower.onEvent(event)
  }

  #changeLive(isLive: boolean): void {
    this.#showLive(isLive)
    this.#postState()
  }

  #showLive(isLive: boolean): void {
    if (isLive === this.#isLive) return
    this.#isLive = isLive
    this.#follower.onLive(isLive)
  }

  #postState(): void {
    this.#post({ type: 'state', isLive: this.#isLive, present: [...this.#present.values()] })
  }

  #post(message: Message): void {
    this.#channel?.postMessage(message)
  }
}

/** Whether pages of this browser can share a stream. */
const canShare = (): boolean => typeof BroadcastChannel !== 'undefined' && navigator.locks !== undefined
