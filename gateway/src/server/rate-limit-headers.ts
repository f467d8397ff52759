import type { LimitState } from '@sanguine/kernel'
import type { FastifyInstance } from 'fastify'

/**
 * The headers of draft-ietf-httpapi-ratelimit-headers-11, for all limits that counted a call. Each limit is an item of a
 * structured list, such as `"account";r=99;t=10`. `X-RateLimit-Cost` is what all of them charged.
 */
function headersOf(limits: ReadonlyMap<string, LimitState>) {
  const [policies, states]: [string[], string[]] = [[], []]
  let cost = 0
  for (const [name, { quota, windowSeconds, remaining, resetSeconds, charged }] of limits) {
    policies.push(`"${name}";q=${quota};w=${windowSeconds}`)
    states.push(`"${name}";r=${remaining};t=${resetSeconds}`)
    cost += charged
  }
  return { 'RateLimit-Policy': policies.join(', '), RateLimit: states.join(', '), 'X-RateLimit-Cost': cost }
}

/** Sets the headers of the rate limits on every response to a counted call, with the units that it was charged. */
export function mountRateLimitHeaders(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, _payload, done) => {
    const limits = request.servedCall?.limits
    if (!limits || limits.size === 0) return done()
    reply.headers(headersOf(limits))
    const exceeded = [...limits.values()].find(({ isExceeded }) => isExceeded)
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
