import type { KindName } from '@sanguine/content'
import type { Release } from '@sanguine/rules'
import type { Snapshot } from './content/release-cache'

type OptionalKey = readonly [] | readonly [string | object]

function memoPer<Given, Key extends OptionalKey, View>(
  make: (given: Given, ...key: Key) => View,
  sourceOf: (given: Given) => object,
): (given: Given, ...key: Key) => View {
  const bySource = new WeakMap<object, Memos<View>>()
  return (given, ...keys) => {
    const source = sourceOf(given)
    let memos = bySource.get(source)
    if (!memos) {
      memos = { objects: new WeakMap(), others: new Map() }
      bySource.set(source, memos)
    }
    const [key] = keys
    const memo: Memo<View> = typeof key === 'object' ? memos.objects : memos.others
    const known = memo.get(key)
    if (known !== undefined) return known
    const view = make(given, ...keys)
    memo.set(key, view)
    return view
  }
}

/**
 * Remembers values that are made from a release, alone or with an id or an object such as a player's state. Releases
 * and these objects never change, and most reads use the same ones again. The values are dropped together with the
 * release or the object.
 */
export const memoPerRelease = <Key extends OptionalKey, View>(
  make: (release: Release, ...key: Key) => View,
): ((release: Release, ...key: Key) => View) => memoPer(make, (release) => release)

/** The same for a version of the content as the CMS reads it, even if no release can be made from it. */
export const memoPerSnapshot = <Key extends OptionalKey, View>(
  make: (snapshot: Snapshot, ...key: Key) => View,
): ((snapshot: Snapshot, ...key: Key) => View) => memoPer(make, (snapshot) => snapshot)

/**
 * The same for values that are made only from the records of a kind, which stay while records of other kinds change.
 */
export const memoPerKind = <Key extends string, View>(
  make: (snapshot: Snapshot, kind: KindName, key: Key) => View,
): ((snapshot: Snapshot, kind: KindName, key: Key) => View) => {
  const views = memoPer(
    ({ snapshot, kind }: { readonly snapshot: Snapshot; readonly kind: KindName }, key: Key) =>
      make(snapshot, kind, key),
    ({ snapshot, kind }) => snapshot.content.records[kind],
  )
  return (snapshot, kind, key) => views({ snapshot, kind }, key)
}

interface Memo<View> {
  get(key: string | object | undefined): View | undefined
  set(key: string | object | undefined, view: View): unknown
}

interface Memos<View> {
  readonly objects: Memo<View>
  readonly others: Memo<View>
}
