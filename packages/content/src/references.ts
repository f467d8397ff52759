import { foldCase, type Sentence } from '@sanguine/rules'
import type { Field, Fields } from './field'
import type { KindName } from './kind-name'
import { anyKind } from './kinds'
import type { AnyRecord } from './records'
import { startFields } from './start'

/** One field of a record that references another record or an image. */
export interface Reference {
  /** such as `loot.2.itemId` */
  readonly field: string
  readonly to: KindName | 'image'
  /** `id` names a record by its id, `key` by its short name (a currency also by its name) */
  readonly by: 'id' | 'key'
  readonly value: string
}

const known = new WeakMap<object, { readonly kind: KindName; readonly references: readonly Reference[] }>()

/**
 * Every reference of a record to another record or an image. The result is cached by the record, which must not be
 * changed, because each check of the content needs the references of all records.
 */
export function referencesOf(kind: KindName, record: object): readonly Reference[] {
  const found = known.get(record)
  if (found?.kind === kind) return found.references
  const references = collect(anyKind(kind).fields, record, '')
  known.set(record, { kind, references })
  return references
}

/** The same for the start of a new player. */
export const referencesOfStart = (start: object): Reference[] => collect(startFields, start, '')

/** Ids of the images of a record, including those in its lists, with repetitions. */
export function imagesOf(kind: KindName, record: object): string[] {
  const found: string[] = []
  addImages(found, anyKind(kind).fields, record)
  return found
}

/** An image in a field of a record. */
export interface ChosenImage {
  readonly field: string
  readonly id: string
  /** whether the field is for a video or an animated image */
  readonly moving: boolean
}

/**
 * The images that an editor chose for a record, by the fields of its kind. Images within lists are copies that the server
 * fills in, and are left out.
 */
export const chosenImages = (kind: KindName, values: object): ChosenImage[] =>
  Object.entries(anyKind(kind).fields).flatMap(([field, { shape, schema }]): ChosenImage[] => {
    if (shape.type !== 'image') return []
    const { data: id } = schema.safeParse((values as Readonly<Record<string, unknown>>)[field])
    return typeof id === 'string' && id !== '' ? [{ field, id, moving: shape.moving }] : []
  })

/** Says that there is no such image. */
export const unknownImage = (id: string): Sentence => ({
  en: `there is no image with the id ${id}`,
  de: `das Bild mit der ID ${id} gibt es nicht`,
})

/** Why an image does not fit its field: it moves in the place of a still one, or the other way round. */
export const unfitImage = ({ id, moving }: ChosenImage): Sentence =>
  moving
    ? {
        en: `must be a video or an animated image, but the image ${id} is a still one`,
        de: `muss ein Video oder ein bewegtes Bild sein, das Bild ${id} ist aber ein Standbild`,
      }
    : {
        en: `must be a still image, but the image ${id} is a video or animated`,
        de: `muss ein Standbild sein, das Bild ${id} ist aber ein Video oder bewegt`,
      }

type NamedField = readonly [name: string, field: Field]
type Shape = Field['shape']

/**
 * Finds the fields that may hold a kind of value, at any depth. The result is cached, because records are read by the
 * thousand.
 */
function holdersOf(isHeld: (shape: Shape) => boolean): (fields: Fields) => readonly NamedField[] {
  const known = new WeakMap<Fields, readonly NamedField[]>()
  const mayHold = ({ shape }: Field): boolean => {
    if (shape.type === 'list') return mayHold(shape.of)
    return shape.type === 'object' ? Object.values(shape.fields).some(mayHold) : isHeld(shape)
  }
  return (fields) => {
    const holders = known.get(fields) ?? Object.entries(fields).filter(([, field]) => mayHold(field))
    known.set(fields, holders)
    return holders
  }
}

const referenceHolders = holdersOf(({ type }) => type === 'reference' || type === 'key' || type === 'image')
const imageHolders = holdersOf(({ type }) => type === 'image')

function addImages(found: string[], fields: Fields, values: object): void {
  for (const [name, { shape }] of imageHolders(fields))
    addImagesFrom(found, shape, (values as Record<string, unknown>)[name])
}

function addImagesFrom(found: string[], shape: Shape, value: unknown): void {
  if (shape.type === 'image') {
    if (typeof value === 'string' && value !== '') found.push(value)
  } else if (shape.type === 'object') {
    if (typeof value === 'object' && value !== null) addImages(found, shape.fields, value)
  } else if (shape.type === 'list' && Array.isArray(value))
    for (const entry of value) addImagesFrom(found, shape.of.shape, entry)
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

/** Finds the records of one kind by id, or by key as others reference them. */
export class RecordIndex<Of extends AnyRecord = AnyRecord> {
  readonly #byId = new Map<string, Of>()
  readonly #byShortName = new Map<string, Of>()
  readonly #byText = new Map<string, Of>()

  constructor(records: Iterable<Of>) {
    for (const record of records) {
      this.#byId.set(record.id, record)
      if (typeof record.shortName === 'string') this.#byShortName.set(record.shortName, record)
      for (const text of [record.name, record.shortName])
        if (typeof text === 'string' && !this.#byText.has(foldCase(text))) this.#byText.set(foldCase(text), record)
    }
  }

  /** For a key, an exact short name comes first, then a short name or name as `foldCase` compares them. */
  find({ by, value }: Pick<Reference, 'by' | 'value'>): Of | undefined {
    if (by === 'id') return this.#byId.get(value)
    return this.#byShortName.get(value) ?? this.#byText.get(foldCase(value))
  }
}
