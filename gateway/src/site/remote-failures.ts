import { type App, addressKey } from '@sanguine/kernel'
import type { PageCounts } from '@sanguine/remotes'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { remoteFailures } from '../metrics/server-metrics'
import { remoteReportersService } from '../status/remotes-status'
import { mountRemoteReports, type ReportLimits, reportedVersion } from './remote-reports'
import type { Remotes } from './remotes'

/** A browser's report about a remote that it could not load. It contains no free text and nothing about the user. */
const failureSchema = z.strictObject({
  /** `unknown` without a manifest */
  version: reportedVersion,
  reason: z.enum(['manifest', 'timeout', 'files', 'versions', 'render']),
  /**
   * whether the page has lost the version for the first time, so that it counts against the version; pages of former hosts
   * do not say it
   */
  isFirstLoss: z.boolean().default(false),
})

export interface RemoteFailureOptions {
  readonly app: App
  readonly remotes: Pick<Remotes, 'current'>
  /** counts the pages in which a version failed */
  readonly pages: Pick<PageCounts, 'addFailure' | 'isKnown'>
  /** most reports per minute, from one address and in total; further ones are refused and not logged */
  readonly limits?: ReportLimits
}

const defaultLimits = { address: 20, total: 200 }

/** Serves `POST /remotes/<name>/failures`, which logs the build of a remote that failed in a browser, and why. */
export function mountRemoteFailures(
  server: FastifyInstance,
  { app, remotes, pages, limits = defaultLimits }: RemoteFailureOptions,
): void {
  mountRemoteReports(server, {
    app,
    remotes,
    limits,
    kind: 'failures',
    limit: 'remoteFailures',
    schema: failureSchema,
    count: ({ version, isFirstLoss }, { address, remote }) => {
      if (isFirstLoss) pages.addFailure(address, remote, version)
    },
    take: ({ version, reason }, { address, remote }) => {
      app.get(remoteFailures).inc({ remote, reason, version: pages.isKnown(remote, version) ? version : 'other' })
      app.get(remoteReportersService).add(addressKey(address))
      app.log.warn({ remote, version, reason }, 'A remote failed in a browser.')
    },
  })
}
