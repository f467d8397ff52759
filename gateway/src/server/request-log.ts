import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'

/**
 * One line a call: which route, how it ended, how long it took. The route's pattern stands for the address, since addresses
 * carry tokens; who called is not written down.
 */
export function mountRequestLog(server: FastifyInstance, isProduction: boolean): void {
  // One logger for all calls: what is logged of one names it by its reference.
  server.setChildLoggerFactory((logger) => logger)
  const level = isProduction ? 'info' : 'debug'
  // Looking for secrets costs ten times what the line does, and there can be none in it.
  const log = (server.log as Logger).child({}, { redact: [] })
  if (!log.isLevelEnabled(level)) return
  server.addHook('onResponse', (request, reply, done) => {
    log[level](
      {
        method: request.method,
        route: request.routeOptions.url ?? 'site',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'call',
    )
    done()
  })
}
