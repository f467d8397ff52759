import { noteLine } from '@sanguine/content/upgrade'
import { type FindNode, hasPermission } from '@sanguine/kernel'
import type { UpgradeDocument } from './content/content.model'
import { summaryLine } from './content/format-upgrade-report'
import { upgradeStoreService } from './content/upgrade-store'
import { recordNamed } from './record-named'

const idPrefix = 'upgrade-'

/** The ids of upgrades in GraphQL. */
export const upgradeIds = /^upgrade-[0-9a-f]{24}$/

/** The id under which an upgrade is stored, which is also its cursor. */
export const upgradeKey = ({ id }: { readonly id: string }): string => id.slice(idPrefix.length)

/** `ContentUpgrade`. */
export const viewUpgrade = ({ _id, at, from, to, contentVersion, notes }: UpgradeDocument) => ({
  id: `${idPrefix}${_id.toHexString()}`,
  upgradedAt: at.getTime(),
  from,
  to,
  contentVersion,
  summary: summaryLine({ from, to, notes }),
  notes: notes.map((note) => ({
    ...recordNamed(note),
    event: note.event,
    title: note.title,
    fields: note.fields,
    reason: note.reason || null,
    sentence: noteLine(note),
  })),
})

/** An upgrade for those who edit content. */
export const findUpgrade: FindNode = async (context, id) => {
  const { viewer, app } = context
  if (!viewer || !hasPermission(viewer.role, 'editContent') || !upgradeIds.test(id)) return null
  const found = await app.get(upgradeStoreService).find(upgradeKey({ id }))
  return found && viewUpgrade(found)
}
