import type { App } from '@sanguine/kernel'
import type { FastifyInstance } from 'fastify'
import { readinessService } from './readiness'

/** Seconds after which a balancer may ask again. */
const retryAfterSeconds = 2

/**
 * Serves `/healthz`, which reports that the process lives, and `/readyz`, which reports whether it can serve. The first
 * line of `/readyz` is the verdict; further lines are notes for the operator.
 */
export function mountHealth(server: FastifyInstance, app: App): void {
  server.get('/healthz', async (_request, reply) =>
    reply.header('Cache-Control', 'no-store').type('text/plain; charset=utf-8').send('ok'),
  )
  server.get('/readyz', async (_request, reply) => {
    const { unreadyReason, notes } = await app.get(readinessService).report()
    reply.header('Cache-Control', 'no-store').type('text/plain; charset=utf-8')
    if (unreadyReason !== null) reply.code(503).header('Retry-After', retryAfterSeconds)
    return reply.send([unreadyReason ?? 'ready', ...notes].join('\n'))
  })
}
