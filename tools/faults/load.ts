import { setTimeout as sleep } from 'node:timers/promises'
import { siteHeaders } from '../gateway/site-client'

/** An action of a player, always under an idempotency key. */
export type Action = 'buy' | 'sell' | 'hunt' | 'claim'

/** An acknowledged call: it must have acted exactly once, regardless of later faults. */
export interface Acknowledged {
  readonly accountId: string
  readonly key: string
  readonly action: Action
  readonly body: string
}

/** A response that must not be. */
export interface Violation {
  readonly what: string
  readonly player: string
  readonly detail: string
}

export interface LoadPlayer {
  readonly name: string
  readonly accountId: string
  token: string
  readonly bait: string
  readonly collections: readonly string[]
  /** logs in again, for sessions that a changed clock has ended */
  logIn(url: string): Promise<string>
}

export interface Load {
  /** acknowledged so far */
  readonly acknowledged: readonly Acknowledged[]
  readonly violations: readonly Violation[]
  /** responses by status; 0 for connections that broke */
  readonly statuses: ReadonlyMap<number, number>
  /** the longest call, in milliseconds */
  readonly slowestMs: number
  /** acknowledged calls that were repeated and returned the same */
  readonly repeats: number
  /** whether connections may break: while a gateway is killed */
  mayBreak: boolean
  /** Ends it after the call under way of each player, which is repeated until its outcome is known, for a minute at most. */
  stop(): Promise<void>
}

/** How long a call is still repeated after the load was stopped, in milliseconds. */
const maxSettleMs = 60_000

const plan: readonly Action[] = ['buy', 'hunt', 'buy', 'sell', 'hunt', 'buy', 'claim', 'hunt']

interface Outcome {
  readonly status: number
  readonly body: string
  readonly isDone: boolean
}

export interface LoadOptions {
  /** the addresses of the gateways, in turn */
  urls(): readonly string[]
  /** how the keys begin */
  readonly name: string
  /** pause between two calls of a player, in milliseconds: the load is for correctness, not for speed */
  readonly pauseMs: number
  /** how long a call may take, in milliseconds */
  readonly maxCallMs: number
}

/**
 * Lets players act one call after the other until stopped. A call that was not served is repeated under its key until its
 * outcome is known; some that were are repeated all the same, and must return the same.
 */
export function startLoad(players: readonly LoadPlayer[], options: LoadOptions): Load {
  const { urls, name, pauseMs, maxCallMs } = options
  const acknowledged: Acknowledged[] = []
  const violations: Violation[] = []
  const statuses = new Map<number, number>()
  let [stoppedAt, turn, slowestMs, repeats] = [Number.POSITIVE_INFINITY, 0, 0, 0]

  const report = (player: LoadPlayer, what: string, detail: string) =>
    violations.push({ player: player.name, what, detail: detail.slice(0, 300) })

  async function callOnce(player: LoadPlayer, action: Action, key: string, index: number): Promise<Outcome> {
    const choices = urls()
    turn += 1
    const url = choices[turn % choices.length]
    if (url === undefined) return { status: 0, body: '', isDone: false }
    const from = performance.now()
    const mayBreak = load.mayBreak
    let response: Response
    let body: string
    try {
      response = await fetch(`${url}${pathOf(action)}`, requestOf(player, action, key, index))
      body = await response.text()
    } catch (error) {
      statuses.set(0, (statuses.get(0) ?? 0) + 1)
      if (!mayBreak && !load.mayBreak)
        report(player, 'a connection broke', `${action} ${key}: ${error} ${(error as Error).cause}`)
      return { status: 0, body: '', isDone: false }
    }
    const ms = performance.now() - from
    slowestMs = Math.max(slowestMs, ms)
    if (ms > maxCallMs)
      report(player, 'a call took too long', `${action} ${key}: ${Math.round(ms)} ms, ${response.status}`)
    const { status } = response
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    if (status === 503 && !response.headers.has('retry-after')) report(player, 'a 503 without Retry-After', body)
    const isAllowed = (status >= 200 && status < 300) || (status >= 400 && status < 500) || status === 503
    if (!isAllowed && !(status === 502 && (mayBreak || load.mayBreak)))
      report(player, `a ${status}`, `${action} ${key}: ${body}`)
    if (status === 401) {
      // a clock that was moved may end a session
      player.token = await player.logIn(url).catch(() => player.token)
      return { status, body, isDone: false }
    }
    return { status, body, isDone: status < 500 && status !== 429 }
  }

  async function callUntilDone(player: LoadPlayer, action: Action, key: string, index: number): Promise<Outcome> {
    for (;;) {
      const outcome = await callOnce(player, action, key, index)
      if (outcome.isDone) return outcome
      if (performance.now() > stoppedAt + maxSettleMs) {
        report(player, 'an outcome stayed unknown', `${action} ${key}: ${outcome.status} ${outcome.body}`)
        return outcome
      }
      await sleep(250)
    }
  }

  async function play(player: LoadPlayer, offset: number): Promise<void> {
    for (let index = 0; stoppedAt === Number.POSITIVE_INFINITY; index += 1) {
      const action = plan[(index + offset) % plan.length] ?? 'buy'
      const key = `${name}-${player.name.replaceAll(' ', '-')}-${index}`
      const { status, body } = await callUntilDone(player, action, key, index)
      const isAcknowledged = status === 200 && JSON.parse(body).success === true
      if (isAcknowledged) acknowledged.push({ accountId: player.accountId, key, action, body })
      if (isAcknowledged && index % 4 === 0) {
        const repeated = await callUntilDone(player, action, key, index)
        repeats += 1
        if (comparable(repeated.body) !== comparable(body))
          report(player, 'a repeated key returned another result', `${action} ${key}: ${body} then ${repeated.body}`)
      }
      await sleep(pauseMs)
    }
  }

  const load: Load = {
    acknowledged,
    violations,
    statuses,
    mayBreak: false,
    get slowestMs() {
      return slowestMs
    },
    get repeats() {
      return repeats
    },
    async stop() {
      stoppedAt = performance.now()
      await Promise.all(playing)
    },
  }
  const playing = players.map((player, index) => play(player, index * 3))
  return load
}

const pathOf = (action: Action): string => {
  if (action === 'hunt') return '/api/Game/quickhunt'
  return action === 'claim' ? '/api/game/ClaimCollection' : '/api/game/buysell'
}

function requestOf(player: LoadPlayer, action: Action, key: string, index: number): RequestInit {
  const headers = { ...siteHeaders(player.token), 'Idempotency-Key': key }
  const signal = AbortSignal.timeout(20_000)
  if (action === 'hunt') return { headers, signal }
  const form: Record<string, string> =
    action === 'claim'
      ? { collectionId: player.collections[Math.floor(index / plan.length) % player.collections.length] ?? '' }
      : { itemId: player.bait, amount: action === 'buy' ? '2' : '-1' }
  return { method: 'POST', headers, signal, body: new URLSearchParams(form) }
}

/** A response without what tells the time of the response. */
const comparable = (body: string): string => body.replace(/"(currentTimeStamp|readAt)":\d+/g, '')
