import type { App } from '@sanguine/kernel'
import { receiveWebhook } from '@sanguine/payments'
import type { FastifyInstance } from 'fastify'
import { sendError } from './error-response'

/** Where PayPal reports what happened to payments. */
export const paypalWebhookPath = '/webhooks/paypal'

/** The body reaches the operation as it was sent, because the signature is of its bytes. */
export function mountPaymentWebhook(server: FastifyInstance, app: App): void {
  server.register(async (scope) => {
    scope.setErrorHandler(sendError)
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    scope.post<{ Body: string | undefined }>(paypalWebhookPath, { bodyLimit: 200_000 }, async (request, reply) => {
      await receiveWebhook(app, { headers: request.headers, body: request.body ?? '' })
      return reply.code(204).send()
    })
  })
}
