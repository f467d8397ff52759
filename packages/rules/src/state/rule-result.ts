import type { NotificationLine } from '../notifications/notification-state'
import type { JournalLine, LastCall, LedgerLine, PlayerState } from './player-state'
import type { Refused } from './refusal'

/** The result of a rule that changed the player: beside its value the new state, and the lines that record the change. */
export interface RuleSuccess<Value> {
  readonly ok: true
  readonly state: PlayerState
  readonly ledger: readonly LedgerLine[]
  readonly journal: readonly JournalLine[]
  /** left out if there are none */
  readonly notifications?: readonly NotificationLine[]
  readonly value: Value
  /** replaces the player's latest call */
  readonly lastCall?: LastCall
}

export type RuleResult<Value> = RuleSuccess<Value> | Refused
