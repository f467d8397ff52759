/**
 * Measures the highest cost of calls under 5 kB: every field at the root and of the CMS, every mutation, every route of
 * REST. Those of GraphQL have all fields below them to several depths, and as many aliases as the limits
 * allow. They run without an account, as a player with every item and a long journal, and as an admin. Prints the
 * twenty with the most processor time of gateway and database, and ends with 1 if one took over 300 ms. Downloads have no
 * such limit, since they are made in pieces between other calls, one at a time for an account. It prints how long
 * another call waited for them at most.
 * `npm run bench:costs -- [name]` runs those whose name contains a text; names of REST begin with `REST`.
 *
 * Each call runs once before it is measured, so that compiling and first reads do not count. The least of two
 * measurements counts, since the gateway also works for others, as when it checks new content. The processor time is in
 * steps of 10 ms.
 */
import { readFileSync } from 'node:fs'
import os from 'node:os'
import { join } from 'node:path'
import { buildSchema } from 'graphql'
import { digestOf, logIn, siteHeaders } from '../gateway/site-client'
import { textTable } from '../report/table'
import { root } from '../root'
import { type BenchSite, password, startBenchSite } from './api/bench-site'
import { measureCpu } from './api/cpu'
import { type DocumentSize, expensiveDocument, type Subject, subjectsOf } from './costs/expensive-documents'
import { readKnownIds } from './costs/known-ids'
import { makeLateGamePlayer } from './costs/late-game-player'
import { addManyPlayers } from './costs/many-players'
import { callOnce, type RestValues, readLongestRecords, restCalls } from './costs/rest-calls'
import { SampleValues } from './costs/sample-values'

const [maxBytes, maxMs] = [5_000, 300]
const adminPassword = 'the warden of a database that is thrown away'

interface Caller {
  readonly role: string
  readonly token: string | undefined
  /** as it is sent */
  readonly password: string
}

interface Cost {
  readonly name: string
  readonly role: string
  /** null for a call of REST */
  readonly size: { readonly depth: number; readonly aliases: number } | null
  readonly gatewayMs: number
  readonly databaseMs: number
  readonly status: number
  readonly bytes: number
  /** milliseconds that another call waited at most during a download; null for other calls */
  readonly waitMs: number | null
}

interface Answer {
  readonly status: number
  readonly text: string
}

/** The cheaper of two calls. */
async function leastOfTwo({ pids }: BenchSite, send: () => Promise<Answer>) {
  const measure = async () => {
    const cpu = measureCpu(pids)
    const { status, text } = await send()
    const [gatewayMs = 0, databaseMs = 0] = cpu(1).map((microseconds) => microseconds / 1000)
    return { gatewayMs, databaseMs, status, bytes: text.length }
  }
  const [first, second] = [await measure(), await measure()]
  return first.gatewayMs + first.databaseMs < second.gatewayMs + second.databaseMs ? first : second
}

async function call({ url }: BenchSite, query: string, token: string | undefined): Promise<Answer> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { ...siteHeaders(token), 'Content-Type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  return { status: response.status, text: await response.text() }
}

/** The schema and sample values for documents. */
interface Writing {
  readonly schema: ReturnType<typeof buildSchema>
  readonly values: SampleValues
}

/**
 * The number of aliases in the largest document of a depth that the limits allow. It is called once, with values from a
 * number on. Returns null where no document is allowed.
 */
async function mostAliases(
  site: BenchSite,
  subject: Subject,
  { depth, from }: Required<Omit<DocumentSize, 'aliases'>>,
  token: string | undefined,
  { schema, values }: Writing,
): Promise<number | null> {
  for (const aliases of subject.parent === null ? [20, 12, 6, 3, 2, 1] : [40, 20, 10, 5, 2, 1]) {
    const query = expensiveDocument(schema, subject, values, { depth, aliases, from })
    if (query.length > maxBytes) continue
    const { status, text } = await call(site, query, token)
    if (status !== 400) return aliases
    if (!text.includes('too large') && !text.includes('Syntax Error'))
      throw new Error(`${subject.name}: ${text.slice(0, 500)}\n${query}`)
  }
  return null
}

async function costsOf(
  site: BenchSite,
  subject: Subject,
  { role, token }: Caller,
  writing: Writing,
): Promise<readonly Cost[]> {
  const costs: Cost[] = []
  // A change that is made again changes nothing, so each call of a mutation has other values.
  let from = 0
  for (const depth of [4, 3, 2, 1]) {
    const aliases = await mostAliases(site, subject, { depth, from }, token, writing)
    if (aliases === null) continue
    const measured = await leastOfTwo(site, () => {
      if (subject.operation === 'mutation') from += aliases
      return call(site, expensiveDocument(writing.schema, subject, writing.values, { depth, aliases, from }), token)
    })
    if (subject.operation === 'mutation') from += aliases
    costs.push({ ...measured, name: subject.name, role, size: { depth, aliases }, waitMs: null })
  }
  return costs
}

