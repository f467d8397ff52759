import type { LimitState } from '@sanguine/kernel'
import type { FastifyInstance } from 'fastify'

/**
 * The headers of draft-ietf-httpapi-ratelimit-headers-11, for all limits that counted a call. Each limit is an item of a
 * structured list, such as `"account";r=99;t=10`.
 */
const standardHeaders = (limits: ReadonlyMap<string, LimitState>) => ({
  'RateLimit-Policy': [...limits].map(([name, { quota, windowSeconds }]) => `"${name}";q=${quota};w=${windowSeconds}`),
  RateLimit: [...limits].map(([name, { remaining, resetSeconds }]) => `"${name}";r=${remaining};t=${resetSeconds}`),
})

/** Sets the headers of the rate limits on every response to a counted call, with the units that it was charged. */
export function mountRateLimitHeaders(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, _payload, done) => {
    const limits = request.servedCall?.limits
    if (!limits || limits.size === 0) return done()
    for (const [name, items] of Object.entries(standardHeaders(limits))) reply.header(name, items.join(', '))
    const states = [...limits.values()]
    reply.header(
      'X-RateLimit-Cost',
      states.reduce((sum, { charged }) => sum + charged, 0),
    )
    const exceeded = states.find(({ isExceeded }) => isExceeded)
    // A GraphQL call may exceed its limit after some of its fields were served.
    if (exceeded && !reply.hasHeader('Retry-After')) reply.header('Retry-After', exceeded.resetSeconds)
    const own = limits.get('account') ?? limits.get('address')
    if (own)
      reply.headers({
        'X-RateLimit-Limit': own.quota,
        'X-RateLimit-Remaining': own.remaining,
        'X-RateLimit-Reset': own.resetSeconds,
      })
    done()
  })
}
