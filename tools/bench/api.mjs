/**
 * The API's speed: getme, a whole hunt and a shop, by REST and by GraphQL, beside the same bytes from a bare `node:http`
 * server and beside stock Apollo Server on Express. All of it in one run on one machine, in turns, so that whatever else
 * the machine does hits all alike. `npm run bench:api`; SECONDS and ROUNDS set how long.
 *
 * The site checks sessions and limits, reads its database for every call, and for a hunt writes it durably; the other two
 * answer constants. Columns: the processor time is that of the server, and in brackets of its database, for one call; the
 * ratios are of calls a second, each taken within a round, where the rivals ran one after the other, and then the median.
 */
import os from 'node:os'
import autocannon from 'autocannon'
import { portLine, startChild } from './api/children.mjs'
import { cpuOf } from './api/cpu.mjs'
import { huntQuery, meQuery, shopQuery } from './api/queries.mjs'
import { call, headersOf, setStage } from './api/stage.mjs'

const seconds = Number(process.env.SECONDS ?? 2)
const rounds = Number(process.env.ROUNDS ?? 3)
const connections = 12

const paths = { me: '/api/clientUser/getme', shop: '/api/clientshop/GetArmory', hunt: '/api/Game/quickhunt' }
const queries = { me: meQuery, shop: shopQuery, hunt: huntQuery }

const graphqlBody = (query) => JSON.stringify({ query })

async function askGraphql(url, query, token) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { ...headersOf(token), 'Content-Type': 'application/json' },
    body: graphqlBody(query),
  })
  const text = await response.text()
  const { data, errors } = JSON.parse(text)
  if (errors) throw new Error(errors[0].message)
  return { text, data }
}

/**
 * One measurement: calls a second, milliseconds at the 50th and 99th percentile, microseconds of processor time a call for
 * each of the server's processes. Throws unless every answer was a 200.
 */
async function measure({ url, path, query, tokens, pids }, duration) {
  let next = 0
  const before = pids.map(cpuOf)
  const result = await autocannon({
    url: `${url}${path}`,
    connections,
    duration,
    ...(query && { method: 'POST', body: graphqlBody(query) }),
    headers: query ? { 'Content-Type': 'application/json' } : {},
    ...(tokens && {
      setupClient: (client) => {
        const token = tokens[next++ % tokens.length]
        client.setHeaders({ ...headersOf(token), ...(query && { 'Content-Type': 'application/json' }) })
      },
    }),
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${path}: ${result.non2xx} answers were no success, ${result.errors} failed.`)
  const { requests, latency } = result
  const cpu = pids.map((pid, index) => ((cpuOf(pid) - before[index]) * 1000) / requests.total)
  return { perSecond: requests.total / result.duration, p50: latency.p50, p99: latency.p99, calls: requests.total, cpu }
}

const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]

const stage = await setStage(connections)
const { url, tokens } = stage
const rest = {}
const graphql = {}
for (const kind of ['me', 'shop', 'hunt']) {
  rest[kind] = await call(url, paths[kind], { token: tokens[0] })
  graphql[kind] = await askGraphql(url, queries[kind], tokens[0])
}
const bodies = Object.fromEntries(
  Object.keys(paths).flatMap((kind) => [
    [`/rest/${kind}`, rest[kind]],
    [`/graphql/${kind}`, graphql[kind].text],
  ]),
)
const bare = await startChild('./bare-server.mjs', { input: bodies, ready: portLine })
const apollo = await startChild('./stock-apollo.mjs', {
  env: { NODE_ENV: 'production' },
  input: { me: graphql.me.data.me, shop: graphql.shop.data.shop },
  ready: portLine,
})
const bareServer = { url: `http://127.0.0.1:${bare.value}`, pids: [bare.pid] }
const stockApollo = { url: `http://127.0.0.1:${apollo.value}`, pids: [apollo.pid] }
const site = { url, tokens, pids: stage.pids }

const contests = ['me', 'shop', 'hunt'].flatMap((kind) => [
  { name: `${kind} REST`, kind, api: 'rest', ...site, path: paths[kind], bytes: rest[kind].length },
  { name: `${kind} REST, bare node:http`, ...bareServer, path: `/rest/${kind}`, bytes: rest[kind].length },
  {
    name: `${kind} GraphQL`,
    kind,
    api: 'graphql',
    ...site,
    path: '/graphql',
    query: queries[kind],
    bytes: graphql[kind].text.length,
  },
  {
    name: `${kind} GraphQL, bare node:http`,
    ...bareServer,
    path: `/graphql/${kind}`,
    bytes: graphql[kind].text.length,
  },
  ...(kind === 'hunt'
    ? []
    : [
        {
          name: `${kind} GraphQL, stock Apollo`,
          ...stockApollo,
          path: '/graphql',
          query: queries[kind],
          bytes: graphql[kind].text.length,
        },
      ]),
])

const results = new Map(contests.map(({ name }) => [name, []]))
let huntCalls = 0
try {
  for (const contest of contests) await measure(contest, 1)
  const before = await stage.hunts()
  for (let round = 0; round < rounds; round += 1) {
    for (const contest of contests) {
      const result = await measure(contest, seconds)
      results.get(contest.name).push(result)
      if (contest.kind === 'hunt') huntCalls += result.calls
    }
  }
  const played = (await stage.hunts()) - before
  show(played)
} finally {
  await apollo.stop()
  await bare.stop()
  await stage.stop()
}

function show(played) {
  const of = (name, field) => median(results.get(name).map((result) => result[field]))
  const ratio = (mine, other) => {
    if (!results.has(other)) return ''
    const rivals = results.get(other)
    return median(results.get(mine).map(({ perSecond }, round) => perSecond / rivals[round].perSecond)).toFixed(2)
  }
  const cpu = (name) => {
    const [server, database] = results
      .get(name)[0]
      .cpu.map((_one, index) => String(Math.round(median(results.get(name).map((result) => result.cpu[index])))))
    return database === undefined ? server : `${server} (${database})`
  }
  const rows = contests.map(({ name, kind, api, bytes }) => [
    name,
    Math.round(of(name, 'perSecond')).toLocaleString('en'),
    String(of(name, 'p50')),
    String(of(name, 'p99')),
    cpu(name),
    bytes.toLocaleString('en'),
    kind ? ratio(name, `${kind} ${api === 'rest' ? 'REST' : 'GraphQL'}, bare node:http`) : '',
    kind ? ratio(name, `${kind} GraphQL, stock Apollo`) : '',
  ])
  const heads = ['call', 'calls/s', 'p50 ms', 'p99 ms', 'cpu µs (db)', 'bytes', '× bare', '× stock Apollo']
  const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => row[column].length)))
  const print = (row) =>
    console.log(
      row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]))).join('  '),
    )
  console.log(
    `${os.cpus().length} × ${os.cpus()[0].model}, node ${process.version}; ${connections} connections, medians of ${rounds} rounds of ${seconds} s; load ${os.loadavg()[0].toFixed(1)} at the end`,
  )
  print(heads)
  rows.forEach(print)
  console.log(
    `${huntCalls.toLocaleString('en')} hunt calls were answered, ${played.toLocaleString('en')} hunts were played (those under way when a round ends are not counted as answered).`,
  )
}
