import type { CollectionInfo, IndexInfo } from './catalog'
import type { DocumentEntries } from './index-keys'

type Marks = Pick<DocumentEntries, 'multikeyPaths' | 'hasTruncated'>

function marked(index: IndexInfo, marks: Marks): IndexInfo {
  const multikeyPaths = [...new Set([...index.multikeyPaths, ...marks.multikeyPaths])]
  return { ...index, multikeyPaths, hasTruncated: index.hasTruncated || marks.hasTruncated }
}

/** The collection with the marks of a document's entries on one index: arrays on its paths, truncated entries. */
export function withEntries(collection: CollectionInfo, index: number, marks: Marks): CollectionInfo {
  const indexes = collection.indexes.map((info) => (info.id === index ? marked(info, marks) : info))
  return { ...collection, indexes }
}

/** `collection` with the marks of `other`, an older or newer state of it. */
export function mergeMarks(collection: CollectionInfo, other: CollectionInfo): CollectionInfo {
  return other.indexes.reduce((merged, index) => withEntries(merged, index.id, index), collection)
}
