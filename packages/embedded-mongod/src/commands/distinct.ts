import type { Found } from '../planner/execute'
import { compareValues, Doc, List, type Value } from '../query'

/** Every value of a path once, in order: elements of arrays one by one, nothing for documents without the path. */
export function distinctValues(found: Iterable<Found>, path: string): Value[] {
  const sorted: Value[] = []
  const parts = path.split('.')
  for (const { doc } of found) for (const value of valuesAt(doc, parts)) insertOnce(sorted, value)
  return sorted
}

function* valuesAt(value: Value | undefined, parts: readonly string[]): IterableIterator<Value> {
  const [name, ...rest] = parts
  if (value === undefined) return
  if (name === undefined) {
    if (value instanceof List) yield* value.items
    else yield value
  } else if (value instanceof Doc) {
    yield* valuesAt(value.get(name), rest)
  } else if (value instanceof List) {
    if (/^\d+$/.test(name)) yield* valuesAt(value.items[Number(name)], rest)
    for (const item of value.items) if (item instanceof Doc) yield* valuesAt(item, parts)
  }
}

function insertOnce(sorted: Value[], value: Value): void {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const order = compareValues(sorted[middle] as Value, value)
    if (order === 0) return
    if (order < 0) low = middle + 1
    else high = middle
  }
  sorted.splice(low, 0, value)
}
