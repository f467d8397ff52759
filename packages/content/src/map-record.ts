import type { ContentIndex } from './content'
import type { FieldShape, Fields } from './field'
import type { KindName } from './kind-name'
import { anyKind } from './kinds'
import type { RecordIndex } from './references'

type Values = Readonly<Record<string, unknown>>

/** Replacements for single values, and for whole entries after their values are mapped. */
export interface RecordMapping {
  readonly value?: (value: unknown, shape: FieldShape) => unknown
  readonly entry?: (entry: Values, fields: Fields) => Values
}

/**
 * The record with the mapping applied to each of its values at any depth. Fields that the kind does not have stay as
 * they are.
 */
export const mapRecord = <Of extends object>(kind: KindName, record: Of, mapping: RecordMapping): Of =>
  ({ ...record, ...mapFields(anyKind(kind).fields, record as Values, mapping) }) as Of

/** The same for values whose fields are known. */
export function mapFields(fields: Fields, values: Values, mapping: RecordMapping): Values {
  const mapped: Record<string, unknown> = {}
  for (const [name, { shape }] of Object.entries(fields))
    if (name in values) mapped[name] = mapShape(shape, values[name], mapping)
  return mapped
}

function mapShape(shape: FieldShape, value: unknown, mapping: RecordMapping): unknown {
  if (shape.type === 'list')
    return Array.isArray(value) ? value.map((entry) => mapShape(shape.of.shape, entry, mapping)) : value
  if (shape.type !== 'object') return mapping.value ? mapping.value(value, shape) : value
  if (typeof value !== 'object' || value === null) return value
  const entry = mapFields(shape.fields, value as Values, mapping)
  return mapping.entry ? mapping.entry(entry, shape.fields) : entry
}

/**
 * The record with every key replaced by the exact short name of its target, and with the present images of currencies.
 * A key without a target stays as it is, so that the reference check finds it.
 */
export const canonical = <Of extends object>(kind: KindName, record: Of, index: ContentIndex): Of =>
  mapRecord(kind, record, {
    value: (value, shape) => nameExactly(value, shape, index),
    entry: (entry, fields) =>
      isCurrencyEntry(fields) ? { ...entry, imageId: imageIdOf(entry.currencyShortName, index) } : entry,
  })

/** The exact short name of a key's target; any other value, and a key without a target, stays as it is. */
export function nameExactly(value: unknown, shape: FieldShape, index: ContentIndex): unknown {
  if (shape.type !== 'key' || typeof value !== 'string') return value
  return (index[shape.to] as RecordIndex).find({ by: 'key', value })?.shortName ?? value
}

export const isCurrencyEntry = ({ currencyShortName }: Fields) => currencyShortName !== undefined

const imageIdOf = (shortName: unknown, index: ContentIndex) =>
  index.currency.find({ by: 'key', value: String(shortName) })?.imageId ?? ''
