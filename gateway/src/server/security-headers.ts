import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import helmet, { contentSecurityPolicy, type HelmetOptions } from 'helmet'

type Directives = Readonly<Record<string, readonly string[]>>

export type StrictTransport = 'host' | 'subdomains' | 'preload'

export interface SecurityHeaderOptions {
  /** whether the site is reached by https, so that browsers may insist on it */
  readonly isSecure: boolean
  /** what browsers are told to reach by https only: this host, all hosts below it too, or those even before their first visit */
  readonly strictTransport: StrictTransport
  /** origins besides our own that remotes are loaded from: the same array until they change */
  readonly remoteOrigins: () => readonly string[]
}

/**
 * Pages run the site's scripts and those of the remotes, inline scripts only by their hash, and no eval. Styles may be
 * inline, since dialogs and pickers of the component library place themselves by style elements.
 */
const policyDirectives = (remoteOrigins: readonly string[], scriptHashes: readonly string[]): Directives => {
  const trusted = ["'self'", ...remoteOrigins]
  return {
    'default-src': ["'self'"],
    'script-src': [...trusted, ...scriptHashes],
    'style-src': [...trusted, "'unsafe-inline'"],
    'font-src': [...trusted, 'data:'],
    'img-src': [...trusted, 'data:', 'blob:'],
    'media-src': [...trusted, 'blob:'],
    'connect-src': trusted,
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
}

const policyOptions = (remoteOrigins: readonly string[], scriptHashes: readonly string[] = []) => ({
  useDefaults: false,
  directives: policyDirectives(remoteOrigins, scriptHashes),
})

const helmetOptions = (
  { isSecure, strictTransport }: SecurityHeaderOptions,
  remoteOrigins: readonly string[],
): HelmetOptions => ({
  contentSecurityPolicy: policyOptions(remoteOrigins),
  // Remotes, images and the API are there for other origins too; nothing of them depends on cookies.
  crossOriginResourcePolicy: { policy: 'cross-origin' },
  crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  strictTransportSecurity: isSecure && {
    // the least with which a host is put on the list that browsers are delivered with
    maxAge: 31_536_000,
    includeSubDomains: strictTransport !== 'host',
    preload: strictTransport === 'preload',
  },
  xFrameOptions: { action: 'deny' },
})

const permissionsPolicy = 'camera=(), geolocation=(), microphone=(), payment=()'

const rethrow = (error?: unknown): void => {
  if (error) throw error
}

/**
 * Sets security headers on every response. Helmet is applied by a hook of our own: `@fastify/helmet` builds all of its
 * headers anew for each request.
 */
export function mountSecurityHeaders(server: FastifyInstance, options: SecurityHeaderOptions): void {
  const { remoteOrigins } = options
  let origins = remoteOrigins()
  let setHeaders = helmet(helmetOptions(options, origins))
  server.addHook('onRequest', (request, reply, done) => {
    if (remoteOrigins() !== origins) {
      origins = remoteOrigins()
      setHeaders = helmet(helmetOptions(options, origins))
    }
    reply.raw.setHeader('Permissions-Policy', permissionsPolicy)
    setHeaders(request.raw, reply.raw, (error) => done(error instanceof Error ? error : undefined))
  })
}

/** Sets the content security policy of a page that has inline scripts with these hashes, in place of the common one. */
export function setPagePolicy(
  request: FastifyRequest,
  reply: FastifyReply,
  remoteOrigins: readonly string[],
  scriptHashes: readonly string[],
): void {
  contentSecurityPolicy(policyOptions(remoteOrigins, scriptHashes))(request.raw, reply.raw, rethrow)
}
