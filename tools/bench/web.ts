/**
 * Measures the first page: bytes, requests, first and largest contentful paint, with an empty cache. It simulates a
 * slow phone (1.6 Mbit/s, 150 ms, a quarter of this machine's speed, 412 × 823). The federated site is compared with
 * the same source as one bundle, whole and split by route. All take turns in one run; the results are medians of the
 * rounds.
 *
 *   npm run bench:web -- [rounds]     default 7
 */
import { join } from 'node:path'
import { buildFrontEnds } from '../build/front-ends'
import { openBrowser } from '../processes/open-browser'
import { withParts } from '../processes/parts'
import { median } from '../report/statistics'
import { textTable } from '../report/table'
import { root } from '../root'
import { measurePage, type PageCost } from './web/measure-page'
import { buildOneBundle } from './web/one-bundle'
import { serveSite } from './web/serve-site'

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
const milliseconds = (time: number): string => `${Math.round(time)} ms`

function rowOf(name: string, costs: readonly PageCost[]): readonly string[] {
  const medianOf = (pick: (cost: PageCost) => number) => median(costs.map(pick))
  return [
    name,
    kilobytes(medianOf(({ bytes }) => bytes)),
    kilobytes(medianOf(({ scriptBytes }) => scriptBytes)),
    String(medianOf(({ requests }) => requests)),
    milliseconds(medianOf(({ firstPaint }) => firstPaint)),
    milliseconds(medianOf(({ largestPaint }) => largestPaint)),
    medianOf(({ layoutShift }) => layoutShift).toFixed(3),
    costs[0]?.largestElement ?? '',
  ]
}

const heads = [
  'first page',
  'bytes',
  'of it scripts',
  'requests',
  'first paint',
  'largest paint',
  'shift',
  'largest is',
]

export async function main([given = '7']: readonly string[]): Promise<void> {
  const rounds = Number(given)
  await buildFrontEnds()
  const variants = [
    { name: 'federated', folder: join(root, 'host/dist'), isFederated: true },
    { name: 'one bundle', folder: await buildOneBundle('whole'), isFederated: false },
    { name: 'one bundle, split by route', folder: await buildOneBundle('split'), isFederated: false },
  ]
  const sites = await withParts(async (parts) => {
    const served = []
    for (const variant of variants) {
      const site = parts.add(await serveSite(variant), (started) => started.stop())
      served.push({ ...variant, costs: [] as PageCost[], url: site.url })
    }
    const browser = parts.add(await openBrowser(), (opened) => opened.close())
    for (let round = 0; round <= rounds; round += 1)
      for (const { url, costs } of served) {
        const cost = await measurePage(browser, url)
        // The first round warms the machine, not the browser's cache.
        if (round > 0) costs.push(cost)
      }
    return served
  })
  console.log(
    textTable(
      heads,
      sites.map(({ name, costs }) => rowOf(name, costs)),
    ),
  )
  console.log(`\nMedians of ${rounds} rounds, empty cache, ${new Date().toISOString().slice(0, 10)}.`)
}
