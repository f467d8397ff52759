import { type App, addressKey, notFound, parse } from '@sanguine/kernel'
import type { FastifyInstance } from 'fastify'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { z } from 'zod'
import { clientAddress, consumeLimit } from '../server/call-limits'
import type { Remotes } from './remotes'

/** A version as the manifest has it, such as `1.0.0+1a2b3c4d`. */
export const reportedVersion = z.string().regex(/^[\w.+-]{1,64}$/)

/** Most reports per minute, from one address and in total. */
export interface ReportLimits {
  readonly address: number
  readonly total: number
}

/** The address that sent a report, and the remote that it is about. */
export interface ReportSource {
  readonly address: string
  readonly remote: string
}

interface ReportRoute<Report> {
  readonly app: App
  readonly remotes: Pick<Remotes, 'current'>
  /** the last part of the path: `POST /remotes/<name>/<kind>` */
  readonly kind: 'failures' | 'vitals' | 'errors'
  /** the name of its limits in the log */
  readonly limit: 'remoteFailures' | 'remoteVitals' | 'remoteErrors'
  readonly limits: ReportLimits
  readonly schema: z.ZodType<Report>
  /** the most bytes of a report; 500 by default */
  readonly maxBytes?: number
  /**
   * Counts a report for the judgement of versions. It comes before the limit of all together: clients that exhaust it must
   * not hide a bad version.
   */
  readonly count?: (report: Report, source: ReportSource) => void
  /** takes the report within both limits */
  readonly take: (report: Report, source: ReportSource) => void
}

/** Serves a route by which browsers report about a remote. Reports above a limit, or of unknown remotes, are refused. */
export function mountRemoteReports<Report>(
  server: FastifyInstance,
  { app, remotes, kind, limit, limits, schema, count, take, maxBytes = 500 }: ReportRoute<Report>,
): void {
  const addresses = new RateLimiterMemory({ points: limits.address, duration: 60 })
  const total = new RateLimiterMemory({ points: limits.total, duration: 60 })
  const sentence = { en: 'Too many reports. Please wait a minute.', de: 'Zu viele Meldungen. Bitte warte eine Minute.' }

  server.post<{ Params: { name: string } }>(
    `/remotes/:name/${kind}`,
    { bodyLimit: maxBytes },
    async (request, reply) => {
      const address = clientAddress(request)
      const caller = { app, viewer: null, address, requestId: request.id }
      await consumeLimit(caller, addresses, { limit: `${limit}.address`, key: addressKey(address), sentence })
      const remote = request.params.name
      if (!Object.hasOwn(remotes.current(), remote)) throw notFound({ en: 'remote', de: 'Dieses Frontend' })
      const report = parse(schema, request.body)
      count?.(report, { address, remote })
      await consumeLimit(caller, total, { limit: `${limit}.all`, key: 'all', sentence })
      take(report, { address, remote })
      return reply.code(204).header('Cache-Control', 'no-store').send()
    },
  )
}
