import { randomUUID } from 'node:crypto'
import { setMaxListeners } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { giveBait } from '../gateway/give-bait'
import { callRest, digestOf, registerAccount, siteHeaders } from '../gateway/site-client'
import { withParts } from '../processes/parts'
import { checkReader } from './check-reader'
import { StreamReader } from './stream-reader'
import { type SupervisedSite, startSupervisedSite } from './supervised-site'

/** An account may have ten streams at a gateway, and all of its streams may meet at one. */
export const streamsOfPlayer = 10

const gatewayCount = 2

/** of every player */
const password = digestOf('reader of the vampire')
const [pollMs, settleMs] = [50, 120_000]

interface StreamsOptions {
  readonly players: number
  /** between two hunts of a player, in milliseconds */
  readonly huntEveryMs: number
  readonly say: (line: string) => void
}

export interface StreamsReport {
  /** what a reader missed, had twice or out of order; empty if all is well */
  readonly findings: readonly string[]
  readonly streams: number
  /** entries of all journals since the streams were opened */
  readonly entries: number
  /** streams that were opened again */
  readonly reconnections: number
  /** megabytes of all gateways that the streams took when they were open, and at the end, without garbage */
  readonly memoryMb: readonly [open: number, end: number]
  /** responses that were no stream, by status */
  readonly refusals: ReadonlyMap<number, number>
}

interface HuntingPlayer {
  readonly token: string
  readonly accountId: string
  readonly readers: readonly StreamReader[]
}

/**
 * Opens ten streams for each player at two gateways, by turns. While the players hunt, it restarts the gateways one after
 * another and then kills each. Afterwards every stream must have every entry of the journal since its start, once and in order.
 */
export function runStreams({ players: playerCount, huntEveryMs, say }: StreamsOptions): Promise<StreamsReport> {
  return withParts(async (parts) => {
    const site = parts.add(await startSupervisedSite(gatewayCount, { GAME_SPEED: '100000' }), (started) =>
      started.stop(),
    )
    const players = await createPlayers(site, playerCount)
    const readers = players.flatMap((player) => player.readers)
    const before = await site.usedMb()
    parts.add(readers, () => Promise.all(readers.map((reader) => reader.stop())))
    for (const player of players) {
      for (const reader of player.readers) reader.start()
      await until('the streams of a player are open', () => player.readers.every(({ isLive }) => isLive))
    }
    const openMb = (await site.usedMb()) - before
    say(`${readers.length} streams of ${playerCount} players are open.`)

    const stopped = new AbortController()
    setMaxListeners(0, stopped.signal)
    const hunts = players.map((player, index) => {
      const startAfterMs = (huntEveryMs * index) / playerCount
      return keepHunting(player, site.urls, { index, startAfterMs, huntEveryMs, signal: stopped.signal })
    })
    await Promise.race([causeOutages(site, readers, say), ...hunts])
    stopped.abort()
    await Promise.all(hunts)
    const compared = await compare(site, players)
    const refusals = new Map<number, number>()
    for (const [status, count] of readers.flatMap((reader) => [...reader.refusals]))
      refusals.set(status, (refusals.get(status) ?? 0) + count)
    const endMb = (await site.usedMb()) - before
    return { ...compared, streams: readers.length, memoryMb: [openMb, endMb], refusals }
  })
}

async function createPlayers({ urls: [url = ''], urls, folder, connection }: SupervisedSite, count: number) {
  const players: HuntingPlayer[] = []
  for (let index = 0; index < count; index += 1) {
    const username = `Reader ${index}`
    const token = await registerAccount(url, folder, { username, password })
    const { id } = JSON.parse(await callRest(url, '/api/v1/me', { token }))
    const readers = Array.from(
      { length: streamsOfPlayer },
      (_, first) => new StreamReader({ urls, first, token, random: Math.random }),
    )
    players.push({ token, accountId: id, readers })
  }
  await giveBait(connection)
  return players
}

