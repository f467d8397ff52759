import { newIdempotencyKey } from '@sanguine/ui'
import { isStale, RecordRefusal } from './record-refusal'

interface SentUpdate<Values> {
  readonly revision: number
  readonly values: Values
  readonly idempotencyKey: string
}

/** Sends an update. Returns the revision that the record got by it. */
type SendUpdate<Values> = (update: SentUpdate<Values>) => Promise<number>

/**
 * The updates of one record by a form. A response may be lost, so the form may not know whether an update was saved.
 * The same update is then repeated under its `Idempotency-Key`. A different update builds on the earlier one if that
 * was saved.
 */
export class RecordUpdates<Values> {
  /** what was sent without a response */
  #unconfirmed: readonly SentUpdate<Values>[] = []

  /** Throws what the last call threw; a stale record was changed by someone else. */
  async save(revision: number, values: Values, send: SendUpdate<Values>): Promise<void> {
    const update = this.#unconfirmed.find((sent) => isSame(sent, { revision, values })) ?? {
      revision,
      values,
      idempotencyKey: newIdempotencyKey(),
    }
    try {
      await this.#send(update, send)
    } catch (error) {
      if (!isStale(error)) throw error
      const saved = await this.#revisionSaved(send)
      if (saved === null || saved === revision) throw error
      await this.#send({ revision: saved, values, idempotencyKey: newIdempotencyKey() }, send)
    }
    this.#unconfirmed = []
  }

  async #send(update: SentUpdate<Values>, send: SendUpdate<Values>): Promise<number> {
    try {
      return await send(update)
    } catch (error) {
      const others = this.#unconfirmed.filter((sent) => sent !== update)
      this.#unconfirmed = error instanceof RecordRefusal ? others : [...others, update]
      throw error
    }
  }

  /** The revision that the record got by the last of the updates that were saved although their responses were lost. */
  async #revisionSaved(send: SendUpdate<Values>): Promise<number | null> {
    let saved: number | null = null
    // None of them changes anything now: the record is stale for each that was not saved.
    for (const sent of this.#unconfirmed) {
      try {
        saved = Math.max(saved ?? 0, await this.#send(sent, send))
      } catch (error) {
        if (!isStale(error)) throw error
      }
    }
    return saved
  }
}

const isSame = <Values>(a: Omit<SentUpdate<Values>, 'idempotencyKey'>, b: typeof a): boolean =>
  a.revision === b.revision && JSON.stringify(a.values) === JSON.stringify(b.values)
