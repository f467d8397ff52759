/**
 * Measures the highest cost of calls under 5 kB. The calls cover every field at the root and of the CMS, and every
 * mutation. Each has all fields below it to several depths, and as many aliases as the limits allow. They run without
 * an account, as a player with every item and a long journal, and as an admin. Prints the twenty with the most
 * processor time of gateway and database, and ends with 1 if one took over 300 ms. `npm run bench:costs -- [name]` runs
 * those whose name contains a text.
 *
 * Each call runs once before it is measured, so that compiling and first reads do not count. The processor time is in
 * steps of 10 ms.
 */
import { readFileSync } from 'node:fs'
import os from 'node:os'
import { join } from 'node:path'
import { buildSchema } from 'graphql'
import { callGraphql, digestOf, logIn, siteHeaders } from '../gateway/site-client'
import { textTable } from '../report/table'
import { root } from '../root'
import { type BenchSite, startBenchSite } from './api/bench-site'
import { measureCpu } from './api/cpu'
import { expensiveDocument, type Subject, subjectsOf } from './costs/expensive-documents'
import { makeLateGamePlayer } from './costs/late-game-player'
import { type KnownIds, SampleValues } from './costs/sample-values'

const [maxBytes, maxMs] = [5_000, 300]
const adminPassword = 'the warden of a database that is thrown away'

interface Caller {
  readonly role: string
  readonly token: string | undefined
}

interface Cost {
  readonly name: string
  readonly role: string
  readonly size: { readonly depth: number; readonly aliases: number }
  readonly gatewayMs: number
  readonly databaseMs: number
  readonly status: number
  readonly bytes: number
}

async function call({ url }: BenchSite, query: string, token: string | undefined) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { ...siteHeaders(token), 'Content-Type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  return { status: response.status, text: await response.text() }
}

/** The document of a depth with the most aliases that the limits allow, having been called once; null where none is allowed. */
async function largestDocument(
  site: BenchSite,
  subject: Subject,
  depth: number,
  token: string | undefined,
  values: SampleValues,
  schema: ReturnType<typeof buildSchema>,
) {
  for (const aliases of subject.parent === null ? [20, 12, 6, 3, 2, 1] : [40, 20, 10, 5, 2, 1]) {
    const query = expensiveDocument(schema, subject, values, { depth, aliases })
    if (query.length > maxBytes) continue
    const { status, text } = await call(site, query, token)
    if (status !== 400) return { query, aliases }
    if (!text.includes('too large') && !text.includes('Syntax Error'))
      throw new Error(`${subject.name}: ${text.slice(0, 500)}\n${query}`)
  }
  return null
}

async function costsOf(
  site: BenchSite,
  subject: Subject,
  { role, token }: Caller,
  values: SampleValues,
  schema: ReturnType<typeof buildSchema>,
): Promise<readonly Cost[]> {
  const costs: Cost[] = []
  for (const depth of [4, 3, 2, 1]) {
    const found = await largestDocument(site, subject, depth, token, values, schema)
    if (!found) continue
    const cpu = measureCpu(site.pids)
    const { status, text } = await call(site, found.query, token)
    const [gatewayMs = 0, databaseMs = 0] = cpu(1).map((microseconds) => microseconds / 1000)
    costs.push({
      name: subject.name,
      role,
      size: { depth, aliases: found.aliases },
      gatewayMs,
      databaseMs,
      status,
      bytes: text.length,
    })
  }
  return costs
}

const idQueries = `{ regions { id huntingGrounds { id } } packages { id } stats { id } me { id inventory { item { id price { currency { id } } } } } }`

interface IdData {
  readonly regions: readonly { readonly id: string; readonly huntingGrounds: readonly { readonly id: string }[] }[]
  readonly packages: readonly { readonly id: string }[]
  readonly stats: readonly { readonly id: string }[]
  readonly me: {
    readonly id: string
    readonly inventory: readonly {
      readonly item: { readonly id: string; readonly price: readonly { readonly currency: { readonly id: string } }[] }
    }[]
  }
}

async function readIds({ url, tokens: [token = ''] }: BenchSite): Promise<KnownIds> {
  const { regions, packages, stats, me } = (await callGraphql(url, idQueries, token)).data as unknown as IdData
  const idsOf = (records: readonly { readonly id: string }[]) => records.map(({ id }) => id)
  const items = me.inventory.map(({ item }) => item)
  return {
    ids: [...idsOf(packages), ...idsOf(stats), ...idsOf(items), ...idsOf(regions)],
    id: [...idsOf(packages), me.id],
    huntingGroundId: idsOf(regions.flatMap(({ huntingGrounds }) => huntingGrounds)),
    itemId: idsOf(items),
    packageId: idsOf(packages),
    currencyId: idsOf(items.flatMap(({ price }) => price.map(({ currency }) => currency))),
  }
}

const rowOf = ({ name, role, size, gatewayMs, databaseMs, status, bytes }: Cost): readonly string[] => [
  name,
  role,
  `${size.aliases} × ${size.depth} deep`,
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
    const values = new SampleValues(await readIds(site))
    const player: Caller = { role: 'player', token: site.tokens[0] }
    const admin: Caller = {
      role: 'admin',
      token: await logIn(site.url, { username: 'admin', password: digestOf(adminPassword) }),
    }
    const costs: Cost[] = []
    const subjects = subjectsOf(schema).filter((subject) => subject.name.includes(name))
    // It ends the session.
    const last = subjects.filter((subject) => subject.name === 'logout')
    for (const subject of [...subjects.filter((each) => !last.includes(each)), ...last])
      for (const caller of [{ role: 'nobody', token: undefined }, player, admin])
        if (subject.parent === null || caller === admin)
          costs.push(...(await costsOf(site, subject, caller, values, schema)))
    const worst = costs.sort((a, b) => b.gatewayMs + b.databaseMs - a.gatewayMs - a.databaseMs).slice(0, 20)
    console.log(`${costs.length} calls, load of ${os.loadavg()[0]?.toFixed(1)}; milliseconds of processor time\n`)
    console.log(textTable(['field', 'caller', 'aliases', 'gateway', 'database', 'status', 'bytes'], worst.map(rowOf)))
    return worst.some(({ gatewayMs, databaseMs }) => gatewayMs + databaseMs > maxMs) ? 1 : 0
  } finally {
    await site.stop()
  }
}
