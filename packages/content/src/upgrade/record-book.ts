import { anyRecords, type Content } from '../content'
import type { Fields } from '../field'
import { type KindName, kindNames } from '../kind-name'
import { anyKind } from '../kinds'
import type { AnyRecord, ContentRecords } from '../records'
import { type StartRecord, startFields } from '../start'

/** A kind, or `start` for the start of new players, which is a single entry with an empty id. */
export type Shelf = KindName | 'start'

export const shelves: readonly Shelf[] = [...kindNames, 'start']

export const fieldsOf = (shelf: Shelf): Fields => (shelf === 'start' ? startFields : anyKind(shelf).fields)

/** All content by kind and id, mutable while an upgrade is planned. */
export class RecordBook {
  readonly #shelves: ReadonlyMap<Shelf, Map<string, AnyRecord>>

  constructor({ records, start }: Content) {
    this.#shelves = new Map<Shelf, Map<string, AnyRecord>>([
      ...kindNames.map((kind): [Shelf, Map<string, AnyRecord>] => [
        kind,
        new Map(anyRecords(records, kind).map((record) => [record.id, record])),
      ]),
      ['start', new Map([['', { id: '', ...start }]])],
    ])
  }

  get = (shelf: Shelf, id: string): AnyRecord | undefined => this.#on(shelf).get(id)

  set(shelf: Shelf, record: AnyRecord): void {
    this.#on(shelf).set(record.id, record)
  }

  delete(shelf: Shelf, id: string): void {
    this.#on(shelf).delete(id)
  }

  all = (shelf: Shelf): readonly AnyRecord[] => [...this.#on(shelf).values()]

  get content(): Content {
    const [start] = this.all('start')
    const { id: _, ...values } = start as AnyRecord
    return {
      records: Object.fromEntries(kindNames.map((kind) => [kind, this.all(kind)])) as unknown as ContentRecords,
      start: values as unknown as StartRecord,
    }
  }

  #on(shelf: Shelf): Map<string, AnyRecord> {
    return this.#shelves.get(shelf) as Map<string, AnyRecord>
  }
}
