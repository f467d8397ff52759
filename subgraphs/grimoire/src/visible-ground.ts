import { notFound } from '@sanguine/kernel'
import type { Id, PlayerState, Release } from '@sanguine/rules'

/** Throws `notFound` for a ground that the player cannot see. A hidden ground is visible to those who are there. */
export function requireVisibleGround(groundId: Id, state: PlayerState, release: Release): void {
  const ground = release.grounds.get(groundId)
  const isListed = ground?.visible === true && release.regions.get(ground.regionId)?.visible === true
  if (!ground || (groundId !== state.groundId && !isListed)) throw notFound('hunting ground')
}
