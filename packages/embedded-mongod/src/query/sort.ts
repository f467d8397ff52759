import { compareValues } from './compare'
import { Doc, List } from './document'
import { exactInteger } from './filter/scalar-operators'
import { isArrayIndex, partsOf } from './index-values'
import { badValue, MongoError, notImplemented } from './mongo-error'
import { isNumber, type Value } from './values'

/** Orders two documents: negative, zero or positive. */
export type DocOrder = (left: Doc, right: Doc) => number

export interface SortPart {
  path: string
  direction: 1 | -1
}

/** The paths and directions of a sort. Throws MongoDB's error codes for a direction that is neither 1 nor -1. */
export function parseSort(spec: Doc): SortPart[] {
  return [...spec].map(([path, value]): SortPart => {
    if (value instanceof Doc) {
      throw value.has('$meta')
        ? notImplemented('Sorting by $meta')
        : new MongoError(15974, `Illegal key in $sort specification: ${path}`)
    }
    if (!isNumber(value)) throw new MongoError(15974, `Illegal key in $sort specification: ${path}`)
    const direction = Number(exactInteger(value))
    if (direction !== 1 && direction !== -1)
      throw new MongoError(15975, '$sort key ordering must be 1 (for ascending) or -1 (for descending)')
    if (path === '' || path.split('.').includes(''))
      throw badValue(`FieldPath field names may not be empty strings: '${path}'`)
    return { path, direction }
  })
}

/**
 * Compiles a sort in MongoDB's order. A missing field counts as null, and an empty array is below null. An array counts
 * by its least element in ascending order and by its greatest in descending order.
 */
export function compileSort(spec: Doc): DocOrder {
  const valueKey = compileSortKey(spec)
  const order = compileKeyOrder(spec)
  return (left, right) => order(valueKey(left), valueKey(right))
}

/** The sort key of a document. To sort many documents, compute the key of each once. */
export function compileSortKey(spec: Doc): (doc: Doc) => (Value | undefined)[] {
  const parts = parseSort(spec).map(({ path, direction }) => ({ names: partsOf(path), direction }))
  return (doc) => parts.map(({ names, direction }) => sortValue(doc, names, direction))
}

type Key = readonly (Value | undefined)[]

/** Orders keys made by {@link compileSortKey}. */
export function compileKeyOrder(spec: Doc): (left: Key, right: Key) => number {
  const directions = parseSort(spec).map(({ direction }) => direction)
  return (left, right) => {
    for (let index = 0; index < directions.length; index++) {
      const order = compareValues(left[index], right[index])
      if (order !== 0) return (directions[index] as number) * order
    }
    return 0
  }
}

function sortValue(doc: Doc, names: readonly string[], direction: number): Value | undefined {
  const first = doc.get(names[0] as string)
  if (names.length === 1 && !(first instanceof List)) return first ?? null
  const found: (Value | undefined)[] = []
  collect(first, names, 1, found)
  let best = found[0]
  for (const value of found) if (direction * compareValues(value, best) < 0) best = value
  return best
}

/** All sort values of a path. An empty array at its end is a value below null. */
function collect(value: Value | undefined, names: readonly string[], at: number, found: (Value | undefined)[]): void {
  const name = names[at]
  if (value instanceof List) {
    if (name !== undefined && isArrayIndex(name) && Number(name) < value.length) {
      collect(value.items[Number(name)], names, at + 1, found)
      return
    }
    for (const item of value.items) {
      if (name === undefined) found.push(item)
      else
        collect(item instanceof Doc ? item.get(name) : null, names, item instanceof Doc ? at + 1 : names.length, found)
    }
    if (value.length === 0) found.push(name === undefined ? undefined : null)
  } else if (name === undefined) {
    found.push(value ?? null)
  } else {
    collect(value instanceof Doc ? value.get(name) : null, names, value instanceof Doc ? at + 1 : names.length, found)
  }
}
