/** A thing as the pack had it that was installed last, as the database has it, and as the new pack has it. */
export interface Versions<Value> {
  readonly base: Value
  readonly ours: Value
  readonly theirs: Value
}

/** What became of it. A list may have taken one entry and kept another. */
export interface Merged<Value> {
  readonly value: Value
  /** whether something of the new pack came in */
  readonly isTaken: boolean
  /** whether an edit stayed */
  readonly isKept: boolean
  /** whether the new pack changed what was edited here; the edit stayed */
  readonly isConflict: boolean
}

/** Content comes from schemas, so that equal values have their fields in the same order. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const untouched = { isTaken: false, isKept: false, isConflict: false }

/** Where only one side has changed the value, that side's; where both have, the edit. */
export function mergeValue<Value>({ base, ours, theirs }: Versions<Value>): Merged<Value> {
  if (isSame(ours, theirs)) return { value: ours, ...untouched }
  if (isSame(base, ours)) return { value: theirs, ...untouched, isTaken: true }
  return { value: ours, ...untouched, isKept: true, isConflict: !isSame(base, theirs) }
}

export const mapVersions = <Value, Mapped>(
  { base, ours, theirs }: Versions<Value>,
  map: (value: Value) => Mapped,
): Versions<Mapped> => ({ base: map(base), ours: map(ours), theirs: map(theirs) })
