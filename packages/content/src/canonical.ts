import type { ContentIndex } from './content'
import type { FieldShape, Fields } from './field'
import type { KindName } from './kind-name'
import { mapRecord } from './map-record'
import type { RecordIndex } from './references'

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
