import { type App, logRefusedInput } from '@sanguine/kernel'
import type { FastifyInstance } from 'fastify'
import { clientAddress } from './call-limits'

/** Statuses of calls whose input was refused: its form, its size, the length of its address, its type. */
const refused: ReadonlySet<number> = new Set([400, 413, 414, 415])

/** Logs calls with refused input to the security log before their responses are sent. A skew of versions is none. */
export function mountRefusedInputLog(server: FastifyInstance, app: App): void {
  server.addHook('onSend', (request, reply, _payload, done) => {
    const { servedCall, requestContext, routeOptions, id: requestId } = request
    if (!servedCall?.isSkew && (refused.has(reply.statusCode) || servedCall?.hasRefusedInput)) {
      const caller = requestContext ?? { app, viewer: null, address: clientAddress(request), requestId }
      logRefusedInput(caller, servedCall?.operation ?? routeOptions.url ?? 'site')
    }
    done()
  })
}
