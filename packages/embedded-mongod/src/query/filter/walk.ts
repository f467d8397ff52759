import { Doc, List } from '../document'
import { isArrayIndex, partsOf } from '../index-values'
import type { Value } from '../values'

/** The trace of a match: the position in its first array, for the positional operator. */
export interface MatchState {
  arrayIndex: number
}

/** Tests one value; undefined is a missing value. */
export type ValueTest = (value: Value | undefined) => boolean

export type DocTest = (doc: Doc, state: MatchState) => boolean

interface Part {
  name: string
  /** The array index that a part of a path names, or -1. */
  index: number
}

/**
 * Whether any value at a dotted path passes a test. It enters arrays on the path by index, and element by element if
 * these are documents. With `expandsEnd` it tests the elements of an array at the end, then the array.
 */
export function anyAtPath(path: string, test: ValueTest, expandsEnd: boolean): DocTest {
  const parts = partsOf(path).map((name): Part => ({ name, index: isArrayIndex(name) ? Number(name) : -1 }))
  if (parts.length === 1) {
    const { name } = parts[0] as Part
    return (doc, state) => testEnd(doc.get(name), test, expandsEnd, state)
  }
  return (doc, state) => inDoc(doc, parts, 0, test, expandsEnd, state)
}

function testEnd(value: Value | undefined, test: ValueTest, expandsEnd: boolean, state: MatchState): boolean {
  if (expandsEnd && value instanceof List) {
    const { items } = value
    for (let index = 0; index < items.length; index++) {
      if (test(items[index])) {
        state.arrayIndex = index
        return true
      }
    }
  }
  return test(value)
}

function inDoc(
  doc: Doc,
  parts: readonly Part[],
  at: number,
  test: ValueTest,
  expandsEnd: boolean,
  state: MatchState,
): boolean {
  const value = doc.get((parts[at] as Part).name)
  if (at === parts.length - 1) return testEnd(value, test, expandsEnd, state)
  if (value instanceof Doc) return inDoc(value, parts, at + 1, test, expandsEnd, state)
  return value instanceof List ? inList(value, parts, at + 1, test, expandsEnd, state) : test(undefined)
}

function inList(
  list: List,
  parts: readonly Part[],
  at: number,
  test: ValueTest,
  expandsEnd: boolean,
  state: MatchState,
): boolean {
  const { items } = list
  const { index } = parts[at] as Part
  if (index >= 0 && index < items.length && atPlace(items[index] as Value, parts, at, test, expandsEnd, state)) {
    state.arrayIndex = index
    return true
  }
  for (let position = 0; position < items.length; position++) {
    const item = items[position]
    if (item instanceof Doc && inDoc(item, parts, at, test, expandsEnd, state)) {
      state.arrayIndex = position
      return true
    }
  }
  return false
}

/** An element that the path names by index. If it is an array at the end of the path, it is not entered. */
function atPlace(
  item: Value,
  parts: readonly Part[],
  at: number,
  test: ValueTest,
  expandsEnd: boolean,
  state: MatchState,
): boolean {
  if (at === parts.length - 1) return test(item)
  if (item instanceof Doc) return inDoc(item, parts, at + 1, test, expandsEnd, state)
  return item instanceof List && inList(item, parts, at + 1, test, expandsEnd, state)
}
