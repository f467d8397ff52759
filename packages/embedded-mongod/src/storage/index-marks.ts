import type { CollectionInfo, IndexInfo } from './catalog'
import type { DocumentEntries } from './index-keys'

type Marks = Pick<DocumentEntries, 'multikeyPaths' | 'hasTruncated'>

function marked(index: IndexInfo, marks: Marks): IndexInfo {
  const multikeyPaths = [...new Set([...index.multikeyPaths, ...marks.multikeyPaths])]
  return { ...index, multikeyPaths, hasTruncated: index.hasTruncated || marks.hasTruncated }
}

/** The collection with one index marked by what a document put into it: arrays met, entries shortened. */
export function withEntries(collection: CollectionInfo, index: number, marks: Marks): CollectionInfo {
  const indexes = collection.indexes.map((info) => (info.id === index ? marked(info, marks) : info))
  return { ...collection, indexes }
}

/** `collection` with the marks that `other`, an older or newer state of it, has gathered. */
export function mergeMarks(collection: CollectionInfo, other: CollectionInfo): CollectionInfo {
  return other.indexes.reduce((merged, index) => withEntries(merged, index.id, index), collection)
}
