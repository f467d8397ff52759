import { Doc, encodeIndexKey, indexKeys, List, type Value } from '../query'
import type { IndexInfo } from './catalog'
import { indexPrefix, isTruncated } from './keys'

/** One entry of a document in an index, without the record number. */
export interface EntryValues {
  prefix: Buffer
  /** One value for each field; null if the document has none. */
  values: readonly Value[]
}

/** The entries of one document in one index. */
export interface DocumentEntries {
  /** The distinct entries, by the text of their prefix. */
  byPrefix: Map<string, EntryValues>
  /** Paths on which the document has an array. */
  multikeyPaths: readonly string[]
  hasTruncated: boolean
}

export const directionsOf = (index: IndexInfo): (1 | -1)[] => index.fields.map((field) => field.direction)

/** Whether a path leads to a stored null, also inside arrays. */
function hasStoredNull(value: Value | undefined, path: readonly string[]): boolean {
  if (path.length === 0) return value === null || (value instanceof List && value.items.includes(null))
  if (value instanceof Doc) return hasStoredNull(value.get(path[0] as string), path.slice(1))
  if (value instanceof List) return value.items.some((item) => item instanceof Doc && hasStoredNull(item, path))
  return false
}

/** A sparse index omits documents without any of its fields. A stored null counts as a field. */
function isLeftOut(values: readonly Value[], doc: Doc, index: IndexInfo): boolean {
  if (!index.sparse || values.some((value) => value !== null)) return false
  return !index.fields.some(({ path }) => hasStoredNull(doc, path.split('.')))
}

interface Combinations {
  keys: readonly (readonly Value[])[]
  multikeyPaths: readonly string[]
}

const noPaths: readonly string[] = []

function combinationsOf(doc: Doc, index: IndexInfo): Combinations {
  const only = index.fields.length === 1 ? (index.fields[0]?.path as string) : undefined
  if (only !== undefined && !only.includes('.')) {
    const value = doc.get(only)
    if (!(value instanceof List)) return { keys: [[value ?? null]], multikeyPaths: noPaths }
  }
  const paths = index.fields.map(({ path }) => path)
  const { keys, multikey } = indexKeys(doc, paths)
  return { keys, multikeyPaths: paths.filter((_, position) => multikey[position]) }
}

/** The entries of a document in an index; none if a sparse or partial index omits the document. */
export function entriesOf(doc: Doc, index: IndexInfo, isIncluded: (doc: Doc) => boolean): DocumentEntries {
  const byPrefix = new Map<string, EntryValues>()
  if (!isIncluded(doc)) return { byPrefix, multikeyPaths: noPaths, hasTruncated: false }
  const { keys, multikeyPaths } = combinationsOf(doc, index)
  const directions = directionsOf(index)
  let hasTruncated = false
  for (const values of keys) {
    if (isLeftOut(values, doc, index)) continue
    const encoded = encodeIndexKey(values, directions)
    hasTruncated ||= isTruncated(encoded)
    const prefix = indexPrefix(index.id, encoded)
    byPrefix.set(prefix.toString('latin1'), { prefix, values })
  }
  return { byPrefix, multikeyPaths, hasTruncated }
}