/** Restarts all gateways, then kills each. Waits after each until every stream is open again. */
async function causeOutages(site: SupervisedSite, readers: readonly StreamReader[], say: (line: string) => void) {
  const outages = [
    ['A rolling restart', () => site.restart()],
    ...site.urls.map((_url, index) => [`A kill of gateway ${index + 1}`, () => site.kill(index)] as const),
  ] as const
  for (const [name, cause] of outages) {
    const startedAt = performance.now()
    await cause()
    const servesAfter = performance.now() - startedAt
    await until('every stream is open again', () => readers.every(({ isLive }) => isLive))
    const openAfter = performance.now() - startedAt
    say(
      `${name}: all gateways serve after ${seconds(servesAfter)} s, all streams are open after ${seconds(openAfter)} s.`,
    )
  }
}

const seconds = (ms: number): string => (ms / 1000).toFixed(1)

interface HuntOptions {
  readonly index: number
  /** so that not all players hunt at once, in milliseconds */
  readonly startAfterMs: number
  readonly huntEveryMs: number
  readonly signal: AbortSignal
}

/** Hunts at a steady pace, by gateways in turn. A call that fails is repeated under its key at the next gateway. */
async function keepHunting({ token }: HuntingPlayer, urls: readonly string[], options: HuntOptions): Promise<void> {
  const { index, startAfterMs, huntEveryMs, signal } = options
  await sleep(startAfterMs, undefined, { signal }).catch(() => undefined)
  for (let turn = index; !signal.aborted; turn += 1) {
    const key = randomUUID()
    for (let isKnown = false; !isKnown; turn += 1) {
      const status = await huntOnce(urls[turn % urls.length] ?? '', token, key)
      isKnown = status === 200
      if (status >= 400 && status < 500) throw new Error(`A hunt returned ${status}.`)
      if (!isKnown) await sleep(pollMs)
    }
    await sleep(huntEveryMs, undefined, { signal }).catch(() => undefined)
  }
}

/** Returns the status of a quick hunt; 0 if the connection broke. */
async function huntOnce(url: string, token: string, key: string): Promise<number> {
  try {
    const response = await fetch(`${url}/api/v1/quick-hunts`, {
      method: 'POST',
      headers: { ...siteHeaders(token), 'Idempotency-Key': key },
    })
    await response.arrayBuffer()
    return response.status
  } catch {
    return 0
  }
}

/** Waits until the readers have the last entries, and compares all entries with the journals. */
async function compare({ connection }: SupervisedSite, players: readonly HuntingPlayer[]) {
  const journal = connection.collection<{ readonly _id: string }>('journal')
  const findings: string[] = []
  let [entries, reconnections] = [0, 0]
  for (const { accountId, readers } of players) {
    const rows = await journal
      .find({ _id: { $gt: `${accountId}:`, $lt: `${accountId};` } }, { projection: { _id: 1 } })
      .sort({ _id: 1 })
      .toArray()
    const ids = rows.map(({ _id }) => _id)
    const last = ids.at(-1) ?? ''
    await until(
      'the readers have the last entry',
      () => readers.every(({ lastEntryId = '' }) => lastEntryId >= last),
      false,
    )
    entries += Math.max(...readers.map(({ entryIds }) => entryIds.length))
    for (const [index, reader] of readers.entries()) {
      reconnections += reader.connections - 1
      findings.push(...checkReader(reader, ids).map((finding) => `${accountId}, reader ${index}: ${finding}`))
    }
  }
  return { findings, entries, reconnections }
}

/** Waits for a condition. After two minutes it throws an error, or returns if the condition need not be met. */
async function until(what: string, isMet: () => boolean, isRequired = true): Promise<void> {
  for (const since = performance.now(); !isMet(); await sleep(pollMs)) {
    if (performance.now() - since < settleMs) continue
    if (isRequired) throw new Error(`Two minutes have passed, but not yet: ${what}.`)
    return
  }
}
