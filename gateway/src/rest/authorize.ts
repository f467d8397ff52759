import { type App, type Context, forbidden, type Viewer } from '@sanguine/kernel'
import type { Route } from '@sanguine/kernel/rest'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { accessCheck } from '../access/declared-access'
import { clientAddress, rateLimiterService } from '../server/call-limits'
import { bearerToken, contextOf, countedViewer, readViewer } from '../server/request-context'
import { callAccessOf } from './route-access'

/** The accepted API keys: the site's own and those that the operator gave out. */
export type KnownKeys = ReadonlySet<string>

interface AuthorizeOptions {
  readonly app: App
  readonly keys: KnownKeys
  readonly route: Route
  /** number of calls that a call of the route counts as against the rate limit */
  readonly calls: number
}

type Authorize = (request: FastifyRequest, reply: FastifyReply) => Promise<Context>

/**
 * Returns the check of a route's callers: of key, session, rate limit and role, in this order. It returns the request's
 * context or throws a `Problem`.
 */
export function authorizer({ app, keys, route, calls }: AuthorizeOptions): Authorize {
  const { access, changesState } = route
  const check = accessCheck(callAccessOf(route))
  const identify = async (request: FastifyRequest): Promise<Viewer | null> => {
    const token = bearerToken(request)
    // A personal access token, or that of an app, names its program itself.
    if (!token || token.kind === 'session') requireKey(request, keys)
    const viewer = readViewer(app, request, token)
    return access === 'public' ? viewer.catch(noneIfExpired) : viewer
  }
  return async (request, reply) => {
    if (changesState) refuseOtherThanFetch(request)
    if (access === 'open') {
      await app.get(rateLimiterService).countOpen(clientAddress(request), calls)
      return contextOf(app, request, null)
    }
    const viewer = await countedViewer(app, request, reply, { identify, calls })
    const context = contextOf(app, request, viewer)
    check?.(context)
    return context
  }
}

function requireKey(request: FastifyRequest, keys: KnownKeys): void {
  const key = request.headers['x-api-key']
  if (key === undefined || key === '')
    throw forbidden({ en: 'The X-Api-Key header is missing.', de: 'Der Header X-Api-Key fehlt.' })
  if (typeof key !== 'string' || !keys.has(key))
    throw forbidden({
      en: 'The API key in X-Api-Key is not known.',
      de: 'Der API-Schlüssel in X-Api-Key ist unbekannt.',
    })
}

/** A public call has no viewer if its token has expired: a client may still send it. */
function noneIfExpired(error: unknown): null {
  if ((error as { kind?: string }).kind === 'unauthenticated') return null
  throw error
}

/**
 * Throws `forbidden` for calls that a browser makes by itself: prefetching, opening a page, or loading a part of one,
 * such as an image. Other clients do not send these headers.
 */
function refuseOtherThanFetch({ headers }: FastifyRequest): void {
  const { purpose, 'sec-purpose': secPurpose, 'x-moz': moz } = headers
  if ([purpose, secPurpose, moz].some((header) => /prefetch|prerender|preview/i.test(String(header ?? ''))))
    throw forbidden({
      en: 'This call changes something, so it cannot be prefetched.',
      de: 'Dieser Aufruf ändert etwas und kann deshalb nicht vorab geladen werden.',
    })
  const { 'sec-fetch-mode': mode = 'cors', 'sec-fetch-dest': destination = 'empty' } = headers
  if (mode === 'navigate' || destination !== 'empty')
    throw forbidden({
      en: 'This call changes something, so it cannot be opened as a page or loaded as a part of one.',
      de: 'Dieser Aufruf ändert etwas und kann deshalb nicht als Seite oder Teil einer Seite geladen werden.',
    })
}
