import { snapshotCycle } from './check-cycles'
import type { Anomaly, History, HistoryEntry, Operation } from './history'

type Append = Extract<Operation, { kind: 'append' }>
type Read = Extract<Operation, { kind: 'read' }>

const appendsOf = ({ operations }: HistoryEntry): Append[] =>
  operations.filter((operation): operation is Append => operation.kind === 'append')
const readsOf = ({ operations }: HistoryEntry): Read[] =>
  operations.filter((operation): operation is Read => operation.kind === 'read')

/** The entry that appended each value; values are never used twice. */
export function writersOf(entries: readonly HistoryEntry[]): Map<number, HistoryEntry> {
  const writers = new Map<number, HistoryEntry>()
  for (const entry of entries) for (const { value } of appendsOf(entry)) writers.set(value, entry)
  return writers
}

function* checkFinalLists({ entries, finalLists }: History, writers: Map<number, HistoryEntry>): Iterable<Anomaly> {
  for (const [key, list] of finalLists) {
    if (new Set(list).size !== list.length) yield { kind: 'duplicate append', detail: `key ${key}` }
    for (const value of list)
      if (writers.get(value)?.status === 'aborted')
        yield { kind: 'aborted read', detail: `key ${key} ends with ${value}` }
  }
  for (const entry of entries) {
    if (entry.status !== 'committed') continue
    for (const { key, value } of appendsOf(entry))
      if (!finalLists.get(key)?.includes(value))
        yield { kind: 'lost append', detail: `transaction ${entry.id}: ${value} to key ${key}` }
  }
}

/** The appends of others at the time of the read: the list without the transaction's own values at its end. */
function foreignPart(entry: HistoryEntry, { key, list }: Read): readonly number[] {
  const own = new Set(
    appendsOf(entry)
      .filter((append) => append.key === key)
      .map(({ value }) => value),
  )
  const firstOwn = list.findIndex((value) => own.has(value))
  return firstOwn < 0 ? list : list.slice(0, firstOwn)
}

function* checkRead(
  entry: HistoryEntry,
  read: Read,
  history: History,
  writers: Map<number, HistoryEntry>,
): Iterable<Anomaly> {
  const where = `transaction ${entry.id}, key ${read.key}`
  const seen = foreignPart(entry, read)
  for (const value of seen)
    if (writers.get(value)?.status === 'aborted') yield { kind: 'aborted read', detail: `${where}: ${value}` }
  const final = history.finalLists.get(read.key) ?? []
  if (entry.status === 'committed' && seen.some((value, position) => final[position] !== value))
    yield { kind: 'inconsistent order', detail: where }
  const lastWriter = seen.length > 0 ? writers.get(seen.at(-1) as number) : undefined
  if (!lastWriter || lastWriter === entry) return
  const lastOfWriter = appendsOf(lastWriter)
    .filter(({ key }) => key === read.key)
    .at(-1)
  if (lastOfWriter && lastOfWriter.value !== seen.at(-1)) yield { kind: 'intermediate read', detail: where }
}

/** Checks that within one snapshot all reads of a key are the same, apart from the transaction's own appends. */
function* checkRepeatable(entry: HistoryEntry): Iterable<Anomaly> {
  const first = new Map<number, number>()
  for (const read of readsOf(entry)) {
    const length = foreignPart(entry, read).length
    const known = first.get(read.key) ?? length
    first.set(read.key, known)
    if (known !== length) yield { kind: 'unrepeatable read', detail: `transaction ${entry.id}, key ${read.key}` }
  }
}

/** Checks that a transaction sees all appends acknowledged before it began. */
function* checkFreshness({ entries }: History): Iterable<Anomaly> {
  const acknowledged = new Map<number, { value: number; at: number }[]>()
  for (const entry of entries)
    if (entry.status === 'committed')
      for (const { key, value } of appendsOf(entry)) {
        const known = acknowledged.get(key)
        if (known) known.push({ value, at: entry.endedAt })
        else acknowledged.set(key, [{ value, at: entry.endedAt }])
      }
  for (const entry of entries)
    for (const read of readsOf(entry)) {
      const seen = new Set(read.list)
      const missed = acknowledged.get(read.key)?.find(({ value, at }) => at < entry.startedAt && !seen.has(value))
      if (missed) yield { kind: 'stale read', detail: `transaction ${entry.id}, key ${read.key}: ${missed.value}` }
    }
}

/** Everything in a history that snapshot isolation with immediate visibility forbids. Write skew it allows. */
export function checkHistory(history: History): Anomaly[] {
  const writers = writersOf(history.entries)
  const anomalies: Anomaly[] = [...checkFinalLists(history, writers)]
  for (const entry of history.entries) {
    if (entry.status === 'aborted') continue
    for (const read of readsOf(entry)) anomalies.push(...checkRead(entry, read, history, writers))
    anomalies.push(...checkRepeatable(entry))
  }
  anomalies.push(...checkFreshness(history))
  const cycle = snapshotCycle(history, writers)
  if (cycle) anomalies.push({ kind: 'cycle', detail: cycle.join(' → ') })
  return anomalies
}
