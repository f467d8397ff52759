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
} as const

export const eventChoices = Object.keys(names) as readonly (keyof typeof names)[]

const isChoice = (event: string): event is keyof typeof names => event in names

/** The message that names an event; one of a newer gateway is an event that this page does not know. */
export function eventMessage(event: WebhookEvent) {
  if (event === 'PING') return 'webhooks.event.ping'
  return isChoice(event) ? names[event] : 'webhooks.event.unknown'
}
