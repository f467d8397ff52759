import { join } from 'node:path'
import { addRecordUsage } from '@sanguine/catalogue'
import { createCollections } from '@sanguine/db'
import type { Domain } from '@sanguine/kernel'
import { countRecordUsage } from './count-record-usage'
import { gameSettingsService } from './game-settings.service'
import { removeLostGround } from './operations/change-setting'
import { settingsCollections } from './personal-data'
import { examples } from './settings.examples'
import { settingsModelService } from './settings.model'
import { refusals } from './settings.refusals'
import { resolvers } from './settings.resolvers'
import { settingRoutes } from './settings.rest'

export { gameSettingsService } from './game-settings.service'
export { deleteSetting } from './operations/delete-setting'
export { listSettings, readSetting } from './operations/list-settings'
export { type SettingInput, saveSetting } from './operations/save-setting'
export { updateSettings } from './operations/update-settings'
export type { GameSettings } from './setting-kinds'
export type { SettingRefusal } from './setting-refusal'

export const settings: Domain = {
  name: 'settings',
  schemaPath: join(__dirname, 'settings.graphql'),
  collections: settingsCollections,
  refusals,
  resolvers,
  examples,
  routes: settingRoutes,
  async start(app) {
    await createCollections([app.get(settingsModelService)])
    addRecordUsage(app, countRecordUsage(app))
    await removeLostGround(app)
    const keeper = app.get(gameSettingsService)
    await keeper.refresh()
    keeper.watch()
  },
}
