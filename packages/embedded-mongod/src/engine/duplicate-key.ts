import {
  Binary,
  DateTime,
  Decimal128,
  Doc,
  Double,
  List,
  MongoError,
  ObjectId,
  Regex,
  Timestamp,
  typeNameOf,
  type Value,
} from '../query'
import type { IndexInfo } from '../storage/catalog'

const isoOrNumber = ({ ms }: DateTime): string =>
  typeof ms === 'number' && Math.abs(ms) <= 8.64e15 ? `new Date(${ms})` : `new Date("${ms}")`

function binaryText({ bytes, subtype }: Binary): string {
  const hex = Buffer.from(bytes).toString('hex')
  if (subtype === 4 && bytes.length === 16)
    return `UUID("${hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')}")`
  return `BinData(${subtype}, ${hex.toUpperCase()})`
}

/** A value as MongoDB writes it in its messages. */
export function shellText(value: Value): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'number') return String(value)
  if (typeof value === 'string') return `"${value.replace(/["\\]/g, '\\$&')}"`
  if (typeof value === 'bigint') return String(value)
  if (value instanceof Double) return Number.isInteger(value.value) ? `${value.value}.0` : String(value.value)
  if (value instanceof ObjectId) return `ObjectId('${value.toHex()}')`
  if (value instanceof DateTime) return isoOrNumber(value)
  if (value instanceof Binary) return binaryText(value)
  if (value instanceof Regex) return `/${value.pattern}/${value.options}`
  if (value instanceof Timestamp) return `Timestamp(${value.seconds}, ${value.ordinal})`
  if (value instanceof Decimal128) return String(value)
  if (value instanceof List) return `[ ${value.items.map(shellText).join(', ')} ]`
  if (value instanceof Doc) return documentText(value)
  return typeNameOf(value)
}

function documentText(doc: Doc): string {
  const fields = [...doc].map(([name, value]) => `${name}: ${shellText(value)}`)
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}

/** The error of a write that repeats the values of another document in a unique index. */
export function duplicateKey(namespace: string, index: IndexInfo, values: readonly Value[]): MongoError {
  const keyValue = Doc.of(
    index.fields.map(({ path }) => path),
    values,
  )
  return new MongoError(
    11000,
    `E11000 duplicate key error collection: ${namespace} index: ${index.name} dup key: ${documentText(keyValue)}`,
    { extra: { keyPattern: index.key, keyValue } },
  )
}
