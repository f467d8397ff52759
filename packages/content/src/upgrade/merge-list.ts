import { isSame, type Merged, mapVersions, mergeValue, type Versions } from './three-way'

type List = readonly unknown[]

/** Entries by their identity; null if two have the same. */
function entriesBy(identity: string, list: List): ReadonlyMap<string, unknown> | null {
  const keyOf = (entry: unknown) =>
    String(identity === 'value' ? entry : (entry as Readonly<Record<string, unknown>>)[identity])
  const entries = new Map(list.map((entry) => [keyOf(entry), entry]))
  return entries.size === list.length ? entries : null
}

/**
 * The order of the side that changed it, or of the edit if both did. Entries that only the other side has come last.
 */
function orderOf({ base, ours, theirs }: Versions<readonly string[]>): readonly string[] {
  const [first, second] = isSame(base, ours) ? [theirs, ours] : [ours, theirs]
  return [...new Set([...first, ...second])]
}

/**
 * Merges entry by entry; null if entries cannot be identified, so that the list can only be taken or kept as a whole.
 */
export function mergeList(versions: Versions<List>, identity: string): Merged<List> | null {
  const { base, ours, theirs } = mapVersions(versions, (list) => entriesBy(identity, list))
  if (!base || !ours || !theirs) return null
  const order = orderOf(mapVersions({ base, ours, theirs }, (entries) => [...entries.keys()]))
  const merged = order.map((key) => mergeValue(mapVersions({ base, ours, theirs }, (entries) => entries.get(key))))
  const value = merged.flatMap((entry) => (entry.value === undefined ? [] : [entry.value]))
  return {
    value,
    isTaken: !isSame(value, versions.ours),
    isKept: merged.some(({ isKept }) => isKept),
    isConflict: merged.some(({ isConflict }) => isConflict),
  }
}
