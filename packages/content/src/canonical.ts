import type { ContentIndex } from './content'
import type { Fields } from './field'
import type { KindName } from './kind-name'
import { mapRecord } from './map-record'
import type { RecordIndex } from './references'

/**
 * The record with every key as the exact short name of what it names, and with the present pictures of currencies.
 * What names nothing stays as it is, for the reference check to find.
 */
export const canonical = <Of extends object>(kind: KindName, record: Of, index: ContentIndex): Of =>
  mapRecord(kind, record, {
    value(value, shape) {
      if (shape.type !== 'key' || typeof value !== 'string') return value
      return (index[shape.to] as RecordIndex).find({ by: 'key', value })?.shortName ?? value
    },
    entry: (entry, fields) =>
      isCurrencyEntry(fields) ? { ...entry, imageId: pictureOf(entry.shortName, index) } : entry,
  })

const isCurrencyEntry = ({ shortName }: Fields) => shortName?.shape.type === 'key' && shortName.shape.to === 'currency'

const pictureOf = (shortName: unknown, index: ContentIndex) =>
  index.currency.find({ by: 'key', value: String(shortName) })?.imageId ?? ''
