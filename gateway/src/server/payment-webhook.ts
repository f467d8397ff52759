import { type App, addressKey } from '@sanguine/kernel'
import { receiveWebhook } from '@sanguine/payments'
import type { FastifyInstance } from 'fastify'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { clientAddress, consumeLimit } from './call-limits'
import { sendError } from './error-response'

/** The address to which PayPal reports payment events. */
export const paypalWebhookPath = '/webhooks/paypal'

/**
 * The most refused events of an address in a minute. Each event costs a call to PayPal, so forged ones would use up the
 * calls that PayPal allows us.
 */
const [maxRefused, windowSeconds] = [100, 60]

/** Passes the body to the operation unparsed, because the signature is of its bytes. */
export function mountPaymentWebhook(server: FastifyInstance, app: App): void {
  const refused = new RateLimiterMemory({ points: maxRefused, duration: windowSeconds })
  server.register(async (scope) => {
    scope.setErrorHandler(sendError)
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    scope.post<{ Body: string | undefined }>(paypalWebhookPath, { bodyLimit: 200_000 }, async (request, reply) => {
      const address = clientAddress(request)
      const origin = addressKey(address)
      // An event is counted before the call to PayPal, so that parallel calls cannot bypass the limit.
      await consumeLimit({ app, viewer: null, address, requestId: request.id }, refused, {
        limit: 'paymentEvents',
        key: origin,
        sentence: {
          en: 'Too many events that were not accepted. Please wait a minute.',
          de: 'Zu viele abgelehnte Meldungen. Bitte warte eine Minute.',
        },
      })
      await receiveWebhook(app, { headers: request.headers, body: request.body ?? '' })
      await refused.reward(origin)
      return reply.code(204).send()
    })
  })
}
