import { type App, addressKey, notFound, parse } from '@sanguine/kernel'
import type { PageCounts } from '@sanguine/remotes'
import type { FastifyInstance } from 'fastify'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { z } from 'zod'
import { remoteFailures } from '../metrics/server-metrics'
import { clientAddress, consumeLimit } from '../server/call-limits'
import { remoteReportersService } from '../status/remotes-status'
import type { Remotes } from './remotes'

/** A version as the manifest has it, such as `1.0.0+1a2b3c4d`. */
export const reportedVersion = z.string().regex(/^[\w.+-]{1,64}$/)

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
  readonly limits?: { readonly address: number; readonly total: number }
}

const defaultLimits = { address: 20, total: 200 }
const maxBodyBytes = 500

/** Serves `POST /remotes/<name>/failures`, which logs the build of a remote that failed in a browser, and why. */
export function mountRemoteFailures(
  server: FastifyInstance,
  { app, remotes, pages, limits = defaultLimits }: RemoteFailureOptions,
): void {
  const addresses = new RateLimiterMemory({ points: limits.address, duration: 60 })
  const total = new RateLimiterMemory({ points: limits.total, duration: 60 })
  const sentence = { en: 'Too many reports. Please wait a minute.', de: 'Zu viele Meldungen. Bitte warte eine Minute.' }

  server.post<{ Params: { name: string } }>(
    '/remotes/:name/failures',
    { bodyLimit: maxBodyBytes },
    async (request, reply) => {
      const address = clientAddress(request)
      const caller = { app, viewer: null, address, requestId: request.id }
      await consumeLimit(caller, addresses, { limit: 'remoteFailures.address', key: addressKey(address), sentence })
      const remote = request.params.name
      if (!Object.hasOwn(remotes.current(), remote)) throw notFound({ en: 'remote', de: 'Dieses Frontend' })
      const { version, reason, isFirstLoss } = parse(failureSchema, request.body)
      // Before the limit of all together: clients that exhaust it must not hide a version that fails.
      if (isFirstLoss) pages.addFailure(address, remote, version)
      await consumeLimit(caller, total, { limit: 'remoteFailures.all', key: 'all', sentence })
      app.get(remoteFailures).inc({ remote, reason, version: pages.isKnown(remote, version) ? version : 'other' })
      app.get(remoteReportersService).add(addressKey(address))
      app.log.warn({ remote, version, reason }, 'A remote failed in a browser.')
      return reply.code(204).header('Cache-Control', 'no-store').send()
    },
  )
}
