import type { Field, Fields } from './field'
import type { KindName } from './kind-name'
import { anyKind } from './kinds'
import type { AnyRecord } from './records'
import { startFields } from './start'

/** One place of a record that names another record or an image. */
export interface Reference {
  /** as `loot.2.itemId` */
  readonly field: string
  readonly to: KindName | 'image'
  /** `id` names a record by its id, `key` by its short name (a currency also by its name) */
  readonly by: 'id' | 'key'
  readonly value: string
}

/** Every place of the record that is filled with the name of another record or of an image. */
export const referencesOf = (kind: KindName, record: object): Reference[] => collect(anyKind(kind).fields, record, '')

/** The same for the start of a new player. */
export const referencesOfStart = (start: object): Reference[] => collect(startFields, start, '')

type NamedField = readonly [name: string, field: Field]

/** The fields that may hold references, by the fields they are among. Records are read by the thousand. */
const holdersOf = new WeakMap<Fields, readonly NamedField[]>()

function referenceHolders(fields: Fields): readonly NamedField[] {
  const known = holdersOf.get(fields)
  if (known) return known
  const holders = Object.entries(fields).filter(([, field]) => mayHoldReference(field))
  holdersOf.set(fields, holders)
  return holders
}

function mayHoldReference({ shape }: Field): boolean {
  if (shape.type === 'list') return mayHoldReference(shape.of)
  if (shape.type === 'object') return Object.values(shape.fields).some(mayHoldReference)
  return shape.type === 'reference' || shape.type === 'key' || shape.type === 'image'
}

function collect(fields: Fields, values: object, prefix: string): Reference[] {
  const found: Reference[] = []
  for (const [name, field] of referenceHolders(fields)) {
    const value = (values as Record<string, unknown>)[name]
    if (value !== undefined && value !== '') found.push(...collectFrom(field, value, `${prefix}${name}`))
  }
  return found
}

function collectFrom({ shape }: Field, value: unknown, path: string): Reference[] {
  if (shape.type === 'list')
    return Array.isArray(value) ? value.flatMap((entry, index) => collectFrom(shape.of, entry, `${path}.${index}`)) : []
  if (shape.type === 'object')
    return typeof value === 'object' && value !== null ? collect(shape.fields, value, `${path}.`) : []
  if (typeof value !== 'string' || value === '') return []
  if (shape.type === 'reference') return [{ field: path, to: shape.to, by: 'id', value }]
  if (shape.type === 'key') return [{ field: path, to: shape.to, by: 'key', value }]
  if (shape.type === 'image') return [{ field: path, to: 'image', by: 'id', value }]
  return []
}

/** Finds the records of one kind by the two ways in which others name them. */
export class RecordIndex<Of extends AnyRecord = AnyRecord> {
  readonly #byId = new Map<string, Of>()
  readonly #byShortName = new Map<string, Of>()
  readonly #byText = new Map<string, Of>()

  constructor(records: Iterable<Of>) {
    for (const record of records) {
      this.#byId.set(record.id, record)
      if (typeof record.shortName === 'string') this.#byShortName.set(record.shortName, record)
      for (const text of [record.name, record.shortName])
        if (typeof text === 'string' && !this.#byText.has(text.toLowerCase()))
          this.#byText.set(text.toLowerCase(), record)
    }
  }

  /** By key, an exact short name goes first; then short name or name in any case. */
  find({ by, value }: Pick<Reference, 'by' | 'value'>): Of | undefined {
    if (by === 'id') return this.#byId.get(value)
    return this.#byShortName.get(value) ?? this.#byText.get(value.toLowerCase())
  }
}
