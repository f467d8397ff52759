import type { ComponentType } from 'react'

/** A page that is fetched when it is first drawn; `LazyView` draws it. */
export interface LazyPage<Props> {
  /** the same promise until it is forgotten */
  readonly load: () => Promise<ComponentType<Props>>
  /** whether this is why it could not be fetched */
  readonly isLoadError: (error: unknown) => boolean
  /** has the next `load` fetch anew, after it failed */
  readonly reset: () => void
}

export function lazyPage<Props = object>(fetchPage: () => Promise<ComponentType<Props>>): LazyPage<Props> {
  let loading: Promise<ComponentType<Props>> | null = null
  let failure: unknown = null
  return {
    load: () => {
      loading ??= fetchPage().catch((error: unknown) => {
        failure = error
        throw error
      })
      return loading
    },
    isLoadError: (error) => error === failure,
    reset: () => {
      loading = null
    },
  }
}
