import { SpanKind } from '@opentelemetry/api'
import { parseTraceParent } from '@opentelemetry/core'
import {
  ATTR_ERROR_TYPE,
  ATTR_HTTP_REQUEST_METHOD,
  ATTR_HTTP_RESPONSE_STATUS_CODE,
  ATTR_HTTP_ROUTE,
  ATTR_URL_SCHEME,
} from '@opentelemetry/semantic-conventions'
import { type App, addressKey, runInSpan } from '@sanguine/kernel'
import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { clientAddress } from '../server/call-limits'
import { onCallEnd } from '../server/request-log'
import type { SpanDescription } from './span-description'
import type { OpenSpan, RemoteParent } from './spans'

/** The part of the tracing that calls need. */
interface CallTracing {
  /** whether a call is recorded if its caller says in `traceparent` that the trace is recorded */
  readonly followsParents: boolean
  startCall(description: SpanDescription, parent: RemoteParent | null): OpenSpan | null
}

/**
 * The most calls a second whose `traceparent` counts, from one network and in total. Anyone can send that header, and a
 * recorded call costs more than another.
 */
const maxParents = { address: 10, total: 50 }

/** The calls that are recorded: those of the APIs, of OAuth and of the payment provider, but not files of the site. */
const isRecorded = ({ routeOptions: { url = '' } }: FastifyRequest): boolean =>
  /^\/(api|graphql|oauth|webhooks)(\/|$)/.test(url)

/** Reads the `traceparent` of calls; null for a call without one, and where it does not count. */
export function createParentReader(app: App, { followsParents }: Pick<CallTracing, 'followsParents'>) {
  const points = (count: number) => Math.max(1, Math.round(count * app.settings.rateLimitFactor))
  const addresses = new RateLimiterMemory({ points: points(maxParents.address), duration: 1 })
  const total = new RateLimiterMemory({ points: points(maxParents.total), duration: 1 })
  const isWithin = (limiter: RateLimiterMemory, key: string) =>
    limiter.consume(key).then(
      () => true,
      () => false,
    )

  return async (request: Pick<FastifyRequest, 'ip' | 'headers'>): Promise<RemoteParent | null> => {
    const { traceparent } = request.headers
    const parent = typeof traceparent === 'string' ? parseTraceParent(traceparent) : null
    if (!parent) return null
    // It keeps a call from being recorded, so it needs no limit.
    if (followsParents && parent.traceFlags % 2 === 0) return parent
    const isAllowed = (await isWithin(addresses, addressKey(clientAddress(request)))) && (await isWithin(total, 'all'))
    return isAllowed ? parent : null
  }
}

/**
 * Records each call from its arrival to the end of its response. A span has the method, the route, the status and the
 * codes of refusals. It never has an address, a header or a body, since these contain tokens and names.
 */
export function mountCallSpans(server: FastifyInstance, app: App, tracing: CallTracing): void {
  const readParent = createParentReader(app, tracing)

  server.decorateRequest('span', null)
  server.addHook('onRequest', async (request) => {
    if (!isRecorded(request)) return
    const { method, protocol, routeOptions, id } = request
    const route = routeOptions.url ?? ''
    request.span = tracing.startCall(
      {
        name: `${method} ${route}`,
        kind: SpanKind.SERVER,
        attributes: {
          [ATTR_HTTP_REQUEST_METHOD]: method,
          [ATTR_HTTP_ROUTE]: route,
          [ATTR_URL_SCHEME]: protocol,
          'sanguine.request_id': id,
        },
      },
      await readParent(request),
    )
  })
  // The later hooks are part of the span, also those after the body was read.
  const continueInSpan: onRequestHookHandler = ({ span }, _reply, done) => {
    if (span) runInSpan(span, done)
    else done()
  }
  server.addHook('onRequest', continueInSpan)
  server.addHook('preValidation', continueInSpan)
  // A stream of events lasts as long as its client wants, so its span ends where the stream begins.
  server.addHook('onSend', (request, reply, _payload, done) => {
    if (String(reply.getHeader('Content-Type')).startsWith('text/event-stream')) endSpan(request, reply.statusCode)
    done()
  })
  onCallEnd(server, (request, _reply, { status }) => endSpan(request, status))
}

function endSpan({ span, servedCall }: FastifyRequest, status: number): void {
  if (!span?.isOpen) return
  const errorType = status >= 500 ? String(status) : undefined
  const refusals = [...(servedCall?.refusals ?? [])]
  span.end({
    errorType,
    attributes: {
      [ATTR_HTTP_RESPONSE_STATUS_CODE]: status,
      ...(errorType !== undefined && { [ATTR_ERROR_TYPE]: errorType }),
      ...(refusals.length > 0 && { 'sanguine.refusals': refusals }),
    },
  })
}
