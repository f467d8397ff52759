import { newIdempotencyKey } from '@sanguine/ui'
import { RecordRefusal } from './record-refusal'

export interface CreatedRecord {
  readonly id: string
  readonly revision: number
}

interface CreationCalls<Values> {
  readonly create: (values: Values, idempotencyKey: string) => Promise<CreatedRecord | undefined>
  readonly update: (record: CreatedRecord, values: Values) => Promise<void>
}

/**
 * The creation of one record by a form. Its response may be lost, and the values may change before the next attempt.
 * All attempts share an `Idempotency-Key`, so that at most one creates the record.
 */
export class RecordCreation<Values> {
  readonly #key = newIdempotencyKey()
  /** what was sent without a response: at most one of these was saved */
  readonly #unconfirmed: Values[] = []

  /** Returns the id of the record that has these values now. Throws what the last call threw. */
  async save(values: Values, { create, update }: CreationCalls<Values>): Promise<string | undefined> {
    try {
      return (await create(values, this.#key))?.id
    } catch (error) {
      if (!(error instanceof RecordRefusal)) this.#unconfirmed.push(values)
      if (!isConflict(error)) throw error
      const earlier = await this.#find(create)
      if (!earlier) throw error
      await update(earlier, values)
      return earlier.id
    }
  }

  /** The record of an earlier try that was saved although its response was lost. */
  async #find(create: CreationCalls<Values>['create']): Promise<CreatedRecord | undefined> {
    for (const sent of this.#unconfirmed) {
      try {
        return await create(sent, this.#key)
      } catch (error) {
        if (!isConflict(error)) throw error
      }
    }
    return undefined
  }
}

const isConflict = (error: unknown): boolean => error instanceof RecordRefusal && error.code === 'CONFLICT'
