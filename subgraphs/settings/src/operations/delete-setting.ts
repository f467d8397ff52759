import { type Context, idSchema, notFound, parse, requirePermission } from '@sanguine/kernel'
import { z } from 'zod'
import { gameSettingsService } from '../game-settings.service'
import { settingsModelService } from '../settings.model'
import { changeSetting } from './change-setting'

const inputSchema = z.object({ id: idSchema })

/** Takes a setting away, so that its default holds again. Throws `notFound`. For editors and admins. */
export async function deleteSetting(context: Context, input: { readonly id: string }): Promise<string> {
  requirePermission(context, 'editContent')
  const { id } = parse(inputSchema, input)
  const found = await context.app.get(settingsModelService).findById(id).lean()
  if (!found || !(await changeSetting(context, found.key, null)))
    throw notFound({ en: 'setting', de: 'Diese Einstellung' })
  await context.app.get(gameSettingsService).refreshAfterChange()
  return id
}
