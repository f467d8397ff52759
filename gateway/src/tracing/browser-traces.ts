import { type App, addressKey, parse } from '@sanguine/kernel'
import type { FastifyInstance } from 'fastify'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { clientAddress, consumeLimit } from '../server/call-limits'
import { type BrowserSpan, browserReportSchema } from './browser-spans'

/** The receiver of the spans of pages. */
interface BrowserSpanReceiver {
  addBrowserSpan(span: BrowserSpan, receivedAt: number): void
}

/** The most reports a minute, from one network and in total; further ones are refused. */
const maxReports = { address: 60, total: 600 }

/** Bytes of a report; twenty spans have less. */
const maxBodyBytes = 6_000

/** Serves `POST /traces`, by which pages report their spans, and sends these to the collector. */
export function mountBrowserTraces(server: FastifyInstance, app: App, tracing: BrowserSpanReceiver): void {
  const points = (count: number) => Math.max(1, Math.round(count * app.settings.rateLimitFactor))
  const addresses = new RateLimiterMemory({ points: points(maxReports.address), duration: 60 })
  const total = new RateLimiterMemory({ points: points(maxReports.total), duration: 60 })
  const sentence = { en: 'Too many reports. Please wait a minute.', de: 'Zu viele Meldungen. Bitte warte eine Minute.' }

  server.post('/traces', { bodyLimit: maxBodyBytes }, async (request, reply) => {
    const receivedAt = Date.now()
    const address = clientAddress(request)
    const caller = { app, viewer: null, address, requestId: request.id }
    await consumeLimit(caller, addresses, { limit: 'traces.address', key: addressKey(address), sentence })
    const { spans } = parse(browserReportSchema, request.body)
    await consumeLimit(caller, total, { limit: 'traces.all', key: 'all', sentence })
    for (const span of spans) tracing.addBrowserSpan(span, receivedAt)
    return reply.code(204).header('Cache-Control', 'no-store').send()
  })
}
