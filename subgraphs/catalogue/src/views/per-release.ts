import type { Id, Release } from '@sanguine/rules'

/**
 * Remembers what is made of a record, once a release: definitions are read in every answer and never change within one.
 * With the release goes what was remembered of it.
 */
export function perRelease<View>(make: (release: Release, id: Id) => View): (release: Release, id: Id) => View {
  const known = new WeakMap<Release, Map<Id, View>>()
  return (release, id) => {
    let views = known.get(release)
    if (!views) {
      views = new Map()
      known.set(release, views)
    }
    const found = views.get(id)
    if (found !== undefined) return found
    const view = make(release, id)
    views.set(id, view)
    return view
  }
}
