import { type App, defineMeasurementCounter, type StatusSource } from '@sanguine/kernel'
import type { FastifyInstance } from 'fastify'
import { readinessService } from '../server/readiness'
import { onCallEnd } from '../server/request-log'

/** Milliseconds from which a call is slow. */
const slowMs = 1_000

const apiCalls = defineMeasurementCounter('calls of both APIs')

/** Counts the calls of both APIs, those that failed and those that were slow. A stream is open as long as its client wants. */
export function mountCallCounter(server: FastifyInstance, app: App): void {
  const counter = app.get(apiCalls)
  onCallEnd(server, ({ routeOptions: { url } }, reply, { status, ms }) => {
    if (url !== '/graphql' && !url?.startsWith('/api/')) return
    counter.total += 1
    if (status >= 500) counter.failed += 1
    else if (ms >= slowMs && !String(reply.getHeader('Content-Type')).startsWith('text/event-stream')) counter.slow += 1
  })
}

/** The calls, and whether this gateway can serve: otherwise it would not be known while nobody calls. */
export const apiStatus: StatusSource = {
  component: 'api',
  async measure(app) {
    const readiness = app.get(readinessService)
    const { total, failed, slow } = app.get(apiCalls).take()
    if (readiness.isDraining) return { total, failed, slow }
    const { unreadyReason } = await readiness.report()
    return { total: total + 1, failed: failed + Number(unreadyReason !== null), slow }
  },
}
