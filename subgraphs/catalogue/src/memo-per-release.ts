import type { Release } from '@sanguine/rules'

/** Remembers what is derived of a release; with the release goes what was remembered of it. */
export function memoPerRelease<Value>(derive: (release: Release) => Value): (release: Release) => Value {
  const known = new WeakMap<Release, { readonly value: Value }>()
  return (release) => {
    let found = known.get(release)
    if (!found) {
      found = { value: derive(release) }
      known.set(release, found)
    }
    return found.value
  }
}
