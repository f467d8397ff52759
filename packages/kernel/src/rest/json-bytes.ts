/**
 * The JSON of a value, as UTF-8 bytes in parts. Responses share the parts that are made once per release, such as items.
 * In a large response the encoding of its text costs most: Node is slow at texts with characters outside Latin-1.
 */
export class JsonBytes<Value> {
  /** Only a type, so that the JSON of one type is not taken for that of another. */
  declare protected readonly value: Value

  constructor(readonly parts: readonly Uint8Array[]) {}

  /** in bytes */
  get size(): number {
    return this.parts.reduce((sum, { byteLength }) => sum + byteLength, 0)
  }

  toBuffer(): Buffer {
    return Buffer.concat(this.parts)
  }

  /** The same in one part. It is faster to use again, and shares no bytes with others. */
  joined(): JsonBytes<Value> {
    return new JsonBytes([this.toBuffer()])
  }

  /** Throws: JSON inside of a plain value would be sent as numbers. It belongs into `jsonObject` or `jsonList`. */
  toJSON(): never {
    throw new TypeError(
      'JsonBytes can be a field of jsonObject or an element of jsonList, but no part of a plain value.',
    )
  }
}

/** The JSON of one value. */
export const jsonOf = <Value extends object>(value: Value): JsonBytes<Value> =>
  new JsonBytes([Buffer.from(JSON.stringify(value))])

/** The JSON of an array. */
export function jsonList<Element>(elements: readonly JsonBytes<Element>[]): JsonBytes<Element[]> {
  const parts: Uint8Array[] = []
  for (const element of elements) parts.push(parts.length === 0 ? openList : comma, ...element.parts)
  if (parts.length === 0) parts.push(openList)
  parts.push(closeList)
  return new JsonBytes(parts)
}

/** The JSON of an object some of whose fields are JSON already. Fields that are undefined are left out. */
export function jsonObject<Value extends object>(fields: FieldsOf<Value>): JsonBytes<Value> {
  const parts: Uint8Array[] = []
  let text = ''
  let separator = '{'
  for (const [name, field] of Object.entries(fields)) {
    const isBytes = field instanceof JsonBytes
    const value = isBytes ? '' : JSON.stringify(field)
    if (value === undefined) continue
    text += `${separator}${JSON.stringify(name)}:${value}`
    separator = ','
    if (!isBytes) continue
    parts.push(Buffer.from(text), ...field.parts)
    text = ''
  }
  parts.push(Buffer.from(separator === '{' ? '{}' : `${text}}`))
  return new JsonBytes(parts)
}

/** The JSON of an object, followed by fields that it does not have. */
export function jsonWith<Value extends object, More extends object>(
  object: JsonBytes<Value>,
  more: More & { readonly [Name in keyof Value]?: never },
): JsonBytes<Value & More> {
  const added = Buffer.from(JSON.stringify(more))
  const last = object.parts.at(-1)
  if (!last || added.length === emptyObject) return new JsonBytes(object.parts)
  const isEmpty = object.parts.length === 1 && last.length === emptyObject
  if (isEmpty) return new JsonBytes([added])
  return new JsonBytes([...object.parts.slice(0, -1), last.subarray(0, -1), comma, added.subarray(1)])
}

/** bytes of `{}` */
const emptyObject = 2

const [openList, comma, closeList] = [Buffer.from('['), Buffer.from(','), Buffer.from(']')]

type FieldsOf<Value> = { readonly [Name in keyof Value]: Value[Name] | JsonBytes<Exclude<Value[Name], undefined>> }
