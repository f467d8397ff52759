import type { Context } from '@sanguine/kernel'

declare module 'fastify' {
  interface FastifyRequest {
    /** who asks, once the call was admitted */
    caller: Context | null
  }
}
