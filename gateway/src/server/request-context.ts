import { appTokenPrefix, personalTokenPrefix, readAppToken, readPersonalToken, readSession } from '@sanguine/accounts'
import { recordActivity } from '@sanguine/analytics'
import {
  type App,
  type Context,
  finishWork,
  requireIdempotencyKey,
  unauthenticated,
  type Viewer,
} from '@sanguine/kernel'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { clientAddress, openCallsService, rateLimiterService } from './call-limits'

/** The token of a request, which is of a session unless it is a personal access token or that of an app. */
export interface BearerToken {
  readonly text: string
  readonly kind: 'session' | 'personal' | 'app'
}

/**
 * The bearer token of a request; null if it has none. Throws `unauthenticated` for an `Authorization` of another form.
 */
export function bearerToken(request: FastifyRequest): BearerToken | null {
  const header = request.headers.authorization?.trim()
  if (!header) return null
  const text = /^bearer +(\S+)$/i.exec(header)?.[1]
  if (!text)
    throw unauthenticated({
      en: 'The Authorization header must be "Bearer" and an access token.',
      de: 'Der Header Authorization muss aus "Bearer" und einem Zugriffstoken bestehen.',
    })
  const kind = text.startsWith(personalTokenPrefix) ? 'personal' : text.startsWith(appTokenPrefix) ? 'app' : 'session'
  return { text, kind }
}

/** The account behind the bearer token; null without a token. Throws `unauthenticated` for an invalid one. */
export async function readViewer(
  app: App,
  request: FastifyRequest,
  token = bearerToken(request),
): Promise<Viewer | null> {
  if (token === null) return null
  if (token.kind === 'session') return readSession(app, token.text)
  const userAgent = request.headers['user-agent'] ?? ''
  const caller = { address: clientAddress(request), requestId: request.id, userAgent }
  return token.kind === 'app' ? readAppToken(app, token.text, caller) : readPersonalToken(app, token.text, caller)
}

/** The context of a request's operations. Throws `invalidInput` for an `Idempotency-Key` that no call may have. */
export function contextOf(app: App, request: FastifyRequest, viewer: Viewer | null): Context {
  // Node joins several headers of this name by a comma and a space, which no key may contain.
  const header = request.headers['idempotency-key']
  const key = header === undefined ? null : String(header)
  if (key !== null) requireIdempotencyKey(key)
  if (!request.servedCall) throw new Error('The call has no record: mountRequestLog comes first.')
  const { language, signal } = request.servedCall
  return {
    app,
    viewer,
    requestId: request.id,
    address: clientAddress(request),
    userAgent: request.headers['user-agent'] ?? '',
    idempotencyKey: key,
    answerName: null,
    language,
    signal,
  }
}

interface CountedCall {
  /** by default `readViewer` */
  readonly identify?: (request: FastifyRequest) => Promise<Viewer | null>
  /** number of calls that this one counts as against the rate limit; default 1 */
  readonly calls?: number
}

/**
 * Returns the viewer from `identify`, after counting the call against the rate limit. A call that `identify` refuses
 * counts once for its address, so that guessing is limited too. Notes that the viewer's account is active today, and
 * names its role in `X-Viewer-Role`. Throws `tooMany`, and what `identify` throws.
 */
export async function countedViewer(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  { identify, calls = 1 }: CountedCall = {},
): Promise<Viewer | null> {
  const limiter = app.get(rateLimiterService)
  const viewer = await finishWork(() => (identify ? identify(request) : readViewer(app, request))).catch(
    async (refusal: unknown) => {
      await limiter.count(null, clientAddress(request))
      throw refusal
    },
  )
  await limiter.count(viewer, clientAddress(request), calls)
  const caller = { app, viewer, address: clientAddress(request), requestId: request.id }
  app.get(openCallsService).enter(caller, reply)
  if (viewer) {
    // The token contains the role at login, while pages need the current role.
    reply.header('X-Viewer-Role', viewer.role)
    await finishWork(() => recordActivity(app, viewer))
  }
  return viewer
}
