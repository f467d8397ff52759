import { type App, addressKey } from '@sanguine/kernel'
import { receiveWebhook } from '@sanguine/payments'
import type { FastifyInstance } from 'fastify'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { clientAddress } from './client-address'
import { sendError } from './error-response'
import { consumeLimit } from './rate-limit'

/** Where PayPal reports what happened to payments. */
export const paypalWebhookPath = '/webhooks/paypal'

/**
 * Events of an address in a minute that are not accepted. For each one PayPal is asked, so forged ones would use up the calls that
 * PayPal allows us.
 */
const [maxRefused, windowSeconds] = [100, 60]

/** The body reaches the operation as it was sent, because the signature is of its bytes. */
export function mountPaymentWebhook(server: FastifyInstance, app: App): void {
  const refused = new RateLimiterMemory({ points: maxRefused, duration: windowSeconds })
  server.register(async (scope) => {
    scope.setErrorHandler(sendError)
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    scope.post<{ Body: string | undefined }>(paypalWebhookPath, { bodyLimit: 200_000 }, async (request, reply) => {
      const address = clientAddress(request)
      const origin = addressKey(address)
      // counted before PayPal is asked, so that calls at the same time cannot slip past
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
