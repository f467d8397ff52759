import { compareValues } from './compare'
import { Doc, List } from './document'
import { isArrayIndex, partsOf } from './index-values'
import { valueKey } from './value-key'
import type { Value } from './values'

/**
 * The distinct values of a path in documents, in ascending order. Each element of an array counts; a missing field
 * does not.
 */
export function distinctValues(docs: Iterable<Doc>, path: string): Value[] {
  const parts = partsOf(path)
  const found = new Map<string, Value>()
  for (const doc of docs) collect(doc, parts, 0, found)
  return [...found.values()].sort(compareValues)
}

function collect(value: Value | undefined, parts: readonly string[], at: number, found: Map<string, Value>): void {
  if (value === undefined) return
  const name = parts[at]
  if (name === undefined) {
    for (const item of value instanceof List ? value.items : [value]) {
      const key = valueKey(item)
      if (!found.has(key)) found.set(key, item)
    }
  } else if (value instanceof Doc) {
    collect(value.get(name), parts, at + 1, found)
  } else if (value instanceof List) {
    if (isArrayIndex(name)) collect(value.items[Number(name)], parts, at + 1, found)
    for (const item of value.items) if (item instanceof Doc) collect(item, parts, at, found)
  }
}
