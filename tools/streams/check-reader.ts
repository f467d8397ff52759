/** The events that a reader of a stream has seen. */
export interface SeenEvents {
  /** the id from which on it expects entries; null if it got no event */
  readonly startId: string | null
  readonly entryIds: readonly string[]
  readonly revisions: readonly number[]
  readonly endReason: string | null
}

const isBefore = (a: string | number, b: string | number): boolean => a < b

/**
 * Compares the entries of a reader with the ids of all entries of its player, in their order. Returns what is wrong: an
 * entry is missing, came twice or out of order, or a revision came after a higher one.
 */
export function checkReader(seen: SeenEvents, journalIds: readonly string[]): readonly string[] {
  const { startId, entryIds, revisions, endReason } = seen
  if (endReason !== null) return [`the gateway ended the stream: ${endReason}`]
  if (startId === null) return ['no event arrived']
  const arrived = new Set(entryIds)
  const missing = journalIds.filter((id) => isBefore(startId, id) && !arrived.has(id))
  const known = new Set(journalIds)
  const unknown = entryIds.filter((id) => !known.has(id))
  const [entriesBack, revisionsBack] = [entryIds, revisions].map((values: readonly (string | number)[]) =>
    values.filter((value, index) => index > 0 && isBefore(value, values[index - 1] ?? value)),
  )
  return [
    ...missing.map((id) => `${id} is missing`),
    ...unknown.map((id) => `${id} is not in the journal`),
    ...(arrived.size < entryIds.length ? [`${entryIds.length - arrived.size} entries came twice`] : []),
    ...(entriesBack ?? []).map((id) => `${id} came after a later entry`),
    ...(revisionsBack ?? []).map((revision) => `revision ${revision} came after a higher one`),
  ]
}
