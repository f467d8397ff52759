import { randomUUID } from 'node:crypto'
import { type App, defineService, purgeTime } from '@sanguine/kernel'
import { trusted } from 'mongoose'
import { type CountedRow, CountedRows } from '../store/counted-rows'
import { type RemoteVitalsRecord, remoteVitalsService } from '../store/remote-vitals.model'
import { bucketCount, bucketOf, type Histogram, pagesIn, quantileOf, sumOf } from './histogram'
import { countedVitals, type VitalName, type Vitals, vitalNames } from './vitals'

const hourMs = 3_600_000
/** Rows are read for a day, and kept somewhat longer. */
const [readMs, keptMs] = [24 * hourMs, 26 * hourMs]
/** The most rows in memory: those of an hour or two, of the versions that browsers load. */
const maxRows = 200

interface Row extends CountedRow {
  readonly remote: string
  readonly version: string
  readonly histograms: Map<VitalName, number[]>
}

/** A vital of a version: the value that three quarters of the pages do not exceed, and the number of the pages. */
export interface VitalSummary {
  readonly vital: VitalName
  /** milliseconds; without unit for `layoutShift` */
  readonly p75: number
  readonly pages: number
}

/** Counts the vitals that browsers report to this gateway, by version and hour. */
export class VitalCounts {
  readonly #rows: CountedRows<Row, RemoteVitalsRecord>
  readonly #gateway = randomUUID()

  constructor(private readonly app: App) {
    this.#rows = new CountedRows({
      periodMs: hourMs,
      now: () => app.clock.now(),
      model: () => app.get(remoteVitalsService),
      recordOf,
    })
  }

  /** Counts the vitals of a page. Those that its empty cache decided are left out, as `isFirst` says. */
  add(remote: string, version: string, vitals: Vitals, isFirst: boolean): void {
    const at = Math.floor(this.app.clock.now() / hourMs) * hourMs
    const id = `${this.#gateway}.${at}.${remote}.${version}`
    const known = this.#rows.get(id)
    if (!known && this.#rows.size >= maxRows) return
    const row = known ?? { id, at, remote, version, histograms: new Map(), isChanged: true }
    this.#rows.set(id, row)
    for (const [vital, value] of countedVitals(vitals, isFirst)) {
      const histogram = row.histograms.get(vital) ?? new Array<number>(bucketCount).fill(0)
      const bucket = bucketOf(vital, value)
      histogram[bucket] = (histogram[bucket] ?? 0) + 1
      row.histograms.set(vital, histogram)
      row.isChanged = true
    }
  }

  /** Writes what changed since the last time. If that fails, the counts stay here for the next time. */
  write(): Promise<void> {
    return this.#rows.write()
  }
}

const recordOf = ({ id, at, remote, version, histograms }: Row): RemoteVitalsRecord => ({
  _id: id,
  at: new Date(at),
  remote,
  version,
  histograms: Object.fromEntries([...histograms].map(([vital, histogram]) => [vital, [...histogram]])),
})

/** The vitals of the pages that this gateway got reports of. */
export const vitalCountsService = defineService<VitalCounts>({
  name: 'remotes.vital counts',
  create: (app) => new VitalCounts(app),
})

/** The vitals of a version in the last 24 hours, as all gateways counted them; a vital without pages is left out. */
export async function readVitals(app: App, remote: string, version: string): Promise<readonly VitalSummary[]> {
  const at = trusted({ $gt: new Date(app.clock.now() - readMs) })
  const rows = await app
    .get(remoteVitalsService)
    .find({ remote, version, at })
    .sort({ at: 1 })
    .lean<RemoteVitalsRecord[]>()
  return vitalNames.flatMap((vital) => {
    const histogram = rows.reduce<Histogram>((sum, { histograms }) => sumOf(sum, histograms[vital] ?? []), [])
    const p75 = quantileOf(vital, histogram, 0.75)
    return p75 === null ? [] : [{ vital, p75, pages: pagesIn(histogram) }]
  })
}

/** Removes counts that are not shown any more. */
export async function removeOldVitals(app: App): Promise<void> {
  await app.get(remoteVitalsService).deleteMany({ at: trusted({ $lte: new Date(purgeTime(app) - keptMs) }) })
}
