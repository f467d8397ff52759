import { type Containers, readArray, readDocument, readField } from './bson-read'
import { MongoError } from './mongo-error'
import type { Value } from './values'

const minIndexedFields = 12
const maxScans = 3
const nothing: readonly never[] = []

/** The source bytes of a document or array. They must not change. */
export interface Span {
  readonly bytes: Buffer
  readonly start: number
  readonly end: number
}

/**
 * A BSON document: fields in order, with any names. Immutable.
 * A document from bytes is read lazily, level by level, and is written back by copying the bytes. Its members are
 * `private`, not `#private`: `#` members cost at each construction, and queries construct one per record.
 */
export class Doc {
  private names: readonly string[] | undefined
  private items: readonly Value[] | undefined
  private positions: Map<string, number> | undefined
  private scans = 0

  get bsonType(): 3 {
    return 3
  }

  private constructor(
    names: readonly string[] | undefined,
    items: readonly Value[] | undefined,
    /** The bytes of the document, if it came from bytes. */
    readonly span: Span | undefined,
  ) {
    this.names = names
    this.items = items
  }

  static readonly empty = new Doc(nothing, nothing, undefined)

  /** Takes ownership of both lists. They must have the same length and must not change. */
  static of(names: readonly string[], values: readonly Value[]): Doc {
    return new Doc(names, values, undefined)
  }

  static fromEntries(entries: Iterable<readonly [string, Value]>): Doc {
    const names: string[] = []
    const values: Value[] = []
    for (const [name, value] of entries) {
      names.push(name)
      values.push(value)
    }
    return new Doc(names, values, undefined)
  }

  static fromSpan(span: Span): Doc {
    return new Doc(undefined, undefined, span)
  }

  /** Names in order. */
  get keys(): readonly string[] {
    return this.names ?? this.read()
  }

  /** Values in the order of {@link keys}. */
  get values(): readonly Value[] {
    if (this.items === undefined) this.read()
    return this.items as readonly Value[]
  }

  get size(): number {
    return this.keys.length
  }

  /** The value of the first field of that name. */
  get(name: string): Value | undefined {
    if (this.names === undefined && this.scans < maxScans) {
      this.scans += 1
      return readField(this.span as Span, name, containers)
    }
    const position = this.positionOf(name)
    return position < 0 ? undefined : this.values[position]
  }

  has(name: string): boolean {
    return this.get(name) !== undefined
  }

  /** The index of a name in {@link keys}, or -1. */
  positionOf(name: string): number {
    const names = this.keys
    if (names.length < minIndexedFields) return names.indexOf(name)
    if (this.positions === undefined) {
      this.positions = new Map()
      for (let index = names.length - 1; index >= 0; index--) this.positions.set(names[index] as string, index)
    }
    return this.positions.get(name) ?? -1
  }

  /** Returns a document with the field replaced in place, or appended. */
  with(name: string, value: Value): Doc {
    const position = this.positionOf(name)
    if (position < 0) return new Doc([...this.keys, name], [...this.values, value], undefined)
    return new Doc(this.keys, this.values.with(position, value), undefined)
  }

  without(name: string): Doc {
    const position = this.positionOf(name)
    return position < 0
      ? this
      : new Doc(this.keys.toSpliced(position, 1), this.values.toSpliced(position, 1), undefined)
  }

  *entries(): IterableIterator<[string, Value]> {
    const { keys, values } = this
    for (let index = 0; index < keys.length; index++) yield [keys[index] as string, values[index] as Value]
  }

  [Symbol.iterator](): IterableIterator<[string, Value]> {
    return this.entries()
  }

  private read(): readonly string[] {
    const names: string[] = []
    this.items = readDocument(this.span as Span, names, containers)
    this.names = names
    return names
  }
}

/** A BSON array. Immutable. Its bytes are read on first use. */
export class List {
  private elements: readonly Value[] | undefined

  get bsonType(): 4 {
    return 4
  }

  private constructor(
    elements: readonly Value[] | undefined,
    /** The bytes of the array, if it came from bytes. */
    readonly span: Span | undefined,
  ) {
    this.elements = elements
  }

  static readonly empty = new List(nothing, undefined)

  /** Takes ownership of the array, which must not change. */
  static of(items: readonly Value[]): List {
    return new List(items, undefined)
  }

  static fromSpan(span: Span): List {
    return new List(undefined, span)
  }

  get items(): readonly Value[] {
    this.elements ??= readArray(this.span as Span, containers)
    return this.elements
  }

  get length(): number {
    return this.items.length
  }

  [Symbol.iterator](): IterableIterator<Value> {
    return this.items[Symbol.iterator]()
  }
}

const containers: Containers = { doc: Doc.fromSpan, list: List.fromSpan }

/**
 * Reads a document lazily from its bytes, which must be valid and must not change. `validateBson` checks external
 * bytes. Throws InvalidBSON for a wrong length.
 */
export function decode(bytes: Uint8Array): Doc {
  const buffer = Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (buffer.length < 5 || buffer.readInt32LE(0) !== buffer.length || buffer[buffer.length - 1] !== 0)
    throw new MongoError(22, 'Invalid BSON: the document length does not fit its bytes')
  return Doc.fromSpan({ bytes: buffer, start: 0, end: buffer.length })
}
