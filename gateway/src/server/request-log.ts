import type { FastifyInstance } from 'fastify'

/**
 * One line a call: which route, how it ended, how long it took. The route's pattern stands for the address, since addresses
 * carry tokens; who called is not written down.
 */
export function mountRequestLog(server: FastifyInstance, isProduction: boolean): void {
  const level = isProduction ? 'info' : 'debug'
  server.addHook('onResponse', async (request, reply) => {
    request.log[level](
      {
        method: request.method,
        route: request.routeOptions.url ?? 'site',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'call',
    )
  })
}
