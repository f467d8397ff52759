import type { Release } from './release'

/**
 * Remembers what is made from a release alone, because rules ask for it for every player. A release never changes, and
 * its values are dropped together with it.
 */
export function oncePerRelease<Value>(make: (release: Release) => Value): (release: Release) => Value {
  const values = new WeakMap<Release, { readonly value: Value }>()
  return (release) => {
    const known = values.get(release)
    if (known) return known.value
    const value = make(release)
    values.set(release, { value })
    return value
  }
}
