/**
 * Measures the API's speed: getme, a whole hunt and a shop, by REST and by GraphQL. The rivals are a bare `node:http`
 * server with the same bytes, stock Apollo Server on Express, and Mercurius on Fastify, which compiles documents. All take turns in one run on one machine, so that
 * other load affects all alike. `npm run bench:api`; SECONDS and ROUNDS set how long. With `-- --write`, the table goes
 * into `docs/performance.md`.
 *
 * The site checks sessions and limits, reads its database for every call, and writes each hunt durably; the others
 * return constants. The site's own pages send the hash of a document, other clients its text: the player's document is
 * measured as both. Columns: the processor time of the server per call, with that of its database in brackets. The
 * ratios compare calls a second. Each is taken within a round, in which the rivals ran one after the other; the median
 * is shown.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { callGraphql, callRest, type GraphqlResponse, siteHeaders } from '../gateway/site-client'
import { portLine, startChild } from '../processes/child'
import { type Parts, withParts } from '../processes/parts'
import { median } from '../report/statistics'
import { textTable } from '../report/table'
import { type BenchSite, startBenchSite } from './api/bench-site'
import { measureCpu } from './api/cpu'
import { huntQuery, meQuery, ownDocument, shopQuery } from './api/queries'
import { machine, writeMeasurement } from './performance-doc'

const seconds = Number(process.env.SECONDS ?? 2)
const rounds = Number(process.env.ROUNDS ?? 3)
const connections = 12

const operations = ['me', 'shop', 'hunt'] as const
type Operation = (typeof operations)[number]

const paths: Readonly<Record<Operation, string>> = {
  me: '/api/clientUser/getme',
  shop: '/api/clientshop/GetArmory',
  hunt: '/api/Game/quickhunt',
}
const queries: Readonly<Record<Operation, string>> = { me: meQuery, shop: shopQuery, hunt: huntQuery }

/** Calls of one operation to one server. */
interface Contest {
  readonly name: string
  /** of the site's contests */
  readonly operation?: Operation
  readonly api: 'REST' | 'GraphQL'
  readonly url: string
  readonly path: string
  readonly pids: readonly number[]
  /** of a call by POST */
  readonly body?: object
  readonly tokens?: readonly string[]
  /** of a response */
  readonly bytes: number
}

interface Measurement {
  readonly perSecond: number
  /** milliseconds */
  readonly p50: number
  readonly p99: number
  readonly calls: number
  /** microseconds of processor time a call, for each of the server's processes */
  readonly cpu: readonly number[]
}

