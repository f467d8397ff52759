import { type Context, notFound, requirePermission } from '@sanguine/kernel'
import { settingsModelService } from '../settings.model'
import { type Setting, settingOf } from './setting'

/** The settings with a value, in the order of the keys. For editors and admins. */
export async function listSettings(context: Context): Promise<Setting[]> {
  requirePermission(context, 'editContent')
  const found = await context.app.get(settingsModelService).find({}).sort({ key: 1 }).lean()
  return found.map(settingOf)
}

/** One setting by its key. Throws `notFound` if nothing is set. For editors and admins. */
export async function readSetting(context: Context, key: string): Promise<Setting> {
  const found = (await listSettings(context)).find((setting) => setting.key === key)
  if (!found) throw notFound({ en: 'setting', de: 'Diese Einstellung' })
  return found
}
