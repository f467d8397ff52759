import type { App } from '@sanguine/kernel'
import { forcedGroundOf, type Id, type Release } from '@sanguine/rules'
import { gameSettingsService } from '@sanguine/settings'

/** The ground that the setting names for missions drawn now; null if it names none. */
export const readForcedGround = (app: App, release: Release): Id | null =>
  forcedGroundOf(app.get(gameSettingsService).current().ForceMissionHuntingGround, release)
