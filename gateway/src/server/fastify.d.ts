import type { Context, ServedCall } from '@sanguine/kernel'
import type { OpenSpan } from '../tracing/spans'

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
    /** the span of the call; null or absent if it is not recorded */
    span?: OpenSpan | null
  }
}
