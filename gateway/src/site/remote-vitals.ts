import type { App } from '@sanguine/kernel'
import { largestValue, type PageCounts, type VitalCounts, type VitalName, type Vitals } from '@sanguine/remotes'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { remoteLayoutShifts, remoteVitals } from '../metrics/server-metrics'
import { mountRemoteReports, type ReportLimits, reportedVersion } from './remote-reports'
import type { Remotes } from './remotes'

const valueSchema = (vital: VitalName) => z.number().min(0).max(largestValue[vital]).optional()

/** A browser's report about a page with a version. It contains no free text and nothing about the user. */
const vitalsSchema = z.strictObject({
  version: reportedVersion,
  /** whether the browser showed the version for the first time, so that its cache had none of it */
  isFirst: z.boolean(),
  vitals: z.strictObject({
    loadTime: valueSchema('loadTime'),
    largestPaint: valueSchema('largestPaint'),
    interactionDelay: valueSchema('interactionDelay'),
    layoutShift: valueSchema('layoutShift'),
  }),
})

export interface RemoteVitalsOptions {
  readonly app: App
  readonly remotes: Pick<Remotes, 'current'>
  /** counts the pages of which a vital was poor */
  readonly pages: Pick<PageCounts, 'addVitals' | 'isKnown'>
  /** counts the vitals of versions */
  readonly counts: Pick<VitalCounts, 'add'>
  /** most reports per minute, from one address and in total; further ones are refused */
  readonly limits?: ReportLimits
}

/** An address has as many as for failures; all together have thirty times as many, since good pages report, too. */
const defaultLimits = { address: 20, total: 6_000 }

/** Serves `POST /remotes/<name>/vitals`, by which browsers report how a version of a remote did in a page. */
export function mountRemoteVitals(
  server: FastifyInstance,
  { app, remotes, pages, counts, limits = defaultLimits }: RemoteVitalsOptions,
): void {
  mountRemoteReports(server, {
    app,
    remotes,
    limits,
    kind: 'vitals',
    limit: 'remoteVitals',
    schema: vitalsSchema,
    count: ({ version, isFirst, vitals }, { address, remote }) =>
      pages.addVitals(address, { remote, version }, vitals as Vitals, isFirst),
    take: ({ version, isFirst, vitals }, { remote }) => {
      const isKnown = pages.isKnown(remote, version)
      if (isKnown) counts.add(remote, version, vitals as Vitals, isFirst)
      observe(app, { remote, version: isKnown ? version : 'other', isFirst }, vitals as Vitals)
    },
  })
}

interface Report {
  readonly remote: string
  readonly version: string
  readonly isFirst: boolean
}

/** Adds the vitals to the metrics of this gateway. */
function observe(app: App, { remote, version, isFirst }: Report, { layoutShift, ...times }: Vitals): void {
  const visit = isFirst ? 'first' : 'later'
  for (const [vital, ms] of Object.entries(times))
    app.get(remoteVitals).observe({ remote, version, vital, visit }, ms / 1_000)
  if (layoutShift !== undefined) app.get(remoteLayoutShifts).observe({ remote, version }, layoutShift)
}
