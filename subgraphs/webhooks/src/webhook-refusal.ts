import type { Refusal } from '@sanguine/kernel'

type NoDetails = Readonly<Record<never, never>>

export type WebhookRefusal =
  | Refusal<'tooManyWebhooks', { readonly limit: number }>
  | Refusal<'eventForStaff', NoDetails>
  | Refusal<'unknownWebhook', NoDetails>
  | Refusal<'unknownDelivery', NoDetails>
  | Refusal<'webhookDisabled', NoDetails>
