import { type Context, idSchema, notFound, parse, requirePermission } from '@sanguine/kernel'
import { z } from 'zod'
import { gameSettingsService } from '../game-settings.service'
import { settingsModelService } from '../settings.model'

const inputSchema = z.object({ id: idSchema })

/** Takes a setting away, so that its default holds again. Throws `notFound`. For editors and admins. */
export async function deleteSetting(context: Context, input: { readonly id: string }): Promise<string> {
  requirePermission(context, 'editContent')
  const { id } = parse(inputSchema, input)
  const { deletedCount } = await context.app.get(settingsModelService).deleteOne({ _id: id })
  if (deletedCount === 0) throw notFound('setting')
  await context.app.get(gameSettingsService).refresh()
  return id
}
