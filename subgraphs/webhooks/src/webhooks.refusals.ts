import { restRefusals } from '@sanguine/kernel/rest'
import type { WebhookRefusal } from './webhook-refusal'

export const refusals = restRefusals<WebhookRefusal>({
  tooManyWebhooks: ({ limit }) => ({
    en: `You have ${limit} webhooks, which is the limit. Delete one first.`,
    de: `Du hast ${limit} Webhooks, mehr sind nicht möglich. Lösche zuerst einen.`,
  }),
  eventForStaff: {
    en: 'Your role may not have one of these events.',
    de: 'Mit deiner Rolle darfst du eines dieser Ereignisse nicht bekommen.',
  },
  unknownWebhook: { en: 'You have no such webhook.', de: 'Diesen Webhook hast du nicht.' },
  unknownDelivery: {
    en: 'There is no such delivery. They are kept for seven days.',
    de: 'Diese Sendung gibt es nicht. Sendungen werden sieben Tage aufbewahrt.',
  },
  webhookDisabled: {
    en: 'The webhook is disabled. Enable it first.',
    de: 'Der Webhook ist abgeschaltet. Schalte ihn zuerst ein.',
  },
})
