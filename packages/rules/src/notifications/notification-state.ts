import type { Id } from '../release/release'
import type { QuietHours } from './quiet-hours'

/** The kinds of notifications that a player can have on devices, each by itself. */
export const notificationKinds = [
  'huntReady',
  'coffinFull',
  'fullMoon',
  'missionEnding',
  'baitMissing',
  'giftArrived',
] as const

export type NotificationKind = (typeof notificationKinds)[number]

/** The largest number of notifications in 24 hours that a player can choose. */
export const maxDailyNotifications = 30

/** Settings of a player's notifications. */
export interface NotificationSettings {
  /** the kinds that the player wants */
  readonly kinds: readonly NotificationKind[]
  /** null for none */
  readonly quietHours: QuietHours | null
  /** notifications in 24 hours, 1 to `maxDailyNotifications` */
  readonly dailyLimit: number
  /** whether the icon of the app and the browser's tab say that something waits */
  readonly hasBadge: boolean
}

/** The settings of a player who never changed them. */
export const defaultNotifications: NotificationSettings = {
  kinds: [],
  quietHours: null,
  dailyLimit: 8,
  hasBadge: true,
}

/** A gift that has arrived and was not notified yet. */
export interface ArrivedGift {
  /** the payment provider's id of the charge */
  readonly captureId: string
  readonly itemId: Id
  readonly amount: number
}

/** The settings, and what was notified. Times are milliseconds since the epoch. */
export interface NotificationState extends NotificationSettings {
  /** the latest notified cause of each kind */
  readonly told: Readonly<Partial<Record<NotificationKind, string>>>
  /** the times of the notifications of the last 24 hours */
  readonly recent: readonly number[]
  readonly gifts: readonly ArrivedGift[]
  /** the time of publication of the latest news whose gift was notified */
  readonly newsAt: number
  /** the time of the next check at the latest */
  readonly checkAt: number
  /** no notification before this time, because of quiet hours or the limit; 0 for no pause */
  readonly pausedUntil: number
}

declare module '../state/player-state' {
  interface PlayerState {
    /** missing until the player changes the settings of notifications */
    readonly notifications?: NotificationState
  }
}

/** A notification that a rule decided on: its cause, and what its text names. */
export interface NotificationLine {
  readonly kind: NotificationKind
  /** identifies the cause within the kind, so that none is notified twice */
  readonly cause: string
  /** the time after which it is useless, in milliseconds since the epoch */
  readonly expiresAt: number
  /** whether the icon of the app shows that it waits */
  readonly hasBadge: boolean
  readonly groundId?: Id
  readonly itemId?: Id
  readonly amount?: number
  /** of a mission, in milliseconds since the epoch */
  readonly endsAt?: number
}
