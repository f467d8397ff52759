/**
 * Measures a mix of calls over HTTP, for several numbers of players and gateways. `shares` has the mix. Calls start at fixed
 * times, and a waiting time counts from the intended start. The activity of players follows Zipf's law: the second most
 * active player calls half as often as the first, the third a third. Hunts alone go round, since players wait between them.
 *
 *   npm run bench:mixed -- --players=1000,100000 --gateways=1,2 --rate=200 --seconds=20 --connections=64 --write
 *   npm run bench:mixed -- --players=1000 --gateways=1 --profile=<folder>
 *
 * Players are added before the gateways start, so each gateway learns them as after a restart. A player calls the same gateway
 * each time, as behind a balancer that keeps callers. With `--write`, the tables go into `docs/performance.md`. With
 * `--profile`, the gateways of each row write profiles, and the largest parts of one are printed.
 */
import { statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { siteHeaders } from '../gateway/site-client'
import type { Child } from '../processes/child'
import { withParts } from '../processes/parts'
import { percentile, sum } from '../report/statistics'
import { textTable } from '../report/table'
import { startBenchSite } from './api/bench-site'
import { measureCpu, memoryMbOf } from './api/cpu'
import { ownDocument } from './api/queries'
import { addCopiedPlayers, jwtSecret } from './load/copied-players'
import { callAtRate, type LoadCall, type LoadResult } from './load/open-loop'
import { printProfile } from './load/read-profile'
import { machine, writeMeasurement } from './performance-doc'

/** So fast that players are ready when it is their turn to hunt again, and so slow that hardly anything else falls due. */
const gameSpeed = 60

const kinds = ['me', 'hunt', 'ladder', 'shop', 'image', 'news'] as const
type Kind = (typeof kinds)[number]

/** The share of each kind of call, in percent. */
const shares: Readonly<Record<Kind, number>> = { me: 45, hunt: 15, ladder: 10, shop: 10, image: 15, news: 5 }

const paths: Readonly<Record<Exclude<Kind, 'image'>, string>> = {
  me: '/api/clientUser/getme',
  hunt: '/api/Game/quickhunt',
  ladder: '/api/ladder/LadderAroundUserId/0',
  shop: '/api/clientshop/GetArmory',
  news: '/api/news/latestnews/0/5',
}

function drawKind(): Kind {
  let left = Math.random() * sum(Object.values(shares))
  for (const kind of kinds) {
    left -= shares[kind]
    if (left < 0) return kind
  }
  return 'me'
}

/** Draws a place from 0 to below `count` by Zipf's law, as the inverse of its distribution for continuous places. */
const drawPlace = (count: number): number => Math.min(count - 1, Math.floor((count + 1) ** Math.random()) - 1)

/** Yields the places of all players, again and again. */
function* turnsOf(count: number): Generator<number, never> {
  for (;;) for (let place = 0; place < count; place += 1) yield place
}

/** A call that is to be sent, with its kind for the table. */
interface MixedCall extends LoadCall {
  readonly kind: Kind
}

interface Callers {
  /** a token for each player */
  readonly tokens: readonly string[]
  /** the places of the players whose turn it is to hunt */
  readonly hunters: Iterator<number, never>
  /** addresses of the gateways */
  readonly urls: readonly string[]
  readonly images: readonly string[]
}

function checkStatus(status: number, body: Buffer): void {
  if (status !== 200 || body.length === 0) throw new Error(`A call returned ${status}: ${body.subarray(0, 300)}`)
}

const ownPlayer = JSON.stringify({
  extensions: { persistedQuery: { version: 1, sha256Hash: ownDocument('GamePlayerNow').hash } },
})

function checkOwnPlayer(status: number, body: Buffer): void {
  checkStatus(status, body)
  if (body.includes('"errors"')) throw new Error(`GraphQL returned ${body.subarray(0, 300)}`)
}

function drawCall({ tokens, hunters, urls, images }: Callers): MixedCall {
  const kind = drawKind()
  const player = kind === 'hunt' ? hunters.next().value : drawPlace(tokens.length)
  const url = urls[player % urls.length] ?? ''
  const headers = siteHeaders(tokens[player])
  if (kind === 'image') {
    const image = images[Math.floor(Math.random() * images.length)]
    return { kind, url: `${url}${image}`, headers: {}, check: checkStatus }
  }
  if (kind === 'me' && Math.random() < 1 / 2)
    return {
      kind,
      url: `${url}/graphql`,
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: ownPlayer,
      check: checkOwnPlayer,
    }
  return { kind, url: `${url}${paths[kind]}`, headers, check: checkStatus }
}

/** The addresses of the images of a shop. */
async function readImages(url: string, token: string): Promise<readonly string[]> {
  const response = await fetch(`${url}${paths.shop}`, { headers: siteHeaders(token) })
  const ids = (await response.text()).matchAll(/"imageId":"(\w+)"/gi)
  const images = [...new Set([...ids].map(([, id]) => `/api/image/thumb/${id}`))]
  if (images.length === 0) throw new Error('The shop has no images.')
  return images
}

/** Bytes of the files of a folder that are on the disk. */
async function bytesOf(folder: string): Promise<number> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  return sum(
    files.filter((file) => file.isFile()).map((file) => statSync(join(file.parentPath, file.name)).blocks * 512),
  )
}

interface Load {
  readonly rate: number
  readonly seconds: number
  readonly connections: number
}

