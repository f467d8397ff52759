import type { FieldShape, Fields } from './field'
import type { KindName } from './kind-name'
import { anyKind } from './kinds'

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
