import type { ComponentType } from 'react'

/** A page that is fetched when it is first drawn, by a `LazyPageView`. */
export interface LazyPage<Props> {
  /** returns the same promise until `reset` */
  readonly load: () => Promise<ComponentType<Props>>
  /** whether this error means that the page could not be fetched */
  readonly isLoadError: (error: unknown) => boolean
  /** makes the next `load` fetch again after a failure */
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
