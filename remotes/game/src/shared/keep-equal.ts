/**
 * A copy of `after` that shares with `before` each part that is equal in both. A part that stays the same object is not
 * drawn again. For JSON.
 */
export function keepEqual<Value>(before: unknown, after: Value): Value
export function keepEqual(before: unknown, after: unknown): unknown {
  if (before === after || !isObject(before) || !isObject(after)) return after
  if (Array.isArray(before) && Array.isArray(after)) {
    const kept = after.map((value, index) => keepEqual(before[index], value))
    return before.length === kept.length && kept.every((value, index) => value === before[index]) ? before : kept
  }
  if (Array.isArray(before) || Array.isArray(after)) return after
  const entries = Object.entries(after).map(([key, value]) => [key, keepEqual(ownPart(before, key), value)] as const)
  const isEqual =
    entries.length === Object.keys(before).length &&
    entries.every(([key, value]) => Object.hasOwn(before, key) && value === before[key])
  return isEqual ? before : Object.fromEntries(entries)
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const ownPart = (object: Readonly<Record<string, unknown>>, key: string): unknown =>
  Object.hasOwn(object, key) ? object[key] : undefined
