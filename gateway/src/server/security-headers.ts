import type { FastifyInstance } from 'fastify'

export interface HeaderOptions {
  /** whether the site is reached by https, so that browsers may insist on it */
  readonly isSecure: boolean
  /** origins besides our own that remotes are loaded from: the same array until they change */
  readonly remoteOrigins: () => readonly string[]
}

/**
 * The pages may run our scripts and those of the remotes, and nothing else: no inline script but those of the built page,
 * which are named by their hashes, and no eval. Styles may be inline,
 * since dialogs and pickers of the component library place themselves by style elements.
 */
export function contentSecurityPolicy(remoteOrigins: readonly string[], inlineScripts: readonly string[] = []): string {
  const ours = ["'self'", ...remoteOrigins].join(' ')
  return [
    "default-src 'self'",
    ['script-src', ours, ...inlineScripts].join(' '),
    `style-src ${ours} 'unsafe-inline'`,
    `font-src ${ours} data:`,
    `img-src ${ours} data: blob:`,
    `media-src ${ours} blob:`,
    `connect-src ${ours}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** What makes an answer safe, whatever it is; those of helmet, which would put them together anew for each call. */
const safe = {
  // Remotes, pictures and the API are there for other origins too; nothing of them depends on cookies.
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-DNS-Prefetch-Control': 'off',
  'X-Frame-Options': 'DENY',
  'X-Permitted-Cross-Domain-Policies': 'none',
}

/** Safe headers on every answer. */
export function mountHeaders(server: FastifyInstance, { isSecure, remoteOrigins }: HeaderOptions): void {
  const always = { ...safe, ...(isSecure && { 'Strict-Transport-Security': 'max-age=31536000' }) }
  let origins = remoteOrigins()
  let headers = { ...always, 'Content-Security-Policy': contentSecurityPolicy(origins) }
  server.addHook('onRequest', (_request, reply, done) => {
    if (remoteOrigins() !== origins) {
      origins = remoteOrigins()
      headers = { ...always, 'Content-Security-Policy': contentSecurityPolicy(origins) }
    }
    reply.headers(headers)
    done()
  })
}

const shared = /^\/(api|graphql|remotes|remotes\.json|config\.json)(\/|\?|$)/i

/**
 * Lets pages of other origins call the API and load remotes. They carry a bearer token of their own or none: there are no
 * cookies that a foreign page could ride on.
 */
export function mountCors(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    if (request.headers.origin === undefined || !shared.test(request.url)) return done()
    reply.header('Access-Control-Allow-Origin', '*')
    reply.header(
      'Access-Control-Expose-Headers',
      'Retry-After, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset',
    )
    if (request.method !== 'OPTIONS') return done()
    reply.header('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE')
    reply.header(
      'Access-Control-Allow-Headers',
      'Authorization, Content-Type, Idempotency-Key, X-Api-Key, X-Version, Apollo-Require-Preflight',
    )
    reply.header('Access-Control-Max-Age', 7200)
    reply.code(204).send()
  })
}
