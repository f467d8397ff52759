import type { ComponentType } from 'react'

/** A page that is fetched when it is first wanted. */
export interface LazyPage {
  /** the same promise until it is forgotten */
  readonly load: () => Promise<ComponentType>
  /** has the next `load` fetch anew, after it failed */
  readonly forget: () => void
}

export function lazyPage(fetchPage: () => Promise<ComponentType>): LazyPage {
  let loading: Promise<ComponentType> | null = null
  return {
    load: () => {
      loading ??= fetchPage()
      return loading
    },
    forget: () => {
      loading = null
    },
  }
}
