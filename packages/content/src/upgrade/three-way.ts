/** Three versions of a value: in the pack installed last, in the database, and in the new pack. */
export interface Versions<Value> {
  readonly base: Value
  readonly ours: Value
  readonly theirs: Value
}

/** The result of a merge. A list may have taken one entry and kept another. */
export interface Merged<Value> {
  readonly value: Value
  /** whether a value of the new pack was taken */
  readonly isTaken: boolean
  /** whether an edit stayed */
  readonly isKept: boolean
  /** whether the new pack changed an edited value; the edit stayed */
  readonly isConflict: boolean
}

/** Content comes from schemas, so that equal values have their fields in the same order. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const untouched = { isTaken: false, isKept: false, isConflict: false }

/** Merges one value. If only one side has changed it, that side wins; if both have, the edit wins. */
export function mergeValue<Value>({ base, ours, theirs }: Versions<Value>): Merged<Value> {
  if (isSame(ours, theirs)) return { value: ours, ...untouched }
  if (isSame(base, ours)) return { value: theirs, ...untouched, isTaken: true }
  return { value: ours, ...untouched, isKept: true, isConflict: !isSame(base, theirs) }
}

export const mapVersions = <Value, Mapped>(
  { base, ours, theirs }: Versions<Value>,
  map: (value: Value) => Mapped,
): Versions<Mapped> => ({ base: map(base), ours: map(ours), theirs: map(theirs) })
