import { type Context, idCursorSchema, parse, requirePermission, wholeNumber } from '@sanguine/kernel'
import { z } from 'zod'
import { type UpgradePage, upgradeStoreService } from '../content/upgrade-store'

const inputSchema = z.object({
  first: wholeNumber(1, 100).nullish(),
  after: idCursorSchema.nullish(),
})

/** The upgrades of the content by newer packs, latest first. For editors and admins. Throws `invalidInput`. */
export async function listContentUpgrades(
  context: Context,
  input: z.input<typeof inputSchema> = {},
): Promise<UpgradePage> {
  requirePermission(context, 'editContent')
  const { first, after } = parse(inputSchema, input)
  return context.app.get(upgradeStoreService).page(first ?? 10, after ?? null)
}
