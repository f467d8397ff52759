/** The events that a webhook can get. The value is the `type` of the event's body. */
export const webhookEvents = [
  'huntReady',
  'fight',
  'autoHunt',
  'noBait',
  'rankUp',
  'missionReward',
  'collection',
  'travel',
  'message',
  'news',
  'ping',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

/** An entry of the journal as v1 returns it. */
export interface EntryData {
  readonly type: string
  readonly happenedAt: string
  readonly isAutoHunt?: boolean
}

const eventsByType: Readonly<Record<string, WebhookEvent>> = {
  CombatEntry: 'fight',
  NoBaitEntry: 'noBait',
  RankUpEntry: 'rankUp',
  MissionRewardEntry: 'missionReward',
  CollectionEntry: 'collection',
  TravelEntry: 'travel',
  SystemEntry: 'message',
}

/** The event that an entry of the journal is; null for an entry of a type that webhooks do not have. */
export function eventOfEntry({ type, isAutoHunt }: EntryData): WebhookEvent | null {
  return type === 'CombatEntry' && isAutoHunt ? 'autoHunt' : (eventsByType[type] ?? null)
}
