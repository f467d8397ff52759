import { releaseService } from '@sanguine/catalogue'
import type { App } from '@sanguine/kernel'
import { limitTimers } from '@sanguine/rules'
import type { PlayerSnapshot } from '../store/players.model'

/**
 * The player with waits limited to their largest length, in case a wrong clock set them; the same object if they are in
 * range. Every change writes them, so that they are limited once.
 */
export function withLimitedTimers(app: App, player: PlayerSnapshot): PlayerSnapshot {
  const { clock, settings } = app
  const release = app.get(releaseService).current()
  const state = limitTimers(player.state, { now: clock.now(), release, speed: settings.gameSpeed })
  return state === player.state ? player : { ...player, state }
}
