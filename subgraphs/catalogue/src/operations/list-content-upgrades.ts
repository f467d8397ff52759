import { noteLine } from '@sanguine/content/upgrade'
import { type Context, parse, requireAdmin } from '@sanguine/kernel'
import type { ContentUpgrade } from '@sanguine/schema'
import { z } from 'zod'
import { summaryLine } from '../content/tell-upgrade'
import { upgradeStoreService } from '../content/upgrade-store'

const inputSchema = z.object({
  first: z.int('must be a whole number').min(1, 'must be 1 to 100').max(100, 'must be 1 to 100').nullish(),
})

/** What newer packs did with the content of this database, latest first. For admins. */
export async function listContentUpgrades(
  context: Context,
  input: z.input<typeof inputSchema> = {},
): Promise<ContentUpgrade[]> {
  requireAdmin(context)
  const { first } = parse(inputSchema, input)
  const upgrades = await context.app.get(upgradeStoreService).latest(first ?? 10)
  return upgrades.map(({ _id, at, from, to, contentVersion, notes }) => ({
    id: _id.toHexString(),
    at: at.getTime(),
    from,
    to,
    contentVersion,
    summary: summaryLine({ from, to, notes }),
    notes: notes.map((note) => ({ ...note, sentence: noteLine(note) })),
  }))
}
