import type { DocumentRoute } from '../define-document-route'

/** Webhooks, by a session: no token manages them. */
export const webhookRoutes: readonly DocumentRoute[] = [
  {
    operationId: 'listWebhooks',
    method: 'GET',
    path: '/webhooks',
    tag: 'webhooks',
    summary: "Lists the webhooks of the caller's account with their latest deliveries.",
    document: `{ viewer { webhooks { ...WebhookWithDeliveries } } }`,
    pick: 'webhooks',
  },
  {
    operationId: 'createWebhook',
    method: 'POST',
    path: '/webhooks',
    tag: 'webhooks',
    summary: 'Creates a webhook, and returns the key of its signatures, once.',
    status: 201,
    document: `mutation($input: CreateWebhookInput!) { createWebhook(input: $input) { secret webhook { ...Webhook } } }`,
  },
  {
    operationId: 'deleteWebhook',
    method: 'DELETE',
    path: '/webhooks/:id',
    tag: 'webhooks',
    summary: 'Deletes a webhook.',
    acceptsIdempotencyKey: false,
    document: `mutation($input: DeleteWebhookInput!) { deleteWebhook(input: $input) { deletedId } }`,
  },
  {
    operationId: 'enableWebhook',
    method: 'POST',
    path: '/webhooks/:id/enable',
    tag: 'webhooks',
    summary: 'Enables a webhook that was disabled because its program accepted nothing.',
    acceptsIdempotencyKey: false,
    document: `mutation($input: EnableWebhookInput!) { enableWebhook(input: $input) { webhook { ...Webhook } } }`,
  },
  {
    operationId: 'pingWebhook',
    method: 'POST',
    path: '/webhooks/:id/ping',
    tag: 'webhooks',
    summary: 'Sends a test to a webhook.',
    document: `mutation($input: PingWebhookInput!) { pingWebhook(input: $input) { delivery { ...WebhookDelivery } } }`,
  },
  {
    operationId: 'resendWebhookDelivery',
    method: 'POST',
    path: '/webhook-deliveries/:id/resend',
    tag: 'webhooks',
    summary: 'Sends a delivery again.',
    document: `mutation($input: ResendWebhookDeliveryInput!) {
      resendWebhookDelivery(input: $input) { delivery { ...WebhookDelivery } }
    }`,
  },
]
