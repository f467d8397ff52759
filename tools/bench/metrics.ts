/**
 * Measures what the metrics cost: the processor time of a call at a gateway that serves them beside one that does not,
 * in one run. Both take turns, so that other load affects them alike. `npm run bench:metrics`; SECONDS and ROUNDS set how long.
 */
import autocannon from 'autocannon'
import { registerAccount, siteHeaders } from '../gateway/site-client'
import { withParts } from '../processes/parts'
import { median } from '../report/statistics'
import { textTable } from '../report/table'
import { measureCpu } from './api/cpu'
import { ownDocument } from './api/queries'
import { startThrowawaySite } from './throwaway-site'

const seconds = Number(process.env.SECONDS ?? 3)
const rounds = Number(process.env.ROUNDS ?? 7)

const credentials = { username: 'Mina', password: 'a'.repeat(64) }

interface Site {
  readonly url: string
  readonly token: string
  /** the gateway's process comes first */
  readonly pids: readonly number[]
}

interface Call {
  readonly name: string
  readonly path: string
  readonly body?: object
}

const calls: readonly Call[] = [
  {
    name: 'GraphQL, own document',
    path: '/graphql',
    body: { extensions: { persistedQuery: { version: 1, sha256Hash: ownDocument('GamePlayerNow').hash } } },
  },
  { name: 'REST, getme', path: '/api/clientUser/getme' },
]

/** Microseconds of processor time of the gateway for each call. */
async function cpuPerCall({ url, token, pids }: Site, { path, body }: Call): Promise<number> {
  const measured = measureCpu(pids.slice(0, 1))
  const { requests, non2xx } = await autocannon({
    url: `${url}${path}`,
    connections: 12,
    duration: seconds,
    headers: { ...siteHeaders(token), 'Content-Type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  if (non2xx > 0) throw new Error(`${non2xx} calls of ${path} failed.`)
  return measured(requests.total)[0] ?? 0
}

export const main = (): Promise<number> =>
  withParts(async (parts) => {
    const sites = []
    for (const env of [{}, { METRICS_PORT: '0' }]) {
      const site = parts.add(await startThrowawaySite(env), (started) => started.stop())
      sites.push({ ...site, token: await registerAccount(site.url, site.folder, credentials) })
    }
    const rows: string[][] = []
    for (const call of calls) {
      const ratios: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        const results = [0, 0]
        // The order alternates, since the second of a round may run on a warmer machine.
        for (const index of round % 2 === 0 ? [0, 1] : [1, 0]) {
          const site = sites[index]
          if (site) results[index] = await cpuPerCall(site, call)
        }
        ratios.push((results[1] ?? 0) / (results[0] ?? 1))
      }
      rows.push([call.name, median(ratios).toFixed(3), Math.min(...ratios).toFixed(3), Math.max(...ratios).toFixed(3)])
    }
    console.log(textTable(['processor time of a call, with metrics / without', 'median', 'least', 'most'], rows))
    return 0
  })
