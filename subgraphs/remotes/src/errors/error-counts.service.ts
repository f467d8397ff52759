import { randomUUID } from 'node:crypto'
import { type App, defineService } from '@sanguine/kernel'
import { trusted } from 'mongoose'
import { remoteRegistryService } from '../registry.service'
import { type RemoteErrorRecord, remoteErrorsService } from '../store/remote-errors.model'
import { type BrowserError, fingerprintOf } from './browser-error'

const dayMs = 86_400_000
/** Rows are read for a week, and kept for a day more. */
export const readMs = 7 * dayMs
const keptMs = 8 * dayMs
/** The most errors of a version within a day. Further ones are not kept, so that forged reports do not fill the disk. */
const maxErrorsOfVersion = 100
/** The most rows in memory: errors of today and of yesterday. */
const maxRows = 1_000

interface Row extends Omit<RemoteErrorRecord, 'pages' | 'lastAt'> {
  pages: number
  lastAt: Date
  /** whether it differs from what the database has */
  isChanged: boolean
}

/** Counts the errors that browsers report to this gateway, by version and day. */
export class ErrorCounts {
  #rows = new Map<string, Row>()
  #written: Promise<void> = Promise.resolve()
  readonly #gateway = randomUUID()

  constructor(private readonly app: App) {}

  /** Counts an error that a page with the version reported. A version that is not deployed, or for no browser, is left out. */
  add(remote: string, version: string, error: BrowserError): void {
    const { previews } = this.app.get(remoteRegistryService).current()
    if (!previews.some((live) => live.remote === remote && live.version === version)) return
    const now = new Date(this.app.clock.now())
    const day = new Date(Math.floor(now.getTime() / dayMs) * dayMs)
    const fingerprint = fingerprintOf(error)
    const id = `${this.#gateway}.${day.getTime()}.${remote}.${version}.${fingerprint}`
    const known = this.#rows.get(id)
    if (!known && this.#isFull(remote, version, day)) return
    const row: Row = known ?? {
      ...{ _id: id, day, remote, version, fingerprint, ...error },
      ...{ pages: 0, firstAt: now, lastAt: now, isChanged: true },
    }
    this.#rows.set(id, row)
    row.pages += 1
    row.lastAt = now
    row.isChanged = true
  }

  #isFull(remote: string, version: string, day: Date): boolean {
    if (this.#rows.size >= maxRows) return true
    const ofVersion = [...this.#rows.values()].filter(
      (row) => row.remote === remote && row.version === version && row.day.getTime() === day.getTime(),
    )
    return ofVersion.length >= maxErrorsOfVersion
  }

  /** Writes what changed since the last time. If that fails, the counts stay here for the next time. */
  write(): Promise<void> {
    const writing = this.#written.then(() => this.#writeRows())
    this.#written = writing.catch(() => undefined)
    return writing
  }

  async #writeRows(): Promise<void> {
    const changed = [...this.#rows.values()].filter(({ isChanged }) => isChanged)
    // They can change again while they are written.
    for (const row of changed) row.isChanged = false
    try {
      if (changed.length > 0)
        await this.app.get(remoteErrorsService).bulkWrite(
          changed.map(({ isChanged: _, ...record }) => ({
            replaceOne: { filter: { _id: record._id }, replacement: record, upsert: true },
          })),
          { ordered: false },
        )
    } catch (error) {
      for (const row of changed) row.isChanged = true
      throw error
    }
    const ended = this.app.clock.now() - dayMs
    for (const [id, { day, isChanged }] of this.#rows) if (day.getTime() <= ended && !isChanged) this.#rows.delete(id)
  }
}

/** The errors of the pages that this gateway got reports of. */
export const errorCountsService = defineService<ErrorCounts>({
  name: 'remotes.error counts',
  create: (app) => new ErrorCounts(app),
})

/** Removes errors that are not shown any more. */
export async function removeOldErrors(app: App): Promise<void> {
  await app.get(remoteErrorsService).deleteMany({ day: trusted({ $lte: new Date(app.clock.now() - keptMs) }) })
}
