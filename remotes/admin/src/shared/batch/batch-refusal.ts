import { Refusal } from '../records/lost-response'
import type { RecordError } from '../records/record-refusal'
import { recordRefusalText } from '../records/record-refusal-text'

/** A record that could not be changed, and the reason as a sentence. */
export interface RefusedRecord {
  readonly id: string
  readonly sentence: string
  /** whether it was changed or deleted by others since it was read */
  readonly isStale: boolean
}

/** The server refused a batch, and changed none of its records. */
export class BatchRefusal extends Refusal {
  override name = 'BatchRefusal'

  constructor(
    readonly records: readonly RefusedRecord[],
    /** of the batch as a whole */
    readonly sentences: readonly string[],
    /** whether the texts of its records are too long for one call */
    readonly isTooLarge = false,
  ) {
    super('The batch was refused.')
  }
}

/** Returns the refusal of a batch. The second step of an error's path is the position of its record. */
export function readBatchRefusal(errors: readonly RecordError[], ids: readonly string[]): BatchRefusal {
  const records = errors.flatMap((error): RefusedRecord[] => {
    const id = ids[Number(error.field?.[1] ?? Number.NaN)]
    if (id === undefined) return []
    return [{ id, sentence: recordRefusalText(error), isStale: error.code === 'STALE' || error.code === 'NOT_FOUND' }]
  })
  const others = errors.filter(({ field }) => ids[Number(field?.[1] ?? Number.NaN)] === undefined)
  const isTooLarge = errors.some(({ code }) => code === 'TOO_LARGE')
  return new BatchRefusal(records, others.map(recordRefusalText), isTooLarge)
}
