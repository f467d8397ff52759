import { type App, Problem, unavailable } from '@sanguine/kernel'
import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify'
import { readinessService } from './readiness'

/** Milliseconds after which a call with a file ends. */
const uploadTimeoutMs = 60_000

const bodyTooSlow = () =>
  new Problem('requestTimeout', {
    en: 'The body of the call did not come in time.',
    de: 'Der Inhalt des Aufrufs ist nicht rechtzeitig angekommen.',
  })

/** The timers that end calls. */
const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>()

/**
 * Stops the timer of a call whose response is being sent. Hooks still run until its head is written, and may have named
 * its encoding, so this one comes before them.
 */
export function mountSending(server: FastifyInstance): void {
  server.addHook('onSend', (request, _reply, _payload, done) => {
    clearTimeout(timers.get(request))
    done()
  })
}

/**
 * A hook that ends a call after `timeoutMs`: with a 408 if its body has not arrived, otherwise with a 503. It also ends
 * the work of a call that is over or whose client is gone. A change that has begun is finished; repeating it under its
 * idempotency key shows the result. Fastify's own `handlerTimeout` is not used, since it drops the timer as soon as the
 * body was read.
 */
export const endAfter =
  (timeoutMs: number): onRequestHookHandler =>
  (request, reply, done) => {
    const timer = setTimeout(() => {
      // A response that is streamed has already begun.
      if (reply.sent || reply.raw.headersSent) return
      // The client is at fault, and the rest of its body is not read.
      if (!request.raw.complete) reply.header('Connection', 'close').send(bodyTooSlow())
      else
        reply.send(
          unavailable({
            en: 'This took too long. Please try again.',
            de: 'Das hat zu lange gedauert. Bitte versuche es noch einmal.',
          }),
        )
      request.servedCall?.end()
      // Late responses of both APIs are dropped here. Fastify would log them with the address, which carries tokens.
      reply.send = () => reply
    }, timeoutMs)
    timers.set(request, timer)
    reply.raw.once('close', () => {
      clearTimeout(timer)
      if (!reply.raw.writableFinished) request.servedCall?.end()
    })
    done()
  }

export const endLateUpload = endAfter(uploadTimeoutMs)

/**
 * Limits of a call and its connection in milliseconds: for the head of a request, for the whole request, and between two requests.
 * Usual balancers close an idle connection after a minute. The last limit is longer, so that they never send a call on
 * a connection that closes here. A connection without traffic for longer is closed.
 */
export const timeouts = {
  /**
   * until a call ends with a 503, unless `CALL_TIMEOUT_MS` is set. The driver may wait longer for a database that stops
   * responding. Its monitor needs up to six seconds, and finding another server for the command up to five more.
   */
  callTimeout: 7_000,
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 65_000,
  connectionTimeout: 90_000,
  /** between two signs of life of a stream of events, which has no other limit */
  streamBeat: 15_000,
  /** how often those for the head and the whole request are checked */
  connectionsCheckingInterval: 5_000,
} as const

export type Timeouts = { readonly [Name in keyof typeof timeouts]: number }

/** Closes the connections of a gateway that is stopping, so that its clients connect to another gateway. */
export function mountDraining(server: FastifyInstance, app: App): void {
  const readiness = app.get(readinessService)
  server.addHook('onRequest', (_request, reply, done) => {
    if (readiness.isDraining) reply.header('Connection', 'close')
    done()
  })
}
