import type { PlayerState, Release } from '@sanguine/rules'

/**
 * Remembers what is derived of a state in a release: states never change, and reads of a player who has not changed meet
 * the same one. With the state goes what was remembered of it.
 */
export function perState<View>(
  make: (state: PlayerState, release: Release) => View,
): (state: PlayerState, release: Release) => View {
  const known = new WeakMap<PlayerState, { readonly release: Release; readonly view: View }>()
  return (state, release) => {
    const found = known.get(state)
    if (found?.release === release) return found.view
    const view = make(state, release)
    known.set(state, { release, view })
    return view
  }
}
