import { randomUUID } from 'node:crypto'
import { type App, addressKey, defineService, type IntervalWorker, purgeTime, runInterval } from '@sanguine/kernel'
import { trusted } from 'mongoose'
import { ownBuildsService } from '../own-builds'
import { remoteRegistryService } from '../registry.service'
import { type CountedRow, CountedRows } from '../store/counted-rows'
import { type RemoteErrorRecord, remoteErrorsService } from '../store/remote-errors.model'
import { type BrowserError, fingerprintOf } from './browser-error'

const dayMs = 86_400_000
/** Rows are shown for seven days, today among them, and kept for a day more. */
const [shownDays, keptDays] = [7, 8]
/**
 * The most errors of a version within a day, and the most of one network within a day. Anybody can send reports: these must
 * not fill the disk, nor take the places of real errors.
 */
const [maxErrorsOfVersion, maxErrorsOfNetwork] = [100, 20]
/** The most rows in memory. */
const maxRows = 1_000
/** How often counts are written, in milliseconds. */
const intervalMs = 5_000

interface Row extends CountedRow {
  readonly remote: string
  readonly version: string
  readonly fingerprint: string
  readonly error: BrowserError
  pages: number
  readonly firstAt: number
  lastAt: number
}

/** Counts the errors that browsers report to this gateway, by version and day in UTC. */
export class ErrorCounts {
  readonly #rows: CountedRows<Row, RemoteErrorRecord>
  /** the errors that each network was the first to report, on the day that is counted */
  #networks = { day: 0, errors: new Map<string, number>() }
  readonly #gateway = randomUUID()

  constructor(private readonly app: App) {
    this.#rows = new CountedRows({
      periodMs: dayMs,
      now: () => app.clock.now(),
      model: () => app.get(remoteErrorsService),
      recordOf,
    })
  }

  /** Counts an error that a page with the version reported. One of a version that no browser gets is left out. */
  add(address: string, remote: string, version: string, error: BrowserError): void {
    if (!this.#isLoaded(remote, version)) return
    const now = this.app.clock.now()
    const at = Math.floor(now / dayMs) * dayMs
    const fingerprint = fingerprintOf(error)
    const id = `${this.#gateway}.${at}.${remote}.${version}.${fingerprint}`
    const known = this.#rows.get(id)
    if (!known && !this.#hasPlace(addressKey(address), remote, version, at)) return
    const row: Row = known ?? {
      id,
      at,
      remote,
      version,
      fingerprint,
      error,
      pages: 0,
      firstAt: now,
      lastAt: now,
      isChanged: true,
    }
    this.#rows.set(id, row)
    row.pages += 1
    row.lastAt = now
    row.isChanged = true
  }

  /** Whether some browsers get the version: it is deployed, or of the build that the site has without deployments. */
  #isLoaded(remote: string, version: string): boolean {
    const { previews } = this.app.get(remoteRegistryService).current()
    const isDeployed = previews.some((live) => live.remote === remote && live.version === version)
    return isDeployed || this.app.get(ownBuildsService).versionOf(remote) === version
  }

  /** Whether another error of the version may be kept, which a network is the first to report. */
  #hasPlace(network: string, remote: string, version: string, day: number): boolean {
    if (this.#networks.day !== day) this.#networks = { day, errors: new Map() }
    const { errors } = this.#networks
    const ofNetwork = errors.get(network) ?? 0
    const ofVersion = [...this.#rows.values()].filter(
      (row) => row.remote === remote && row.version === version && row.at === day,
    )
    const isFull =
      this.#rows.size >= maxRows || ofVersion.length >= maxErrorsOfVersion || ofNetwork >= maxErrorsOfNetwork
    if (!isFull) errors.set(network, ofNetwork + 1)
    return !isFull
  }

  /** Writes what changed since the last time. If that fails, the counts stay here for the next time. */
  write(): Promise<void> {
    return this.#rows.write()
  }
}

const recordOf = ({ id, at, remote, version, fingerprint, error, pages, firstAt, lastAt }: Row): RemoteErrorRecord => ({
  _id: id,
  day: new Date(at),
  remote,
  version,
  fingerprint,
  ...error,
  pages,
  firstAt: new Date(firstAt),
  lastAt: new Date(lastAt),
})

/** The errors of the pages that this gateway got reports of. */
export const errorCountsService = defineService<ErrorCounts>({
  name: 'remotes.error counts',
  create: (app) => new ErrorCounts(app),
})

/** Writes the errors of this gateway every few seconds, and once more when it stops. */
export const errorWriterService = defineService<{ readonly app: App; readonly worker: IntervalWorker }>({
  name: 'remotes.error writer',
  create: (app) => ({
    app,
    worker: runInterval(app, 'remotes.errors', intervalMs, () => app.get(errorCountsService).write()),
  }),
  async stop({ app, worker }) {
    await worker.stop()
    await app.get(errorCountsService).write()
  },
})

/** The start of the first day whose errors are shown. */
export const firstShownDay = (app: App): Date => new Date((Math.floor(app.clock.now() / dayMs) - shownDays + 1) * dayMs)

/** Removes errors that are not shown any more. */
export async function removeOldErrors(app: App): Promise<void> {
  const day = trusted({ $lte: new Date(purgeTime(app) - keptDays * dayMs) })
  await app.get(remoteErrorsService).deleteMany({ day })
}
