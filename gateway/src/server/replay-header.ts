import type { FastifyInstance } from 'fastify'

/** Marks the response of a call that repeats an earlier one under its `Idempotency-Key`, and returns the first result. */
export function mountReplayHeader(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, _payload, done) => {
    if (request.servedCall?.isReplay) reply.header('Idempotency-Replayed', 'true')
    done()
  })
}
