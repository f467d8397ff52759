import { Doc, List } from '../document'
import { partsOf } from '../index-values'
import { MongoError } from '../mongo-error'
import type { Value } from '../values'

/** The value at a path. An array on the path yields the array of its documents' values. */
export function valueAtPath(value: Value | undefined, parts: readonly string[], at = 0): Value | undefined {
  if (at === parts.length) return value
  if (value instanceof Doc) return valueAtPath(value.get(parts[at] as string), parts, at + 1)
  if (!(value instanceof List) || at === 0) return undefined
  return eachAtPath(value, parts, at)
}

function eachAtPath(list: List, parts: readonly string[], at: number): List {
  const found: Value[] = []
  for (const item of list.items) {
    const next = item instanceof Doc ? valueAtPath(item, parts, at) : undefined
    if (next !== undefined) found.push(next)
  }
  return List.of(found)
}

/** The value at a path below a variable, which may be an array itself. */
export function valueBelow(value: Value | undefined, parts: readonly string[]): Value | undefined {
  return value instanceof List && parts.length > 0 ? eachAtPath(value, parts, 0) : valueAtPath(value, parts)
}

/** The parts of a path in an expression. Throws for an invalid name. */
export function checkedParts(path: string): readonly string[] {
  const parts = partsOf(path)
  for (const part of parts) {
    if (part === '') throw new MongoError(path === '' ? 40352 : path.endsWith('.') ? 40353 : 15998, pathProblem(path))
    if (part.startsWith('$')) {
      throw new MongoError(
        16410,
        `FieldPath field names may not start with '$'. Consider using $getField or $setField.`,
      )
    }
  }
  return parts
}

const pathProblem = (path: string): string =>
  path === ''
    ? 'FieldPath cannot be constructed with empty string'
    : path.endsWith('.')
      ? "FieldPath must not end with a '.'."
      : 'FieldPath field names may not be empty strings.'
