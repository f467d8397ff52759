import { type App, forbidden, invalidInput } from '@sanguine/kernel'
import { z } from 'zod'
import { findPayment, findPaymentByProviderIds, type Payment, updatePayment } from '../payment-repository'
import { paymentModelsService } from '../payments.model'
import type { WebhookCall } from '../provider/payment-provider'
import { providerService } from '../provider/provider.service'
import { settlePayment } from '../settle/settle-payment'

const idText = z.string().max(100)

/** The parts of an event that are read: they identify the payment. Amounts and states are never taken from it. */
const eventSchema = z.object({
  id: idText,
  event_type: idText,
  resource: z.object({
    id: idText.optional(),
    custom_id: idText.optional(),
    custom: idText.optional(),
    billing_agreement_id: idText.optional(),
    sale_id: idText.optional(),
    supplementary_data: z
      .object({ related_ids: z.object({ order_id: idText.optional(), capture_id: idText.optional() }).optional() })
      .optional(),
    links: z.array(z.object({ rel: z.string(), href: z.string() })).optional(),
  }),
})

type WebhookEvent = z.output<typeof eventSchema>

/**
 * Receives an event of the payment provider. If its signature is right, its payment is read at the provider. An event
 * that was handled already is ignored. An event of an unknown payment gives nothing. If it is about a charge, it is
 * kept for the check of the books, because the payment may have been lost with a restore. Throws `forbidden` for a call that the provider did not make, and `invalidInput` for one that is not
 * an event.
 */
export async function receiveWebhook(app: App, call: WebhookCall): Promise<void> {
  const provider = app.get(providerService)
  if (!provider || !(await provider.verifyWebhook(call)))
    throw forbidden({ en: 'The signature is not valid.', de: 'Die Signatur ist nicht gültig.' })
  const event = readEvent(call.body)
  const { webhookEvents } = app.get(paymentModelsService)
  const now = new Date(app.clock.now())
  const known = await webhookEvents.findById(event.id).lean()
  if (known?.processedAt) return
  await webhookEvents.updateOne(
    { _id: event.id },
    {
      $setOnInsert: {
        type: event.event_type,
        reversedCaptureId: event.event_type.endsWith('.REVERSED') ? chargeOf(event) : null,
        receivedAt: now,
      },
    },
    { upsert: true },
  )
  const payment = await findPaymentOf(app, event)
  if (payment) {
    // if this call ends early, a worker checks the payment soon
    if (payment.checkAt === null || payment.checkAt > app.clock.now() + 60_000)
      await updatePayment(app, payment.paymentId, { checkAt: app.clock.now() + 60_000 })
    await settlePayment(app, payment.paymentId)
  } else await rememberUnknown(app, event)
  await webhookEvents.updateOne({ _id: event.id }, { $set: { processedAt: now } })
}

/**
 * Remembers a charge of a payment that this site does not know. The check of the books asks whether it was given back:
 * events come in any order, and a refund may be one of a part.
 */
async function rememberUnknown(app: App, event: WebhookEvent): Promise<void> {
  const captureId = chargeOf(event)
  const paymentId = paymentIdOf(event)
  if (captureId === null || paymentId === null || !/^PAYMENT\..*\.COMPLETED$/.test(event.event_type)) return
  const { billing_agreement_id: subscriptionId } = event.resource
  const unknown = { paymentId, captureId, ...(subscriptionId !== undefined && { subscriptionId }) }
  await app.get(paymentModelsService).webhookEvents.updateOne({ _id: event.id }, { $set: { unknown } })
  app.log.error({ payment: paymentId, charge: captureId }, 'The provider reported a payment that is not in the books.')
}

function readEvent(body: string): WebhookEvent {
  try {
    return eventSchema.parse(JSON.parse(body))
  } catch {
    throw invalidInput({ en: 'The body is not an event.', de: 'Der Inhalt ist keine Meldung.' })
  }
}

/** The ids at the end of the links of a resource: a refund is linked to its charge. */
const linkedIds = ({ resource: { links = [] } }: WebhookEvent): string[] =>
  links.flatMap(({ rel, href }) => (rel === 'up' || rel === 'sale' ? [href.split('/').at(-1) ?? ''] : []))

/** The charge that was reversed: a refund names it, otherwise it is the resource itself. */
function chargeOf(event: WebhookEvent): string | null {
  const { id, sale_id, supplementary_data } = event.resource
  const linked = event.resource.links?.find(({ rel, href }) => rel === 'up' && /\/(captures|sale)\//.test(href))
  return sale_id ?? supplementary_data?.related_ids?.capture_id ?? linked?.href.split('/').at(-1) ?? id ?? null
}

/** The id of the payment that the provider was given with the order or subscription; null for another text. */
function paymentIdOf({ resource: { custom_id, custom } }: WebhookEvent): string | null {
  const paymentId = custom_id ?? custom ?? ''
  return /^[0-9a-f]{24}$/.test(paymentId) ? paymentId : null
}

async function findPaymentOf(app: App, event: WebhookEvent): Promise<Payment | null> {
  const { id, billing_agreement_id, sale_id, supplementary_data } = event.resource
  const { order_id, capture_id } = supplementary_data?.related_ids ?? {}
  const ids = [id, billing_agreement_id, sale_id, order_id, capture_id, ...linkedIds(event)].filter(
    (each) => each != null,
  )
  const found = await findPaymentByProviderIds(app, ids)
  if (found) return found
  // the order may not be stored yet, but was created under the payment's id
  const paymentId = paymentIdOf(event)
  return paymentId === null ? null : findPayment(app, paymentId)
}
