import { notFound } from '@sanguine/kernel'
import { type Id, isGroundVisible, type PlayerState, type Release } from '@sanguine/rules'

/** Throws `notFound` for a ground that the player cannot see. A hidden ground is visible to the players on it. */
export function requireVisibleGround(groundId: Id, state: PlayerState, release: Release): void {
  const ground = release.grounds.get(groundId)
  if (!ground || (groundId !== state.groundId && !isGroundVisible(ground, release)))
    throw notFound({ en: 'hunting ground', de: 'Diesen Jagdgrund' })
}
