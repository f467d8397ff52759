import { type Context, notFound, requireAdmin } from '@sanguine/kernel'
import type { Setting } from '@sanguine/schema'
import { settingsModelService } from '../settings.model'
import { viewSetting } from './setting'

/** What is set, in the order of the keys. For admins. */
export async function listSettings(context: Context): Promise<Setting[]> {
  requireAdmin(context)
  const found = await context.app.get(settingsModelService).find({}).sort({ key: 1 }).lean()
  return found.map(viewSetting)
}

/** One setting by its key. Throws `notFound` where nothing is set. For admins. */
export async function readSetting(context: Context, key: string): Promise<Setting> {
  const found = (await listSettings(context)).find((setting) => setting.key === key)
  if (!found) throw notFound('setting')
  return found
}