async function restCostsOf(
  site: BenchSite,
  { role, token, password }: Caller,
  values: Omit<RestValues, 'password'>,
  name: string,
): Promise<readonly Cost[]> {
  const costs: Cost[] = []
  for (const rest of restCalls({ ...values, password }, name)) {
    await callOnce(site.url, rest, token)
    const send = () => callOnce(site.url, rest, token)
    const measured = await leastOfTwo(site, send)
    const waitMs = rest.isDownload ? await longestWait(site.url, send) : null
    costs.push({ ...measured, name: rest.name, role, size: null, waitMs })
  }
  return costs
}

/** The milliseconds that another call waits at most while a call is served. */
async function longestWait(url: string, send: () => Promise<unknown>): Promise<number> {
  const state = { isServed: false, longestMs: 0 }
  const sent = send().finally(() => {
    state.isServed = true
  })
  while (!state.isServed) {
    const start = performance.now()
    await (await fetch(`${url}/healthz`)).text()
    state.longestMs = Math.max(state.longestMs, performance.now() - start)
  }
  await sent
  return state.longestMs
}

/** Deletions come after all else, when there are new records that nothing uses. The ends of sessions and accounts come last. */
function inOrder(subjects: readonly Subject[]): readonly (readonly Subject[])[] {
  const isLast = ({ name }: Subject) =>
    /^(logout|deleteOwnAccount|deleteUser|updatePassword|end\w*Sessions?)$/.test(name)
  const isDeletion = ({ name }: Subject) => name.startsWith('delete')
  return [
    subjects.filter((subject) => !isLast(subject) && !isDeletion(subject)),
    subjects.filter((subject) => !isLast(subject) && isDeletion(subject)),
    subjects.filter(isLast),
  ]
}

const rowOf = ({ name, role, size, gatewayMs, databaseMs, status, bytes }: Cost): readonly string[] => [
  name,
  role,
  size ? `${size.aliases} × ${size.depth} deep` : '',
  String(Math.round(gatewayMs)),
  String(Math.round(databaseMs)),
  String(status),
  String(bytes),
]

export async function main([name = '']: readonly string[]): Promise<number> {
  const schema = buildSchema(readFileSync(join(root, 'schema.graphql'), 'utf8'))
  const site = await startBenchSite(2, { env: { ADMIN_PASSWORD: adminPassword, REQUIRE_STAFF_SECOND_FACTOR: 'false' } })
  try {
    await makeLateGamePlayer(site)
    await addManyPlayers(site)
    const [playerToken = ''] = site.tokens
    const adminDigest = digestOf(adminPassword)
    const adminToken = await logIn(site.url, { username: 'admin', password: adminDigest })
    const callers: readonly Caller[] = [
      { role: 'nobody', token: undefined, password },
      { role: 'player', token: playerToken, password },
      { role: 'admin', token: adminToken, password: adminDigest },
    ]
    const readIds = () => readKnownIds(schema, site.url, { playerToken, adminToken })
    const costs: Cost[] = []
    const restValues = { ids: await readIds(), records: await readLongestRecords(site.url, adminToken) }
    for (const caller of callers) costs.push(...(await restCostsOf(site, caller, restValues, name)))
    const subjects = subjectsOf(schema).filter((subject) => subject.name.includes(name))
    for (const group of inOrder(subjects)) {
      const writing = { schema, values: new SampleValues(await readIds()) }
      for (const subject of group)
        for (const caller of callers)
          if (subject.parent === null || caller.role === 'admin')
            costs.push(...(await costsOf(site, subject, caller, writing)))
    }
    const downloads = costs.filter(({ waitMs }) => waitMs !== null)
    const worst = costs
      .filter(({ waitMs }) => waitMs === null)
      .sort((a, b) => b.gatewayMs + b.databaseMs - a.gatewayMs - a.databaseMs)
      .slice(0, 20)
    console.log(`${costs.length} calls, load of ${os.loadavg()[0]?.toFixed(1)}; milliseconds of processor time\n`)
    const head = ['field', 'caller', 'aliases', 'gateway', 'database', 'status', 'bytes']
    console.log(textTable(head, worst.map(rowOf)))
    if (downloads.length > 0)
      console.log(
        `\n${textTable(
          [...head, 'longest wait'],
          downloads.map((cost) => [...rowOf(cost), String(Math.round(cost.waitMs ?? 0))]),
        )}`,
      )
    return worst.some(({ gatewayMs, databaseMs }) => gatewayMs + databaseMs > maxMs) ? 1 : 0
  } finally {
    await site.stop()
  }
}
