import type { Context } from '@sanguine/kernel'

declare module 'fastify' {
  interface FastifyRequest {
    /** set once the call is authorized */
    requestContext: Context | null
  }
}
