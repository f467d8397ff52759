import { releaseService } from '@sanguine/catalogue'
import { type Context, notFound, requirePermission } from '@sanguine/kernel'
import { type GameSettings, settingsFrom } from '../setting-kinds'
import { settingsModelService } from '../settings.model'
import { type Setting, settingOf } from './setting'

/** The settings with a value, in the order of the keys. For editors and admins. */
export async function listSettings(context: Context): Promise<Setting[]> {
  requirePermission(context, 'editContent')
  const found = await context.app.get(settingsModelService).find({}).sort({ key: 1 }).lean()
  const release = context.app.get(releaseService).current()
  return found.map((setting) => settingOf(setting, release))
}

/** All settings, each with its default if it has no value. For editors and admins. */
export async function readSettings(context: Context): Promise<GameSettings> {
  const texts = (await listSettings(context)).map(({ key, value }) => [key, value] as const)
  return settingsFrom(new Map(texts))
}

/** One setting by its key. Throws `notFound` if nothing is set. For editors and admins. */
export async function readSetting(context: Context, key: string): Promise<Setting> {
  const found = (await listSettings(context)).find((setting) => setting.key === key)
  if (!found) throw notFound({ en: 'setting', de: 'Diese Einstellung' })
  return found
}