interface Measurement {
  /** calls a second */
  readonly done: number
  readonly waits: LoadResult<MixedCall>['waits']
  /** microseconds of processor time a call: all gateways, the database */
  readonly cpu: readonly [gateways: number, database: number]
  /** of the largest gateway and of the database, after the load */
  readonly megabytes: readonly [gateway: number, database: number]
}

/** Sends the mix twice, first as a warm-up for half the time. */
async function measureMix(
  databasePid: number,
  gateways: readonly Child<string>[],
  players: Pick<Callers, 'tokens' | 'hunters'>,
  { seconds, ...load }: Load,
): Promise<Measurement> {
  const urls = gateways.map(({ ready }) => ready)
  const callers = { ...players, urls, images: await readImages(urls[0] ?? '', players.tokens[0] ?? '') }
  const run = (duration: number) =>
    callAtRate({
      ...load,
      seconds: duration,
      calls: Array.from({ length: Math.round(load.rate * duration) }, () => drawCall(callers)),
    })
  await run(seconds / 2)
  const cpuPerCall = measureCpu([...gateways.map(({ pid }) => pid), databasePid])
  const { waits, seconds: taken } = await run(seconds)
  const cpu = cpuPerCall(waits.length)
  return {
    done: waits.length / taken,
    waits,
    cpu: [sum(cpu.slice(0, -1)), cpu.at(-1) ?? Number.NaN],
    megabytes: [Math.max(...gateways.map(({ pid }) => memoryMbOf(pid))), memoryMbOf(databasePid)],
  }
}

const heads = [
  'players',
  'gateways',
  'ready after s',
  'done a second',
  'p50 ms',
  'p99 ms',
  'gateways µs',
  'database µs',
  'MB of a gateway',
  'MB of the database',
  'kB on disk a player',
]

const kindHeads = ['players', 'gateways', ...kinds.map((kind) => `${kind}, p50 and p99 ms`)]

const listOf = (text: string): readonly number[] => text.split(',').map(Number)

function readOptions(args: readonly string[]): Load & {
  readonly players: readonly number[]
  readonly gateways: readonly number[]
  readonly isWritten: boolean
  readonly profile: string | undefined
} {
  const { values } = parseArgs({
    args: [...args],
    options: {
      players: { type: 'string', default: '1000,10000' },
      gateways: { type: 'string', default: '1,2' },
      rate: { type: 'string', default: '200' },
      seconds: { type: 'string', default: '20' },
      connections: { type: 'string', default: '64' },
      profile: { type: 'string' },
      write: { type: 'boolean', default: false },
    },
  })
  return {
    players: listOf(values.players),
    gateways: listOf(values.gateways),
    rate: Number(values.rate),
    seconds: Number(values.seconds),
    connections: Number(values.connections),
    isWritten: values.write,
    profile: values.profile,
  }
}

/** The median and the 99th percentile of waiting times. */
const waitsOf = (waits: Measurement['waits']): readonly string[] =>
  [50, 99].map((percent) =>
    percentile(
      waits.map(({ ms }) => ms),
      percent,
    ).toFixed(1),
  )

export const main = (args: readonly string[]): Promise<void> =>
  withParts(async (parts) => {
    const { players, gateways, isWritten, profile, ...load } = readOptions(args)
    const site = parts.add(await startBenchSite(1, { gameSpeed, env: { JWT_SECRET: jwtSecret } }), (started) =>
      started.stop(),
    )
    const [, databasePid = 0] = site.pids
    const folder = join(site.folder, 'db')
    const emptyBytes = await bytesOf(folder)
    const tokens: string[] = []
    const rows: string[][] = []
    const kindRows: string[][] = []
    for (const count of players) {
      tokens.push(...(await addCopiedPlayers(site, count - tokens.length)))
      const hunters = turnsOf(tokens.length)
      const bytesPerPlayer = ((await bytesOf(folder)) - emptyBytes) / tokens.length
      for (const number of gateways) {
        const began = performance.now()
        const profiles = profile === undefined ? undefined : join(profile, `${count}-players-${number}-gateways`)
        const started = await Promise.all(Array.from({ length: number }, () => site.startGateway(profiles)))
        const readyAfter = (performance.now() - began) / 1000
        const { done, waits, cpu, megabytes } = await measureMix(databasePid, started, { tokens, hunters }, load)
        await Promise.all(started.map(({ stop }) => stop()))
        if (profiles !== undefined) printProfile(`${count} players, gateway`, profiles)
        const place = [count.toLocaleString('en'), String(number)]
        rows.push([
          ...place,
          readyAfter.toFixed(1),
          done.toFixed(0),
          ...waitsOf(waits),
          ...[...cpu, ...megabytes].map((value) => value.toFixed(0)),
          (bytesPerPlayer / 1024).toFixed(1),
        ])
        const ofKind = (kind: Kind) => waits.filter(({ call }) => call.kind === kind)
        kindRows.push([...place, ...kinds.map((kind) => waitsOf(ofKind(kind)).join(' and '))])
      }
    }
    const conditions = `${machine()}; ${load.rate} calls a second, ${load.connections} connections, ${load.seconds} s each`
    console.log(conditions)
    console.log(textTable(heads, rows))
    console.log(textTable(kindHeads, kindRows))
    if (!isWritten) return
    writeMeasurement('mixed', conditions, heads, rows)
    writeMeasurement('mixed by kind', conditions, kindHeads, kindRows)
  })
