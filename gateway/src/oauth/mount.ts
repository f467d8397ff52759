import type { ProtocolResponse } from '@sanguine/accounts'
import type { App } from '@sanguine/kernel'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { clientAddress, openCallsService, rateLimiterService } from '../server/call-limits'
import { sendError, showError, wrongBodyType } from '../server/error-response'
import { formType, isDescribed } from './describe-oauth'
import { type OauthEndpoint, oauthEndpoints, oauthErrorSchema, oauthMetadata } from './endpoints'

/** Greatest length of a form in bytes. */
const bodyLimit = 20_000

interface OauthOptions {
  readonly app: App
  /** whether each response is compared with the API's document: for tests */
  readonly checkAnswers: boolean
}

/** Mounts the endpoints of OAuth 2.1 for clients. Calls count for the address of the client. */
export function mountOauth(server: FastifyInstance, { app, checkAnswers }: OauthOptions): void {
  server.get(oauthMetadata.path, async (request, reply) => {
    await app.get(rateLimiterService).countOpen(clientAddress(request))
    const metadata = oauthMetadata.describe(app)
    if (checkAnswers) oauthMetadata.response.parse(metadata)
    return reply.header('Cache-Control', 'public, max-age=300').send(metadata)
  })
  for (const endpoint of oauthEndpoints)
    server.register(async (scope) => {
      scope.setErrorHandler((error, request, reply) => {
        const shown = showError(error)
        if (shown?.status === 400) return send(reply, invalidRequest(shown.sentence.en))
        if (checkAnswers && shown && !isDescribed(endpoint, shown.status))
          throw new Error(`${endpoint.path} returned ${shown.status}, which its documentation lacks.`)
        return sendError(error, request, reply)
      })
      scope.post(endpoint.path, { bodyLimit, onRequest: requireForm }, async (request, reply) => {
        const caller = { app, viewer: null, address: clientAddress(request), requestId: request.id }
        await app.get(rateLimiterService).count(null, caller.address)
        app.get(openCallsService).enter(caller, reply)
        const form = { ...(request.body as object | undefined) }
        const repeated = Object.entries(form).find(([, value]) => typeof value !== 'string')
        if (repeated) return send(reply, invalidRequest(`The parameter ${repeated[0]} is repeated.`))
        const { authorization } = request.headers
        const response = await endpoint.handle(caller, { authorization, form: form as Record<string, string> })
        if (checkAnswers) requireDescribed(endpoint, response)
        return send(reply, response)
      })
    })
}

/** Refuses a body of another type before it is read, since other types have errors of their own. */
async function requireForm({ headers }: FastifyRequest): Promise<void> {
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(headers['content-type'] ?? ''))
    throw wrongBodyType([formType])
}

const invalidRequest = (error_description: string): ProtocolResponse => ({
  status: 400,
  body: { error: 'invalid_request', error_description },
})

/** Throws an error if the API's document lacks the status, the error code or a field of a response. */
function requireDescribed({ path, errors, response }: OauthEndpoint, { status, body }: ProtocolResponse): void {
  if (status === 200) {
    response.parse(body)
    return
  }
  const codes = errors[status as keyof typeof errors] ?? []
  const { error } = oauthErrorSchema.parse(body)
  if (!codes.includes(error))
    throw new Error(`${path} returned ${status} with ${error}, which its documentation lacks.`)
}

function send(reply: FastifyReply, { status, body, isChallenge = false }: ProtocolResponse): FastifyReply {
  if (isChallenge) reply.header('WWW-Authenticate', 'Basic realm="Sanguine"')
  return reply.code(status).headers({ 'Cache-Control': 'no-store', Pragma: 'no-cache' }).send(body)
}
