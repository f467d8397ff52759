import type { App } from '@sanguine/kernel'
import { type ErrorCounts, errorOrigins, type PageCounts } from '@sanguine/remotes'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { remoteErrors } from '../metrics/server-metrics'
import { mountRemoteReports, type ReportLimits, reportedVersion } from './remote-reports'
import type { Remotes } from './remotes'

const position = z.number().int().min(1).max(100_000_000)

/** A browser's report about an error that a version threw. It contains no message and nothing about the user. */
const errorSchema = z.strictObject({
  version: reportedVersion,
  origin: z.enum(errorOrigins),
  name: z.string().regex(/^[A-Za-z]\w{0,59}$/),
  frames: z
    .array(z.strictObject({ file: z.string().regex(/^[^\s:?#\\]{1,300}$/), line: position, column: position }))
    .min(1)
    .max(10),
})

export interface RemoteErrorsOptions {
  readonly app: App
  readonly remotes: Pick<Remotes, 'current'>
  readonly pages: Pick<PageCounts, 'isKnown'>
  /** counts the errors of versions */
  readonly errors: Pick<ErrorCounts, 'add'>
  /** most reports per minute, from one address and in total; further ones are refused */
  readonly limits?: ReportLimits
}

const defaultLimits = { address: 20, total: 600 }

/** Serves `POST /remotes/<name>/errors`, by which browsers report where a version of a remote threw an error. */
export function mountRemoteErrors(
  server: FastifyInstance,
  { app, remotes, pages, errors, limits = defaultLimits }: RemoteErrorsOptions,
): void {
  mountRemoteReports(server, {
    app,
    remotes,
    limits,
    kind: 'errors',
    limit: 'remoteErrors',
    schema: errorSchema,
    maxBytes: 4_000,
    take: ({ version, ...error }, { address, remote }) => {
      const shown = pages.isKnown(remote, version) ? version : 'other'
      app.get(remoteErrors).inc({ remote, version: shown, origin: error.origin })
      errors.add(address, remote, version, error)
    },
  })
}