/** Calls as fast as it can; throws unless every response was a 200. */
async function measure({ url, path, body, tokens, pids }: Contest, duration: number): Promise<Measurement> {
  let next = 0
  const cpuPerCall = measureCpu(pids)
  const contentType = body ? { 'Content-Type': 'application/json' } : {}
  const { requests, latency, ...result } = await autocannon({
    url: `${url}${path}`,
    connections,
    duration,
    headers: contentType,
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    ...(tokens && {
      setupClient: (client) => {
        client.setHeaders({ ...siteHeaders(tokens[next++ % tokens.length]), ...contentType })
      },
    }),
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${path}: ${result.non2xx} responses were no success, ${result.errors} calls failed.`)
  return {
    perSecond: requests.total / result.duration,
    p50: latency.p50,
    p99: latency.p99,
    calls: requests.total,
    cpu: cpuPerCall(requests.total),
  }
}

/** Starts the servers that the site is compared with, and returns what to call on all of them. */
async function startRivals({ url, tokens, pids }: BenchSite, parts: Parts): Promise<readonly Contest[]> {
  const [token = ''] = tokens
  const responses = new Map<Operation, { readonly rest: string; readonly graphql: GraphqlResponse }>()
  for (const operation of operations) {
    responses.set(operation, {
      graphql: await callGraphql(url, queries[operation], token),
      rest: await callRest(url, paths[operation], { token }),
    })
  }
  const bare = await startChild(join(__dirname, 'api/bare-server.js'), {
    input: Object.fromEntries(
      [...responses].flatMap(([operation, { rest, graphql }]) => [
        [`/REST/${operation}`, rest],
        [`/GraphQL/${operation}`, graphql.text],
      ]),
    ),
    ready: portLine,
  })
  parts.add(bare, (started) => started.stop())
  async function startRival(file: string) {
    const rival = await startChild(file, {
      env: { NODE_ENV: 'production' },
      input: { ...responses.get('me')?.graphql.data, ...responses.get('shop')?.graphql.data },
      ready: portLine,
    })
    parts.add(rival, (started) => started.stop())
    return { url: `http://127.0.0.1:${rival.ready}`, pids: [rival.pid] }
  }
  const bareServer = { url: `http://127.0.0.1:${bare.ready}`, pids: [bare.pid] }
  const stockApollo = await startRival(join(__dirname, 'api/stock-apollo.js'))
  const mercuriusJit = await startRival(join(__dirname, 'api/mercurius-jit.js'))
  const contests: Contest[] = [...responses].flatMap(([operation, { rest, graphql }]): readonly Contest[] => {
    const site = { url, tokens, pids, operation }
    const [byRest, byGraphql] = [
      { api: 'REST', bytes: rest.length } as const,
      { api: 'GraphQL', bytes: graphql.text.length } as const,
    ]
    const toGraphql = { ...byGraphql, path: '/graphql', body: { query: queries[operation] } }
    return [
      { name: `${operation} REST`, ...site, ...byRest, path: paths[operation] },
      { name: `${operation} REST, bare node:http`, ...bareServer, ...byRest, path: `/REST/${operation}` },
      { name: `${operation} GraphQL`, ...site, ...toGraphql },
      { name: `${operation} GraphQL, bare node:http`, ...bareServer, ...byGraphql, path: `/GraphQL/${operation}` },
      ...(operation === 'hunt'
        ? []
        : [
            { name: `${operation} GraphQL, stock Apollo`, ...stockApollo, ...toGraphql },
            { name: `${operation} GraphQL, Mercurius`, ...mercuriusJit, ...toGraphql },
          ]),
    ]
  })
  const { hash, text } = ownDocument('GamePlayerNow')
  const page = { url, tokens, pids, api: 'GraphQL', path: '/graphql' } as const
  const { text: pageResponse } = await callGraphql(url, text, token)
  contests.push(
    {
      ...page,
      name: 'player GraphQL, own document',
      body: { extensions: { persistedQuery: { version: 1, sha256Hash: hash } } },
      bytes: pageResponse.length,
    },
    // A comment makes it the document of another client, which is charged for what it asks for.
    { ...page, name: "player GraphQL, client's", body: { query: `${text} # client` }, bytes: pageResponse.length },
  )
  return contests
}

type Results = ReadonlyMap<string, readonly Measurement[]>

/** The median ratio of two contests' calls a second, round by round; nothing where there is no such rival. */
function ratioTo(results: Results, name: string, rival: string): string {
  const rivals = results.get(rival) ?? []
  const ratios = (results.get(name) ?? []).map(
    ({ perSecond }, round) => perSecond / (rivals[round]?.perSecond ?? Number.NaN),
  )
  return rivals.length === 0 ? '' : median(ratios).toFixed(2)
}

function rowOf({ name, operation, api, bytes, pids }: Contest, results: Results): readonly string[] {
  const measurements = results.get(name) ?? []
  const medianOf = (pick: (measurement: Measurement) => number) => median(measurements.map(pick))
  const [server, database] = pids.map((_, index) => Math.round(medianOf(({ cpu }) => cpu[index] ?? Number.NaN)))
  return [
    name,
    Math.round(medianOf(({ perSecond }) => perSecond)).toLocaleString('en'),
    String(medianOf(({ p50 }) => p50)),
    String(medianOf(({ p99 }) => p99)),
    database === undefined ? `${server}` : `${server} (${database})`,
    bytes.toLocaleString('en'),
    operation ? ratioTo(results, name, `${operation} ${api}, bare node:http`) : '',
    operation ? ratioTo(results, name, `${operation} GraphQL, stock Apollo`) : '',
    operation ? ratioTo(results, name, `${operation} GraphQL, Mercurius`) : '',
  ]
}

const heads = ['call', 'calls/s', 'p50 ms', 'p99 ms', 'cpu µs (db)', 'bytes', '× bare', '× stock Apollo', '× Mercurius']

async function compare(site: BenchSite, contests: readonly Contest[], isWritten: boolean): Promise<void> {
  const results = new Map(contests.map(({ name }) => [name, [] as Measurement[]]))
  for (const contest of contests) await measure(contest, 1)
  const huntsBefore = await site.countHunts()
  let huntCalls = 0
  for (let round = 0; round < rounds; round += 1) {
    for (const contest of contests) {
      const measurement = await measure(contest, seconds)
      results.get(contest.name)?.push(measurement)
      if (contest.operation === 'hunt') huntCalls += measurement.calls
    }
  }
  const hunts = (await site.countHunts()) - huntsBefore
  const conditions = `${machine()}; ${connections} connections, medians of ${rounds} rounds of ${seconds} s`
  const rows = contests.map((contest) => rowOf(contest, results))
  console.log(conditions)
  console.log(textTable(heads, rows))
  if (isWritten) writeMeasurement('calls', conditions, heads, rows)
  console.log(
    `${huntCalls.toLocaleString('en')} hunt calls got a response, ${hunts.toLocaleString('en')} hunts were played (calls in flight at the end of a round are not counted).`,
  )
}

export const main = (args: readonly string[]): Promise<void> =>
  withParts(async (parts) => {
    const { values } = parseArgs({ args: [...args], options: { write: { type: 'boolean', default: false } } })
    const site = parts.add(await startBenchSite(connections), (started) => started.stop())
    await compare(site, await startRivals(site, parts), values.write)
  })
