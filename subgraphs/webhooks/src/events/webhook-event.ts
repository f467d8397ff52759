import type { StaffEvent } from '@sanguine/audit'
import { hasPermission, type Permission, type Role } from '@sanguine/kernel'

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
  'contentChanged',
  'accountChanged',
  'remoteChanged',
  'paymentChanged',
  'chargeChanged',
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

/** The permissions that the events for the staff need. */
const permissionsOf: Readonly<Partial<Record<WebhookEvent, Permission>>> = {
  contentChanged: 'editContent',
  accountChanged: 'manageUsers',
  remoteChanged: 'deployRemotes',
  paymentChanged: 'manageUsers',
  chargeChanged: 'manageUsers',
}

/** Whether it is an event for the staff. */
export const isForStaff = (event: WebhookEvent): boolean => permissionsOf[event] !== undefined

/** Whether accounts with that role may have the event. */
export function mayHave(role: Role, event: WebhookEvent): boolean {
  const permission = permissionsOf[event]
  return permission === undefined || hasPermission(role, permission)
}

const changes: Readonly<Partial<Record<Permission, WebhookEvent>>> = {
  editContent: 'contentChanged',
  manageUsers: 'accountChanged',
  deployRemotes: 'remoteChanged',
}

/** The event that an event for the staff is; null for one of a kind that webhooks do not have. */
export function eventOfStaff({ type, permission }: StaffEvent): WebhookEvent | null {
  if (type === 'change') return changes[permission] ?? null
  return type === 'payment' ? 'paymentChanged' : 'chargeChanged'
}
