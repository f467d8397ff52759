import { createHmac, randomUUID } from 'node:crypto'
import { type App, defineCounter, defineService, shortAddress } from '@sanguine/kernel'
import { remoteRegistryService } from '../registry.service'
import { type CountedRow, CountedRows } from '../store/counted-rows'
import { type RemotePagesRecord, remotePagesService } from '../store/remote-pages.model'
import { countedVitals, poorFrom, type VitalName, type Vitals } from '../vitals/vitals'

/** The time that one row counts, in milliseconds. */
const rowMs = 10_000
/** The most rows in memory. Pages of further networks are not counted until these are written. */
const maxRows = 5_000

export const remoteLoads = defineCounter({
  name: 'sanguine_remote_loads_total',
  help: 'Pages that were sent with a version of a remote, by remote and version.',
  labels: ['remote', 'version'],
})

/** A version that a browser reports something of. */
export interface ReportedVersion {
  readonly remote: string
  readonly version: string
}

/** The versions of the remotes in a page, by remote. */
export type PageVersions = ReadonlyMap<string, string>

type VitalCounts = Partial<Record<VitalName, number>>

interface Row extends CountedRow {
  readonly network: string
  readonly versions: PageVersions
  pages: number
  readonly failures: Map<string, number>
  /** the remote whose vitals were reported, if any were */
  vitals: { readonly remote: string; readonly measured: VitalCounts; readonly poor: VitalCounts } | null
}

/**
 * Counts the pages that this gateway sends and those that fail, by network and version. Counts are written every few
 * seconds, so that all gateways together can judge a version.
 */
export class PageCounts {
  readonly #rows: CountedRows<Row, RemotePagesRecord>
  #known = new Map<string, Set<string>>()
  #made = 0
  readonly #gateway = randomUUID()

  constructor(private readonly app: App) {
    this.#rows = new CountedRows({
      periodMs: rowMs,
      now: () => app.clock.now(),
      model: () => app.get(remotePagesService),
      recordOf,
    })
  }

  /** Whether browsers get the version, so that it is no invention of a client. */
  isKnown(remote: string, version: string): boolean {
    if (this.#known.get(remote)?.has(version)) return true
    const { stable, canaries } = this.app.get(remoteRegistryService).current()
    return [stable, canaries].some((versions) => versions.get(remote)?.version === version)
  }

  /** Counts a page that is sent to a client. Nothing is kept while no version is deployed. */
  addPage(address: string, versions: PageVersions): void {
    for (const [remote, version] of versions) {
      this.#known.set(remote, (this.#known.get(remote) ?? new Set()).add(version))
      this.app.get(remoteLoads).inc({ remote, version })
    }
    const row = this.#row(address, versions)
    if (row) row.pages += 1
  }

  /** Counts a page in which a version of a remote failed for the first time. A version that no browser gets is left out. */
  addFailure(address: string, remote: string, version: string): void {
    if (!this.isKnown(remote, version)) return
    const row = this.#row(address, new Map([[remote, version]]))
    row?.failures.set(remote, (row.failures.get(remote) ?? 0) + 1)
  }

  /**
   * Counts the vitals of a page with a version, and which of them are poor. Those that its empty cache decided are left out, as
   * `isFirst` says. A version that no browser gets is left out.
   */
  addVitals(address: string, { remote, version }: ReportedVersion, vitals: Vitals, isFirst: boolean): void {
    if (!this.isKnown(remote, version)) return
    const row = this.#row(address, new Map([[remote, version]]))
    if (!row) return
    row.vitals ??= { remote, measured: {}, poor: {} }
    const { measured, poor } = row.vitals
    for (const [vital, value] of countedVitals(vitals, isFirst)) {
      measured[vital] = (measured[vital] ?? 0) + 1
      if (value > poorFrom[vital]) poor[vital] = (poor[vital] ?? 0) + 1
    }
  }

  #row(address: string, versions: PageVersions): Row | undefined {
    if (this.app.get(remoteRegistryService).current().previews.length === 0) return undefined
    const at = Math.floor(this.app.clock.now() / rowMs) * rowMs
    const network = createHmac('sha256', this.app.settings.passwordPepper)
      .update(`remote page:${shortAddress(address)}`)
      .digest('base64url')
      .slice(0, 16)
    const key = JSON.stringify([at, network, ...versions])
    const known = this.#rows.get(key)
    if (known) known.isChanged = true
    if (known || this.#rows.size >= maxRows) return known
    this.#made += 1
    const id = `${this.#gateway}.${this.#made}`
    const row: Row = { id, at, network, versions, pages: 0, failures: new Map(), vitals: null, isChanged: true }
    this.#rows.set(key, row)
    return row
  }

  /** Writes what changed since the last time. If that fails, the counts stay here for the next time. */
  write(): Promise<void> {
    return this.#rows.write()
  }
}

const recordOf = ({ id, at, network, versions, pages, failures, vitals }: Row): RemotePagesRecord => ({
  _id: id,
  at: new Date(at),
  network,
  pages,
  versions: Object.fromEntries(versions),
  failures: Object.fromEntries(failures),
  ...(vitals && { measured: { [vitals.remote]: vitals.measured }, poor: { [vitals.remote]: vitals.poor } }),
})

/** The pages that this gateway sent, and those of them that failed. */
export const pageCountsService = defineService<PageCounts>({
  name: 'remotes.page counts',
  create: (app) => new PageCounts(app),
})
