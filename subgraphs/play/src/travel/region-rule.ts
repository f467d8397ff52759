import { releaseService } from '@sanguine/catalogue'
import { type Context, isPlaying } from '@sanguine/kernel'
import { readPlayer } from '@sanguine/players'
import { type Id, type RegionState, regionState } from '@sanguine/rules'

/**
 * The present state of the rule of a region; null if it has none. The heat is that of the viewer's player, because each
 * player heats a region separately.
 */
export async function readRegionState(context: Context, regionId: Id): Promise<RegionState | null> {
  const { app, viewer } = context
  const release = app.get(releaseService).current()
  const rule = release.regions.get(regionId)?.rule
  if (!rule) return null
  const hasHeat = rule === 'heat' && viewer !== null && isPlaying(viewer.role)
  const state = hasHeat ? (await readPlayer(context)).state : {}
  return regionState(regionId, state, release, { now: app.clock.now(), speed: app.settings.gameSpeed })
}
