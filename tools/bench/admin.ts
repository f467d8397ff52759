/**
 * Measures the CMS with 10,000 items and 2,000 enemies. First, the server's time for the calls of its lists, pickers,
 * palette and editor, one after another. Second, in Chromium at a quarter of this machine's speed, the late frames
 * while a list scrolls. Third, the requests when a second enemy opens. The goal is a 95th percentile under 100 ms.
 *
 *   npm run bench:admin -- [calls]     of each operation, default 200
 */
import os from 'node:os'
import { callGraphql } from '../gateway/site-client'
import { openBrowser } from '../processes/open-browser'
import { withParts } from '../processes/parts'
import { percentile } from '../report/statistics'
import { textTable } from '../report/table'
import { type AdminSite, startAdminSite } from './admin/admin-site'
import { measureBrowser } from './admin/measure-browser'
import { ownDocument } from './api/queries'
import type { FrameCost } from './web/frame-cost'

const size = { items: 10_000, enemies: 2_000 }

type Variables = Readonly<Record<string, unknown>>

/** Something that an editor does, as a call of the CMS. */
interface Task {
  readonly name: string
  readonly operation: string
  readonly variables: (round: number) => Variables
  /** what is done before each call, and not timed */
  readonly prepare?: (round: number) => Promise<void>
}

/** The text of a document that the CMS sends. */
const documentOf = (operation: string): string => ownDocument(operation).text

const searches = ['wolf', 'moon', 'blood', 'an', 'king 7', 'e', 'zzz']

interface ListedRecords {
  readonly admin: {
    readonly records: { readonly nodes: readonly { readonly id: string }[]; readonly pageInfo: { endCursor: string } }
  }
}

async function listOf(
  site: AdminSite,
  document: string,
  variables: Variables,
): Promise<ListedRecords['admin']['records']> {
  const { data } = await callGraphql(site.url, document, site.token, variables)
  return (data as unknown as ListedRecords).admin.records
}

const updateMutation = 'mutation ($input: UpdateEnemyInput!) { updateEnemy(input: $input) { userErrors { message } } }'

/** Changes a record, which makes a new version of the content; behind that the gateway checks all of it. */
async function changeEnemy(site: AdminSite, id: string | undefined, xp: number): Promise<void> {
  const { text } = await callGraphql(site.url, updateMutation, site.token, { input: { id, xp } })
  if (!text.includes('"userErrors":[]')) throw new Error(`The enemy could not be changed: ${text}`)
}

async function tasksOf(site: AdminSite): Promise<readonly Task[]> {
  const enemies = await listOf(site, documentOf('AdminEnemies'), { first: 500 })
  const idOf = (round: number) => enemies.nodes[round % enemies.nodes.length]?.id
  let deep: string | undefined
  for (let page = 0; page < 15; page += 1)
    deep = (await listOf(site, documentOf('AdminItems'), { first: 500, after: deep })).pageInfo.endCursor
  const search = (round: number) => searches[round % searches.length]
  return [
    { name: 'list: first 100 items', operation: 'AdminItems', variables: () => ({ first: 100 }) },
    { name: 'list: 100 items after 7,500', operation: 'AdminItems', variables: () => ({ first: 100, after: deep }) },
    {
      name: 'list: 500 items by last change',
      operation: 'AdminItems',
      variables: () => ({ first: 500, sort: 'UPDATED', direction: 'DESCENDING' }),
    },
    {
      name: 'list: first 100 items, after a change',
      operation: 'AdminItems',
      variables: () => ({ first: 100 }),
      prepare: (round) => changeEnemy(site, idOf(round), round + 1),
    },
    {
      name: 'search: items by name',
      operation: 'AdminItems',
      variables: (round) => ({ first: 100, search: search(round) }),
    },
    {
      name: 'palette: records of all kinds',
      operation: 'AdminSearchRecords',
      variables: (round) => ({ search: search(round) }),
    },
    { name: 'open: an enemy', operation: 'AdminEnemy', variables: (round) => ({ id: idOf(round) }) },
    {
      name: 'open: its users and findings',
      operation: 'AdminRecordContext',
      variables: (round) => ({ kind: 'ENEMY', id: idOf(round) }),
    },
  ]
}

/** The times of calls one after another, in milliseconds; the first is that of a version of the content just loaded. */
async function measure(site: AdminSite, document: string, { variables, prepare }: Task, calls: number) {
  const times: number[] = []
  let bytes = 0
  for (let round = 0; round <= calls; round += 1) {
    await prepare?.(round)
    const start = performance.now()
    const { text } = await callGraphql(site.url, document, site.token, variables(round))
    times.push(performance.now() - start)
    bytes = Math.max(bytes, text.length)
  }
  const [first = Number.NaN, ...rest] = times
  return { first, p50: percentile(rest, 50), p95: percentile(rest, 95), max: Math.max(...rest), bytes }
}

const heads = ['call', 'first ms', 'p50 ms', 'p95 ms', 'max ms', 'bytes at most']

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

const frameLine = (name: string, { frames, lateShare, missedShare }: FrameCost): string =>
  `${name} ${frames} frames, ${percent(lateShare)} over 16.7 ms, ${percent(missedShare)} over 33.4 ms`

export async function main([given = '200']: readonly string[]): Promise<void> {
  const site = await startAdminSite(size)
  try {
    const rows: string[][] = []
    for (const task of await tasksOf(site)) {
      const { bytes, ...times } = await measure(site, documentOf(task.operation), task, Number(given))
      rows.push([task.name, ...Object.values(times).map((time) => time.toFixed(1)), bytes.toLocaleString('en')])
    }
    console.log(textTable(heads, rows))
    const { scrolling, resting, cpuMs, secondEnemy } = await withParts(async (parts) =>
      measureBrowser(
        parts.add(await openBrowser(), (browser) => browser.close()),
        site,
      ),
    )
    console.log(
      `\nAt a fourth of the speed, the list of enemies: ${frameLine('scrolled', scrolling)}; ${frameLine('at rest', resting)}. At full speed a frame of scrolling takes ${cpuMs.toFixed(1)} ms of the main thread.`,
    )
    console.log(`Opening a second enemy: ${secondEnemy.length} requests (${secondEnemy.join(', ')}).`)
    console.log(
      `\n${size.items.toLocaleString('en')} items, ${size.enemies.toLocaleString('en')} enemies, ${given} calls each; ${os.cpus().length} × ${os.cpus()[0]?.model}, load ${os.loadavg()[0]?.toFixed(1)}, ${new Date().toISOString().slice(0, 10)}.`,
    )
  } finally {
    await site.stop()
  }
}
