import { type Content, indexContent } from '../content'
import { isCurrencyEntry, mapFields, nameExactly, type RecordMapping } from '../map-record'
import { fieldsOf, RecordBook, shelves } from './record-book'

const withoutImages: RecordMapping = {
  entry: (entry, fields) =>
    isCurrencyEntry(fields) ? { ...entry, name: entry.currencyShortName, imageId: '' } : entry,
}

/** Content without derived values: amounts of currency have no images and no second name. */
export const bareContent = (content: Content): RecordBook => mapped(content, withoutImages)

/** Content with every key as an exact short name, so that two versions differ only in meaning. */
export function plainContent(content: Content): RecordBook {
  const index = indexContent(content.records)
  return mapped(content, { ...withoutImages, value: (value, shape) => nameExactly(value, shape, index) })
}

function mapped(content: Content, mapping: RecordMapping): RecordBook {
  const book = new RecordBook(content)
  for (const shelf of shelves)
    for (const record of book.all(shelf))
      book.set(shelf, { id: record.id, ...mapFields(fieldsOf(shelf), record, mapping) })
  return book
}
