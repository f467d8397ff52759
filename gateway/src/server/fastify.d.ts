import type { Context, ServedCall } from '@sanguine/kernel'

declare module 'fastify' {
  interface FastifyInstance {
    /** the address of the metrics; null if METRICS_PORT is not set */
    metricsUrl: string | null
  }
  interface FastifyRequest {
    /** set once the call is authorized */
    requestContext: Context | null
    /** the record of the call; null before the first hook has run */
    servedCall: ServedCall | null
  }
}
