/** A way in which a player, a payment or a setting uses a record. */
export const usageReasons = [
  'standing',
  'fight',
  'mission',
  'owned',
  'equipped',
  'balance',
  'setup',
  'autoHunt',
  'pin',
  'rank',
  'gift',
  'payment',
  'subscription',
  'setting',
] as const

export type UsageReason = (typeof usageReasons)[number]

/** The number of uses of a record in one way. */
export interface RecordUsage {
  readonly reason: UsageReason
  /** players, payments or settings */
  readonly count: number
  /** of an item or a currency that is held: how much of it in all; null for other reasons */
  readonly amount: number | null
  /** whether the use prevents a deletion, because a player could not go on */
  readonly isBlocking: boolean
}
