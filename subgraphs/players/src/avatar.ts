import { activeItemOf, type PlayerState, type Release } from '@sanguine/rules'

/** The picture of the worn avatar, or empty. */
export const avatarOf = (state: PlayerState, release: Release): string =>
  activeItemOf('avatar', state, release)?.imageId ?? ''
