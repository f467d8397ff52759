import { type App, defineCounter, defineHistogram } from '@sanguine/kernel'
import { constantCase } from '@sanguine/rules'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { onCallEnd } from '../server/request-log'

export const callDurations = defineHistogram({
  name: 'sanguine_call_duration_seconds',
  help: 'Calls by API, operation and HTTP status. Documents that are not of this site have the operation "other".',
  labels: ['api', 'operation', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 7],
})

export const refusals = defineCounter({
  name: 'sanguine_refusals_total',
  help: 'Calls that were refused, as a whole or in part, by API and code. A GraphQL call is a 200 all the same.',
  labels: ['api', 'code'],
})

type Api = 'graphql' | 'rest' | 'site' | 'stream'

/** The operation of a call when it is none of ours: an unknown path, or a document that a client wrote. */
const unknownOperation = 'other'

/** The labels of a call. All values are names of this version, since a client could send any number of others. */
function labelsOf(
  { routeOptions: { url }, servedCall }: FastifyRequest,
  reply: FastifyReply,
): { api: Api; operation: string } {
  if (url === undefined) return { api: 'site', operation: unknownOperation }
  if (url === '/graphql') return { api: 'graphql', operation: servedCall?.ownOperation ?? unknownOperation }
  if (!url.startsWith('/api/')) return { api: 'site', operation: url }
  // A stream is open for as long as its client wants, so it must not count as a slow call.
  const isStream = String(reply.getHeader('Content-Type')).startsWith('text/event-stream')
  return { api: isStream ? 'stream' : 'rest', operation: servedCall?.operation ?? url }
}

/** Whether a code is one of an API, such as `NOT_FOUND`, rather than of a rule, such as `noBait`. */
const isConstantCase = (code: string): boolean => !/[a-z]/.test(code)

/** Measures every call from its arrival to the end of its response, and counts the codes of its refusals. */
export function mountCallMetrics(server: FastifyInstance, app: App): void {
  const [durations, refused] = [app.get(callDurations), app.get(refusals)]
  onCallEnd(server, (request, reply, { status, ms }) => {
    const { api, operation } = labelsOf(request, reply)
    durations.observe({ api, operation, status: String(status) }, ms / 1_000)
    for (const code of request.servedCall?.refusals ?? [])
      refused.inc({ api, code: isConstantCase(code) ? code : constantCase(code) })
  })
}
