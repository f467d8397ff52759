import type { FastifyInstance } from 'fastify'

const sharedPaths =
  /^\/(api|graphql|remotes|remotes\.json|config\.json|oauth\/(token|revoke|device_authorization|openapi\.json)|\.well-known\/oauth-authorization-server)(\/|\?|$)/i

/** The headers that pages of other origins may read. */
const exposedHeaders = [
  ...['Accept-Ranges', 'Allow', 'Content-Disposition', 'Content-Range', 'Deprecation', 'ETag', 'Idempotency-Replayed'],
  ...['Link', 'RateLimit', 'RateLimit-Policy', 'Retry-After', 'WWW-Authenticate', 'X-RateLimit-Cost'],
  ...['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset', 'X-Request-Id', 'X-Viewer-Role'],
].join(', ')

/**
 * Lets pages of other origins call the API and load remotes. They send a bearer token of their own or none. No
 * cookie carries a right that a foreign page could use.
 */
export function mountCors(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    if (request.headers.origin === undefined || !sharedPaths.test(request.url)) return done()
    reply.header('Access-Control-Allow-Origin', '*')
    reply.header('Access-Control-Expose-Headers', exposedHeaders)
    if (request.method !== 'OPTIONS') return done()
    reply.header('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE')
    reply.header(
      'Access-Control-Allow-Headers',
      'Authorization, Content-Type, Idempotency-Key, If-None-Match, Last-Event-ID, Range, X-Api-Key, X-Version, Apollo-Require-Preflight',
    )
    reply.header('Access-Control-Max-Age', 7200)
    reply.code(204).send()
  })
}
