import type { Release } from '@sanguine/rules'
import type { ReleaseService } from '../content/release-cache'

const notStored = () => new Error('This release has no stored content.')

/** A release service of releases made by a test, the same in every language; there is no content in a database behind it. */
export const fixedRelease = (current: () => Release): ReleaseService => ({
  current,
  isLoaded: true,
  refresh: async () => current(),
  latest: async () => {
    throw notStored()
  },
  adopt: async () => {
    throw notStored()
  },
  snapshot: () => {
    throw notStored()
  },
  watch: () => undefined,
  onChange: () => () => undefined,
  stop: async () => undefined,
})
