import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import helmet, { contentSecurityPolicy, type HelmetOptions } from 'helmet'

type Directives = Readonly<Record<string, readonly string[]>>

export type StrictTransport = 'host' | 'subdomains' | 'preload'

export interface SecurityHeaderOptions {
  /** whether the site uses https, so that browsers may insist on it */
  readonly isSecure: boolean
  /**
   * the hosts that browsers reach by https only: this host, also its subdomains, or all of them before the first visit
   */
  readonly strictTransport: StrictTransport
}

/**
 * Content security policy: pages run scripts of the site and its remotes, inline scripts only by hash, and no eval.
 * Styles may be inline, since dialogs and pickers of the component library position themselves by style elements.
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
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
}

const policyOptions = (remoteOrigins: readonly string[], scriptHashes: readonly string[] = []) => ({
  useDefaults: false,
  directives: policyDirectives(remoteOrigins, scriptHashes),
})

const helmetOptions = ({ isSecure, strictTransport }: SecurityHeaderOptions): HelmetOptions => ({
  contentSecurityPolicy: policyOptions([]),
  // Other origins may load remotes, images and the API, since no cookie carries a right.
  crossOriginResourcePolicy: { policy: 'cross-origin' },
  crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  strictTransportSecurity: isSecure && {
    // The shortest time with which browsers accept a host for their preload list.
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

/** The headers that Helmet sets, by name. They do not depend on the request, so they are computed once. */
function headersOf(options: SecurityHeaderOptions): Map<string, string> {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  helmet(helmetOptions(options))(request, response, rethrow)
  response.setHeader('Permissions-Policy', permissionsPolicy)
  return new Map(response.getHeaderNames().map((name) => [name, String(response.getHeader(name))]))
}

/** Sets the security headers on a response. */
export type SetSecurityHeaders = (reply: FastifyReply) => void

export function createSecurityHeaders(options: SecurityHeaderOptions): SetSecurityHeaders {
  const headers = headersOf(options)
  return (reply) => {
    reply.raw.setHeaders(headers)
  }
}

/** Sets the security headers on every response of a route, including errors. */
export function mountSecurityHeaders(server: FastifyInstance, setSecurityHeaders: SetSecurityHeaders): void {
  server.addHook('onRequest', (_request, reply, done) => {
    setSecurityHeaders(reply)
    done()
  })
}

/**
 * Replaces the content security policy of a response that loads remotes: the page, which has inline scripts with these
 * hashes, and the service worker. All other responses load nothing of other origins.
 */
export function setSitePolicy(
  request: FastifyRequest,
  reply: FastifyReply,
  remoteOrigins: readonly string[],
  scriptHashes: readonly string[] = [],
): void {
  contentSecurityPolicy(policyOptions(remoteOrigins, scriptHashes))(request.raw, reply.raw, rethrow)
}
