import type { Permission } from '@sanguine/ui/platform'
import type { WebhookEvent } from '../../generated/documents'

/** The events that a webhook can choose, by their messages. */
const names = {
  HUNT_READY: 'webhooks.event.huntReady',
  FIGHT: 'webhooks.event.fight',
  AUTO_HUNT: 'webhooks.event.autoHunt',
  NO_BAIT: 'webhooks.event.noBait',
  RANK_UP: 'webhooks.event.rankUp',
  MISSION_REWARD: 'webhooks.event.missionReward',
  COLLECTION: 'webhooks.event.collection',
  TRAVEL: 'webhooks.event.travel',
  MESSAGE: 'webhooks.event.message',
  NEWS: 'webhooks.event.news',
  CONTENT_CHANGED: 'webhooks.event.contentChanged',
  ACCOUNT_CHANGED: 'webhooks.event.accountChanged',
  REMOTE_CHANGED: 'webhooks.event.remoteChanged',
  PAYMENT_CHANGED: 'webhooks.event.paymentChanged',
  CHARGE_CHANGED: 'webhooks.event.chargeChanged',
} as const

type EventChoice = keyof typeof names

/** The permissions that events for the staff need. */
const needed: { readonly [Event in EventChoice]?: Permission } = {
  CONTENT_CHANGED: 'editContent',
  ACCOUNT_CHANGED: 'manageUsers',
  REMOTE_CHANGED: 'deployRemotes',
  PAYMENT_CHANGED: 'manageUsers',
  CHARGE_CHANGED: 'manageUsers',
}

/** The events that an account with these permissions can choose. */
export const eventChoices = (permissions: readonly Permission[]): readonly EventChoice[] =>
  (Object.keys(names) as EventChoice[]).filter((event) => {
    const permission = needed[event]
    return permission === undefined || permissions.includes(permission)
  })

const isChoice = (event: string): event is keyof typeof names => event in names

/** The message that names an event; one of a newer gateway is an event that this page does not know. */
export function eventMessage(event: WebhookEvent) {
  if (event === 'PING') return 'webhooks.event.ping'
  return isChoice(event) ? names[event] : 'webhooks.event.unknown'
}
