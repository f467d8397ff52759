import {
  authorizeDevice,
  describeServer,
  exchangeToken,
  introspectToken,
  type ProtocolContext,
  type ProtocolRequest,
  type ProtocolResponse,
  revokeToken,
} from '@sanguine/accounts'
import type { App } from '@sanguine/kernel'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { clientAddress, openCallsService, rateLimiterService } from '../server/call-limits'
import { sendError, wrongBodyType } from '../server/error-response'

type Endpoint = (context: ProtocolContext, request: ProtocolRequest) => Promise<ProtocolResponse>

/** The endpoints that clients call, each by a form. The authorization endpoint is a page of the site. */
const endpoints: Readonly<Record<string, Endpoint>> = {
  '/oauth/token': exchangeToken,
  '/oauth/revoke': revokeToken,
  '/oauth/introspect': introspectToken,
  '/oauth/device_authorization': authorizeDevice,
}

const metadataPath = '/.well-known/oauth-authorization-server'

/** Greatest length of a form in bytes. */
const bodyLimit = 20_000

/** Mounts the endpoints of OAuth 2.1 for clients. Calls count for the address of the client. */
export function mountOauth(server: FastifyInstance, app: App): void {
  server.get(metadataPath, async (request, reply) => {
    await app.get(rateLimiterService).countOpen(clientAddress(request))
    return reply.header('Cache-Control', 'public, max-age=300').send(describeServer(app))
  })
  server.register(async (scope) => {
    scope.setErrorHandler(sendError)
    for (const [path, endpoint] of Object.entries(endpoints))
      scope.post(path, { bodyLimit }, async (request, reply) => {
        const caller = { app, viewer: null, address: clientAddress(request), requestId: request.id }
        await app.get(rateLimiterService).count(null, caller.address)
        app.get(openCallsService).enter(caller, reply)
        const form = formOf(request)
        if (form === null) return sendError(wrongBodyType(['application/x-www-form-urlencoded']), request, reply)
        const repeated = Object.entries(form).find(([, value]) => typeof value !== 'string')
        if (repeated)
          return send(reply, {
            status: 400,
            body: { error: 'invalid_request', error_description: `The parameter ${repeated[0]} is repeated.` },
          })
        const { authorization } = request.headers
        return send(reply, await endpoint(caller, { authorization, form: form as Record<string, string> }))
      })
  })
}

/** The parameters of a form; null for a body of another type. */
function formOf({ headers, body }: FastifyRequest): Record<string, unknown> | null {
  const isForm = /^application\/x-www-form-urlencoded\s*(;|$)/i.test(headers['content-type'] ?? '')
  return isForm ? { ...(body as object | undefined) } : null
}

function send(reply: FastifyReply, { status, body, isChallenge = false }: ProtocolResponse): FastifyReply {
  if (isChallenge) reply.header('WWW-Authenticate', 'Basic realm="Sanguine"')
  return reply.code(status).headers({ 'Cache-Control': 'no-store', Pragma: 'no-cache' }).send(body)
}
