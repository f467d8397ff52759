import { type App, addressKey, notFound, parse } from '@sanguine/kernel'
import { largestValue, type PageCounts, type VitalCounts, type VitalName, type Vitals } from '@sanguine/remotes'
import type { FastifyInstance } from 'fastify'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { z } from 'zod'
import { remoteLayoutShifts, remoteVitals } from '../metrics/server-metrics'
import { clientAddress, consumeLimit } from '../server/call-limits'
import { reportedVersion } from './remote-failures'
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
  readonly limits?: { readonly address: number; readonly total: number }
}

/** An address has as many as for failures; all together have thirty times as many, since good pages report, too. */
const defaultLimits = { address: 20, total: 6_000 }
const maxBodyBytes = 500

/** Serves `POST /remotes/<name>/vitals`, by which browsers report how a version of a remote did in a page. */
export function mountRemoteVitals(
  server: FastifyInstance,
  { app, remotes, pages, counts, limits = defaultLimits }: RemoteVitalsOptions,
): void {
  const addresses = new RateLimiterMemory({ points: limits.address, duration: 60 })
  const total = new RateLimiterMemory({ points: limits.total, duration: 60 })
  const sentence = { en: 'Too many reports. Please wait a minute.', de: 'Zu viele Meldungen. Bitte warte eine Minute.' }

  server.post<{ Params: { name: string } }>(
    '/remotes/:name/vitals',
    { bodyLimit: maxBodyBytes },
    async (request, reply) => {
      const address = clientAddress(request)
      const caller = { app, viewer: null, address, requestId: request.id }
      await consumeLimit(caller, addresses, { limit: 'remoteVitals.address', key: addressKey(address), sentence })
      const remote = request.params.name
      if (!Object.hasOwn(remotes.current(), remote)) throw notFound({ en: 'remote', de: 'Dieses Frontend' })
      const { version, isFirst, vitals } = parse(vitalsSchema, request.body)
      // Before the limit of all together: clients that exhaust it must not hide a version that is slow.
      pages.addVitals(address, { remote, version }, vitals as Vitals, isFirst)
      await consumeLimit(caller, total, { limit: 'remoteVitals.all', key: 'all', sentence })
      const isKnown = pages.isKnown(remote, version)
      if (isKnown) counts.add(remote, version, vitals as Vitals, isFirst)
      observe(app, { remote, version: isKnown ? version : 'other', isFirst }, vitals as Vitals)
      return reply.code(204).header('Cache-Control', 'no-store').send()
    },
  )
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
