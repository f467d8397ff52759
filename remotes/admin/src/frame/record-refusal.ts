import { type Refusal, refusalText } from '@sanguine/ui/platform'

/** The server said no to a change, in a sentence that is shown as it is. */
export class RecordRefusal extends Error {
  override name = 'RecordRefusal'
  readonly code: string
  /** where in the record, as `loot.2.itemId` */
  readonly field: string | null
  readonly sentence: string

  constructor(refusal: Refusal) {
    super(refusal.message)
    this.code = refusal.code
    this.field = refusal.field ?? null
    this.sentence = refusalText(refusal)
  }
}

/** Somebody else changed the record since it was loaded. */
export const isStale = (error: unknown): error is RecordRefusal =>
  error instanceof RecordRefusal && error.code === 'stale'
