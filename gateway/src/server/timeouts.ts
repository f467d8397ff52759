import { type App, Problem, unavailable } from '@sanguine/kernel'
import type { FastifyInstance, onRequestHookHandler } from 'fastify'
import { readinessService } from './readiness'

/**
 * Milliseconds after which a call is ended with a 503. The driver may wait longer for a database that stops responding:
 * up to six seconds until its monitor notices, and five more for a server to repeat the command on.
 */
const callTimeoutMs = 7_000

/** The same for a call that carries a file. */
const uploadTimeoutMs = 60_000

const bodyTooSlow = () =>
  new Problem('requestTimeout', {
    en: 'The body of the call did not come in time.',
    de: 'Der Inhalt des Aufrufs ist nicht rechtzeitig angekommen.',
  })

/**
 * A hook that ends a call after `timeoutMs`, whatever it waits for: with a 408 where its body has not arrived, else
 * with a 503. It also ends the work of a call that is over or whose client is gone. A change that has begun is
 * finished; repeating it under its idempotency key shows the result. Fastify's own `handlerTimeout` is not used, since
 * it drops the timer as soon as the body was read.
 */
export const endAfter =
  (timeoutMs: number): onRequestHookHandler =>
  (request, reply, done) => {
    const timer = setTimeout(() => {
      // a file that is sent piece by piece has begun
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
      // What comes too late is dropped here, for both APIs: Fastify would log it with the address, which carries tokens.
      reply.send = () => reply
    }, timeoutMs)
    reply.raw.once('close', () => {
      clearTimeout(timer)
      if (!reply.raw.writableFinished) request.servedCall?.end()
    })
    done()
  }

export const endLateCall = endAfter(callTimeoutMs)
export const endLateUpload = endAfter(uploadTimeoutMs)

/**
 * Milliseconds that a connection may take: for the head of a request, for the whole request, and between two requests. The
 * last is longer than the minute after which usual balancers close an idle connection, so that they never send a call on
 * one that is being closed here. A connection on which nothing moves for longer is closed.
 */
export const connectionTimeouts = {
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 65_000,
  connectionTimeout: 90_000,
  /** how often the first two are checked */
  connectionsCheckingInterval: 5_000,
} as const

export type ConnectionTimeouts = { readonly [Name in keyof typeof connectionTimeouts]: number }

/** Asks clients of a gateway that stops to connect anew, which brings them to another. */
export function mountDraining(server: FastifyInstance, app: App): void {
  const readiness = app.get(readinessService)
  server.addHook('onRequest', (_request, reply, done) => {
    if (readiness.isDraining) reply.header('Connection', 'close')
    done()
  })
}
