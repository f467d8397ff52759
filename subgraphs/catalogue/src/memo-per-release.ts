import type { Release } from '@sanguine/rules'
import type { Snapshot } from './content/release-cache'

type OptionalKey = readonly [] | readonly [string | object]

function memoPer<Source extends object, Key extends OptionalKey, View>(
  make: (source: Source, ...key: Key) => View,
): (source: Source, ...key: Key) => View {
  const bySource = new WeakMap<Source, Memos<View>>()
  return (source, ...keys) => {
    let memos = bySource.get(source)
    if (!memos) {
      memos = { objects: new WeakMap(), others: new Map() }
      bySource.set(source, memos)
    }
    const [key] = keys
    const memo: Memo<View> = typeof key === 'object' ? memos.objects : memos.others
    const known = memo.get(key)
    if (known !== undefined) return known
    const view = make(source, ...keys)
    memo.set(key, view)
    return view
  }
}

/**
 * Remembers what is made of a release, alone or with an id or an object such as a player's state: none of them ever
 * changes, and most reads meet the same ones again. With the release, or the object, goes what was remembered of it.
 */
export const memoPerRelease = <Key extends OptionalKey, View>(
  make: (release: Release, ...key: Key) => View,
): ((release: Release, ...key: Key) => View) => memoPer(make)

/** The same for a version of the content as the CMS reads it, whether or not a release can be made of it. */
export const memoPerSnapshot = <Key extends OptionalKey, View>(
  make: (snapshot: Snapshot, ...key: Key) => View,
): ((snapshot: Snapshot, ...key: Key) => View) => memoPer(make)

interface Memo<View> {
  get(key: string | object | undefined): View | undefined
  set(key: string | object | undefined, view: View): unknown
}

interface Memos<View> {
  readonly objects: Memo<View>
  readonly others: Memo<View>
}
