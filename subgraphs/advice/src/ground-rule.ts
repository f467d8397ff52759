import { releaseService } from '@sanguine/catalogue'
import type { Context } from '@sanguine/kernel'
import { type Id, type PlayerState, type RegionState, regionState } from '@sanguine/rules'

/** The present state of the rule of a ground's region, for a player; null if the region has no rule. */
export function groundRule({ app }: Context, groundId: Id, state: PlayerState): RegionState | null {
  const release = app.get(releaseService).current()
  const regionId = release.grounds.get(groundId)?.regionId ?? ''
  return regionState(regionId, state, release, { now: app.clock.now(), speed: app.settings.gameSpeed })
}
