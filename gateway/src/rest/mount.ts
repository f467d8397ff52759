import { type App, finishWork, Problem } from '@sanguine/kernel'
import { type EventsResponse, JsonBytes, type RawInput, type Route } from '@sanguine/kernel/rest'
import { wellFormedJson } from '@sanguine/rules'
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify'
import { stillAllowed } from '../access/still-allowed'
import { collectAllowedMethods } from '../server/allowed-methods'
import { sendError } from '../server/error-response'
import type { EventStreams } from '../server/event-streams'
import { endLateUpload } from '../server/timeouts'
import { unknownAddress } from '../server/unknown-address'
import { measureValues } from '../server/value-limits'
import { authorizer, type KnownKeys } from './authorize'
import { requireDocumented } from './error-statuses'
import { refuseBrackets, withKnownNames } from './field-names'
import { readMultipart } from './read-multipart'
import { replacementsIn } from './replacements'
import { callAccessOf } from './route-access'
import { requireAcceptable, sendKnown, sendResponse } from './send-response'

export interface RestOptions {
  readonly app: App
  readonly keys: KnownKeys
  readonly routes: readonly Route[]
  /** number of calls that a call of the route counts as against the rate limit */
  readonly callsOf: (route: Route) => number
  /** ends a call that takes too long */
  readonly endLateCall: onRequestHookHandler
  readonly streams: EventStreams
  /** whether each response is checked against the schema of its route: for tests */
  readonly checkAnswers: boolean
}

/** Whether a call must finish once it has begun, since it changes something. */
const isChange = ({ method, changesState }: Route): boolean => method !== 'GET' || changesState

/** The second since 1970 in which v1 replaced paths of the specification. */
const replacedAt = Date.parse('2026-11-27') / 1000

/**
 * The headers of a path that others replace, by RFC 9745. There is no `Sunset` of RFC 8594, because the path stays.
 */
const deprecation = (successors: readonly string[]) => ({
  Deprecation: `@${replacedAt}`,
  Link: [
    ...successors.map((call) => `</api${call.replace(/^\w+ /, '')}>; rel="successor-version"`),
    '</api/v1/openapi.json>; rel="deprecation"; type="application/json"',
  ].join(', '),
})

/** Whether a call is of a path that a route names without parameters, in any case and with or without a slash at its end. */
function literalPaths(routes: readonly Route[]): (request: FastifyRequest) => boolean {
  const paths = new Set(routes.filter(({ path }) => !path.includes(':')).map(({ path }) => `/api${path}`.toLowerCase()))
  return ({ url }) => paths.has((url.split('?', 1)[0] ?? '').toLowerCase().replace(/\/$/, ''))
}

/** Serves the route table under `/api`. */
export function mountRest(
  server: FastifyInstance,
  { app, keys, routes, callsOf, endLateCall, streams, checkAnswers }: RestOptions,
): void {
  const methodsOf = collectAllowedMethods(server)
  const isLiteral = literalPaths(routes)
  server.register(
    async (api) => {
      api.setErrorHandler(sendError)
      const refuseAddress = (request: FastifyRequest, reply: FastifyReply) => {
        const { problem, headers } = unknownAddress(methodsOf(request.url), { en: 'call', de: 'Diesen Aufruf' })
        return sendError(problem, request, reply.headers(headers))
      }
      api.setNotFoundHandler(refuseAddress)
      const replacements = replacementsIn(routes)
      for (const route of routes) {
        const successors = route.path.startsWith('/v1/') ? [] : (replacements.get(route.operationId) ?? [])
        const replaced = successors.length > 0 ? deprecation(successors) : null
        const authorize = authorizer({ app, keys, route, calls: callsOf(route) })
        const mustFinish = isChange(route)
        api.route({
          method: route.method,
          url: route.path,
          // A HEAD request must not play a round, nor open a stream that has no end.
          exposeHeadRoute: !route.changesState && route.response !== 'events',
          bodyLimit: 1_000_000,
          onRequest: [
            route.input?.files ? endLateUpload : endLateCall,
            // The router found no literal path with this method, so it took this one for a parameter.
            ...(route.path.includes(':')
              ? [
                  async (request: FastifyRequest, reply: FastifyReply) =>
                    isLiteral(request) && refuseAddress(request, reply),
                ]
              : []),
            async (request, reply) => {
              if (request.servedCall) request.servedCall.operation = route.operationId
              if (replaced) reply.headers(replaced)
              requireAcceptable(route, request)
              request.requestContext = await authorize(request, reply)
            },
          ],
          handler: async (request, reply) => {
            const { requestContext } = request
            if (!requestContext) throw new Error('The call was not authorized.')
            if (route.cache && (await sendKnown(route.cache, requestContext, { request, reply }))) return reply
            const input = await readInput(request, route)
            const run = async () => {
              try {
                return await route.handle(requestContext, input)
              } catch (error) {
                if (checkAnswers) requireDocumented(route, error)
                throw error
              }
            }
            const response = await (mustFinish ? finishWork(run) : run())
            if (route.response === 'events') {
              const mayStill = stillAllowed(app, request, [callAccessOf(route)])
              return streams.send(response as EventsResponse, { request, reply, context: requestContext, mayStill })
            }
            if (checkAnswers && typeof route.response !== 'string') route.response.parse(jsonValueOf(response))
            return sendResponse(route, response, request, reply)
          },
        })
      }
    },
    { prefix: '/api' },
  )
}

const jsonValueOf = (response: unknown): unknown =>
  response instanceof JsonBytes ? JSON.parse(String(response.toBuffer())) : response

const isJson = ({ headers }: FastifyRequest): boolean =>
  /^application\/(merge-patch\+)?json/i.test(headers['content-type'] ?? '')

/** A client that lost a stream says by this header where it was, and its address still has where it began. */
function withLastEventId({ headers }: FastifyRequest, query: unknown): unknown {
  const { 'last-event-id': after } = headers
  if (after === undefined || after === '') return query
  return { ...(query as object), after }
}

/** Reads parameters, query and body of a request. The body may be JSON, a form or multipart. */
async function readInput(request: FastifyRequest, route: Route): Promise<RawInput> {
  const { params } = request
  const given = route.input.query ? withKnownNames(request.query, route.input.query) : request.query
  const query = route.response === 'events' ? withLastEventId(request, given) : given
  if (route.input.query) refuseBrackets(query)
  const { body, files } = request.isMultipart()
    ? await readMultipart(request, route)
    : { body: request.body, files: [] }
  if (body === undefined) return { params, query, body: {}, files }
  if (!isJson(request)) refuseBrackets(body)
  const { problem } = measureValues(body)
  if (problem !== null)
    throw new Problem('tooLarge', {
      en: `The values of the body are too many: ${problem}.`,
      de: `Der Inhalt des Aufrufs hat zu viele Werte: ${problem}.`,
    })
  // A part may be JSON or have a character set of its own, so it can hold half a character.
  const values = request.isMultipart() ? JSON.parse(wellFormedJson(JSON.stringify(body))) : body
  return { params, query, body: values ?? {}, files }
}
