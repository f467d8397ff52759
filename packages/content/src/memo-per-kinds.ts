import type { ContentIndex } from './content'
import type { KindName } from './kind-name'
import type { AnyRecord, ContentRecords } from './records'

/**
 * Remembers a value that is made from the records of some kinds. Most versions of the content share the lists of these
 * records, so a change of another kind does not make the value again. Lists and value must not be changed.
 */
export function memoPerKinds<Kind extends KindName, Made>(
  [first, ...others]: readonly [Kind, ...Kind[]],
  make: (records: Pick<ContentRecords, Kind>, index: Pick<ContentIndex, Kind>) => Made,
): typeof make {
  const memos = new WeakMap<object, { readonly lists: readonly (readonly AnyRecord[])[]; readonly made: Made }>()
  return (records, index) => {
    const lists = others.map((kind) => records[kind])
    const known = memos.get(records[first])
    if (known?.lists.every((list, position) => list === lists[position])) return known.made
    const made = make(records, index)
    memos.set(records[first], { lists, made })
    return made
  }
}

/**
 * Remembers the value that is made from a record and its context. A change of one record therefore makes one value.
 * Record, context and value must not be changed.
 */
export function memoPerRecord<Of extends object, Context extends object, Made>(
  make: (record: Of, context: Context) => Made,
): typeof make {
  const memos = new WeakMap<Of, { readonly context: Context; readonly made: Made }>()
  return (record, context) => {
    const known = memos.get(record)
    if (known?.context === context) return known.made
    const made = make(record, context)
    memos.set(record, { context, made })
    return made
  }
}
