import { join } from 'node:path'
import type { Domain } from '@sanguine/kernel'
import { settingsModelService } from './settings.model'
import { resolvers } from './settings.resolvers'
import { gameSettingsService } from './settings-keeper'

export { deleteSetting } from './operations/delete-setting'
export { listSettings, readSetting } from './operations/list-settings'
export { type SettingInput, saveSetting } from './operations/save-setting'
export type { GameSettings } from './setting-kinds'
export type { SettingRefusal } from './setting-refusal'
export { gameSettingsService } from './settings-keeper'

export const settings: Domain = {
  name: 'settings',
  schemaPath: join(__dirname, 'settings.graphql'),
  resolvers,
  async start(app) {
    await app.get(settingsModelService).createIndexes()
    const keeper = app.get(gameSettingsService)
    await keeper.refresh()
    keeper.watch()
  },
}
