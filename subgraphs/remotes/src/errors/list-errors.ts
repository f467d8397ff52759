import type { App } from '@sanguine/kernel'
import type { RemoteErrorObject } from '@sanguine/schema'
import { trusted } from 'mongoose'
import { type RemoteErrorRecord, remoteErrorsService } from '../store/remote-errors.model'
import { readMs } from './error-counts.service'
import { VersionSources } from './source-places'

/** The most errors of a list, and the most rows that are read for it, the last reported first. */
const [maxErrors, maxRows] = [50, 2_000]
const maxCounted = 100

/** One error, as all gateways counted it on all days. */
function sumOf(rows: readonly RemoteErrorRecord[]) {
  const [{ fingerprint, origin, name, frames }] = rows as readonly [RemoteErrorRecord]
  return {
    ...{ fingerprint, origin, name, frames },
    pages: rows.reduce((sum, { pages }) => sum + pages, 0),
    firstAt: Math.min(...rows.map(({ firstAt }) => firstAt.getTime())),
    lastAt: Math.max(...rows.map(({ lastAt }) => lastAt.getTime())),
  }
}

interface Version {
  readonly remote: string
  readonly version: string
}

const reportsOf = (app: App, { remote, version }: Version) => ({
  ...{ remote, version },
  lastAt: trusted({ $gt: new Date(app.clock.now() - readMs) }),
})

/** The number of different errors that browsers reported of a version in the last seven days. */
export async function countErrors(app: App, of: Version): Promise<number> {
  const ids = await app.get(remoteErrorsService).distinct('fingerprint', reportsOf(app, of))
  return Math.min(ids.length, maxCounted)
}

/**
 * The errors that browsers reported of a version in the last seven days, the most frequent first. Each call has its
 * place in the sources, if the source map of its file was added.
 */
export async function listErrors(app: App, { remote, version }: Version): Promise<readonly RemoteErrorObject[]> {
  const rows = await app
    .get(remoteErrorsService)
    .find(reportsOf(app, { remote, version }))
    .sort({ lastAt: -1 })
    .limit(maxRows)
    .lean<RemoteErrorRecord[]>()
  const errors = [...new Set(rows.map(({ fingerprint }) => fingerprint))]
    .map((id) => sumOf(rows.filter(({ fingerprint }) => fingerprint === id)))
    .toSorted((a, b) => b.pages - a.pages || b.lastAt - a.lastAt)
    .slice(0, maxErrors)
  const sources = new VersionSources(app, remote, version)
  return Promise.all(
    errors.map(async (error) => ({
      ...error,
      frames: await Promise.all(error.frames.map((frame) => sources.locate(frame))),
    })),
  )
}
