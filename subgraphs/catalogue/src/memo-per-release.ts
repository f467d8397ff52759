import type { Release } from '@sanguine/rules'

/**
 * Remembers what is made of a release, alone or with an id or an object such as a player's state: none of them ever
 * changes, and most reads meet the same ones again. With the release, or the object, goes what was remembered of it.
 */
export function memoPerRelease<Key extends readonly [] | readonly [string | object], View>(
  make: (release: Release, ...key: Key) => View,
): (release: Release, ...key: Key) => View {
  const byRelease = new WeakMap<Release, Memos<View>>()
  return (release, ...keys) => {
    let memos = byRelease.get(release)
    if (!memos) {
      memos = { objects: new WeakMap(), others: new Map() }
      byRelease.set(release, memos)
    }
    const [key] = keys
    const memo: Memo<View> = typeof key === 'object' ? memos.objects : memos.others
    const known = memo.get(key)
    if (known !== undefined) return known
    const view = make(release, ...keys)
    memo.set(key, view)
    return view
  }
}

interface Memo<View> {
  get(key: string | object | undefined): View | undefined
  set(key: string | object | undefined, view: View): unknown
}

interface Memos<View> {
  readonly objects: Memo<View>
  readonly others: Memo<View>
}
