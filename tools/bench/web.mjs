/**
 * What the first page costs: bytes, requests, first and largest contentful paint on a slow telephone (1.6 Mbit/s, 150 ms,
 * a fourth of this machine's speed, 412 × 823), with an empty cache. The federated site as it is served stands beside the
 * same source built as one bundle, whole and split by route; all in one run, taking turns, medians of the rounds.
 *
 *   npm run bench:web -- [rounds]     default 7
 */
import { join } from 'node:path'
import { buildFronts } from '../build/fronts.mjs'
import { buildServer, root } from '../build/server.mjs'
import { measurePage, openBrowser } from './web/measure.mjs'
import { buildOneBundle } from './web/one-bundle.mjs'
import { serveSite } from './web/serve.mjs'

const rounds = Number(process.argv[2] ?? 7)

await buildServer()
await buildFronts()
const variants = [
  { name: 'federated', folder: join(root, 'host/dist'), isFederated: true },
  { name: 'one bundle', folder: await buildOneBundle('whole'), isFederated: false },
  { name: 'one bundle, split by route', folder: await buildOneBundle('split'), isFederated: false },
]

const browser = await openBrowser()
const sites = await Promise.all(variants.map(serveSite))
const results = variants.map(() => [])
for (let round = 0; round <= rounds; round += 1)
  for (const [index, site] of sites.entries()) {
    const result = await measurePage(browser, site.url)
    // The first round warms the machine, not the browser's cache.
    if (round > 0) results[index].push(result)
  }
await browser.close()
await Promise.all(sites.map((site) => site.stop()))

const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]
const of = (list, key) => median(list.map((one) => one[key]))
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`
const ms = (time) => `${Math.round(time)} ms`

const rows = results.map((list, index) => [
  variants[index].name,
  kB(of(list, 'bytes')),
  kB(of(list, 'script')),
  String(of(list, 'requests')),
  ms(of(list, 'first')),
  ms(of(list, 'largest')),
  of(list, 'shift').toFixed(3),
  list[0].element,
])
const head = ['first page', 'bytes', 'of it scripts', 'requests', 'first paint', 'largest paint', 'shift', 'largest is']
const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => String(row[column]).length)))
for (const row of [head, ...rows])
  console.log(row.map((cell, column) => String(cell).padEnd(widths[column])).join('  '))
console.log(`\nMedians of ${rounds} rounds, empty cache, ${new Date().toISOString().slice(0, 10)}.`)
