import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { createServedCall, readLanguage, type ServedCall, serveCall } from '@sanguine/kernel'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'

/** A well-formed `X-Request-Id` of a proxy, without any character that has a meaning in a log, a header or a URN. */
const wellFormed = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/

/** Returns the id of a call: a well-formed `X-Request-Id` of a trusted proxy, otherwise a new UUID. */
export const requestIdOf =
  (trustsProxy: boolean) =>
  ({ headers }: IncomingMessage): string => {
    const given = headers['x-request-id']
    return trustsProxy && typeof given === 'string' && wellFormed.test(given) ? given : randomUUID()
  }

export interface RequestLogOptions {
  readonly isProduction: boolean
  /** milliseconds from which a call is logged as a warning */
  readonly slowCallMs: number
}

/** The status of a call whose client left before the response began. It is nginx's, as HTTP has none. */
const clientLeft = 499

/** How a call ended. */
export interface CallEnd {
  readonly status: number
  /** milliseconds since the call arrived */
  readonly ms: number
}

type CallEnded = (request: FastifyRequest, reply: FastifyReply, end: CallEnd) => void

/** The functions that each server calls at the end of a call. A response has one listener for all of them, since Node warns of many. */
const endings = new WeakMap<FastifyInstance, CallEnded[]>()

/**
 * Tells the end of each call once, also when the client left before it. Fastify's `onResponse` misses these calls, among
 * them those that took too long for their client.
 */
export function onCallEnd(server: FastifyInstance, ended: CallEnded): void {
  const known = endings.get(server)
  if (known) {
    known.push(ended)
    return
  }
  const all = [ended]
  endings.set(server, all)
  server.addHook('onRequest', (request, reply, done) => {
    const arrived = performance.now()
    reply.raw.once('close', () => {
      const status = reply.raw.headersSent ? reply.statusCode : clientLeft
      const end = { status, ms: performance.now() - arrived }
      for (const each of all) each(request, reply, end)
    })
    done()
  })
}

const round = (ms: number): number => Math.round(ms * 10) / 10

function lineOf(
  { method, routeOptions, id, span }: FastifyRequest,
  status: number,
  ms: number,
  call: ServedCall | null,
) {
  return {
    requestId: id,
    ...(span && { traceId: span.traceId }),
    method,
    route: routeOptions.url ?? 'site',
    status,
    ms: round(ms),
    ...(call?.operation && { operation: call.operation }),
    ...(call?.operationName && { operationName: call.operationName }),
    ...(call &&
      call.databaseCommands > 0 && { databaseCommands: call.databaseCommands, databaseMs: round(call.databaseMs) }),
  }
}

/**
 * Sends the id of each call as `X-Request-Id` and logs a line about the call. The line has the route, the operation,
 * the result, and the time in total and in the database. The route's pattern replaces the address, since addresses
 * carry tokens. The line does not name the caller. Other lines logged during the call have its id too (`servedCall`).
 */
export function mountRequestLog(server: FastifyInstance, { isProduction, slowCallMs }: RequestLogOptions): void {
  // All calls share one logger, since each line already has the call's id.
  server.setChildLoggerFactory((logger) => logger)
  server.decorateRequest('servedCall', null)
  server.addHook('onRequest', (request, reply, done) => {
    const call = createServedCall(request.id, readLanguage(request.headers['accept-language']))
    request.servedCall = call
    reply.header('X-Request-Id', request.id)
    serveCall(call, done)
  })
  // The body is read outside of the call, so its context starts again here.
  server.addHook('preValidation', (request, _reply, done) => {
    if (request.servedCall) serveCall(request.servedCall, done)
    else done()
  })
  const level = isProduction ? 'info' : 'debug'
  // This line cannot contain secrets, so it is not searched for them.
  const log = (server.log as Logger).child({}, { formatters: { log: (line) => line } })
  if (!log.isLevelEnabled('warn')) return
  onCallEnd(server, (request, reply, { status, ms }) => {
    // a stream of events is open for as long as its client wants
    const isStream = String(reply.getHeader('Content-Type')).startsWith('text/event-stream')
    const isSlow = !isStream && ms >= slowCallMs
    if (!isSlow && !log.isLevelEnabled(level)) return
    const line = lineOf(request, status, ms, request.servedCall)
    if (isSlow) log.warn(line, 'slow call')
    else log[level](line, 'call')
  })
}
