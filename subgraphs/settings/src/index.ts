import { join } from 'node:path'
import type { Domain } from '@sanguine/kernel'
import { settingsModelPart } from './settings.model'
import { resolvers } from './settings.resolvers'
import { gameSettingsPart } from './settings-keeper'

export { deleteSetting } from './operations/delete-setting'
export { listSettings, readSetting } from './operations/list-settings'
export { type SettingInput, saveSetting } from './operations/save-setting'
export type { GameSettings } from './setting-kinds'
export { gameSettingsPart } from './settings-keeper'

export const settings: Domain = {
  name: 'settings',
  schemaPath: join(__dirname, 'settings.graphql'),
  resolvers,
  async start(app) {
    await app.get(settingsModelPart).createIndexes()
    const keeper = app.get(gameSettingsPart)
    await keeper.refresh()
    keeper.watch()
  },
}
