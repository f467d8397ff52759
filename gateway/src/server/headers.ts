import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

export interface HeaderOptions {
  /** whether the site is reached by https, so that browsers may insist on it */
  readonly isSecure: boolean
  /** origins besides our own that remotes are loaded from */
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

/** Safe headers on every answer. */
export async function mountHeaders(server: FastifyInstance, options: HeaderOptions): Promise<void> {
  await server.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    // Remotes, pictures and the API are there for other origins too; nothing of them depends on cookies.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    hsts: options.isSecure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  })
  server.addHook('onRequest', async (_request, reply) => {
    reply.header('Content-Security-Policy', contentSecurityPolicy(options.remoteOrigins()))
    reply.header('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=()')
  })
}

const shared = /^\/(api|graphql|remotes|remotes\.json|config\.json)(\/|\?|$)/i

/**
 * Lets pages of other origins call the API and load remotes. They carry a bearer token of their own or none: there are no
 * cookies that a foreign page could ride on.
 */
export function mountCors(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) => {
    if (!shared.test(request.url) || request.headers.origin === undefined) return
    reply.header('Access-Control-Allow-Origin', '*')
    reply.header(
      'Access-Control-Expose-Headers',
      'Retry-After, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset',
    )
    if (request.method !== 'OPTIONS') return
    reply.header('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE')
    reply.header(
      'Access-Control-Allow-Headers',
      'Authorization, Content-Type, Idempotency-Key, X-Api-Key, X-Version, Apollo-Require-Preflight',
    )
    reply.header('Access-Control-Max-Age', 7200)
    await reply.code(204).send()
  })
}
