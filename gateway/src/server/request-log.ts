import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { createServedCall, readLanguage, type ServedCall, serveCall } from '@sanguine/kernel'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'

/** What a proxy may send as `X-Request-Id`: no character that would mean something in a log, a header or a URN. */
const wellFormed = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/

/** Names a call: by the `X-Request-Id` of a proxy that is trusted, if it is well formed, otherwise by a new UUID. */
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

const round = (ms: number): number => Math.round(ms * 10) / 10

function lineOf({ method, routeOptions, id }: FastifyRequest, status: number, ms: number, call: ServedCall | null) {
  return {
    requestId: id,
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
 * Sends the id of each call as `X-Request-Id` and writes a line about it: which route and operation, how it ended, how long it
 * took, in the database too. The route's pattern stands for the address, since addresses carry tokens; who called is not
 * written down. What else is logged while a call is served has its id too (`servedCall`).
 */
export function mountRequestLog(server: FastifyInstance, { isProduction, slowCallMs }: RequestLogOptions): void {
  // One logger for all calls: what is logged of one names it by its id.
  server.setChildLoggerFactory((logger) => logger)
  server.decorateRequest('servedCall', null)
  server.addHook('onRequest', (request, reply, done) => {
    const call = createServedCall(request.id, readLanguage(request.headers['accept-language']))
    request.servedCall = call
    reply.header('X-Request-Id', request.id)
    serveCall(call, done)
  })
  // The body is read outside of the call.
  server.addHook('preValidation', (request, _reply, done) => {
    if (request.servedCall) serveCall(request.servedCall, done)
    else done()
  })
  const level = isProduction ? 'info' : 'debug'
  // Looking for secrets costs ten times what the line does, and there can be none in it.
  const log = (server.log as Logger).child({}, { redact: [] })
  if (!log.isLevelEnabled('warn')) return
  server.addHook('onResponse', (request, reply, done) => {
    const isSlow = reply.elapsedTime >= slowCallMs
    if (isSlow || log.isLevelEnabled(level)) {
      const line = lineOf(request, reply.statusCode, reply.elapsedTime, request.servedCall)
      if (isSlow) log.warn(line, 'slow call')
      else log[level](line, 'call')
    }
    done()
  })
}
