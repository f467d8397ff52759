import type { JournalLine, LedgerLine, PlayerState } from './player-state'
import type { Refusal } from './refusal'

/** What a rule returns that changes the player: the state after it, and the lines that tell of the change. */
export interface RuleSuccess<Value> {
  readonly ok: true
  readonly state: PlayerState
  readonly ledger: readonly LedgerLine[]
  readonly journal: readonly JournalLine[]
  readonly value: Value
}

export type RuleResult<Value> = RuleSuccess<Value> | Refusal
