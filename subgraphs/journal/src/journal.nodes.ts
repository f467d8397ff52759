import { type Domain, isPlaying } from '@sanguine/kernel'
import { rowIdForm } from '@sanguine/players'
import type { JournalLine } from '@sanguine/rules'
import { journalRowFinderService } from './rows/read-journal-rows'

export const entryTypes = {
  combat: 'CombatEntry',
  noBait: 'NoBaitEntry',
  travel: 'TravelEntry',
  rankUp: 'RankUpEntry',
  mission: 'MissionRewardEntry',
  collection: 'CollectionEntry',
  purchase: 'PurchaseEntry',
  system: 'SystemEntry',
} as const satisfies Record<JournalLine['type'], string>

/** A player's id and the number of the row, in twelve digits. */
export const nodeIds = { JournalEntry: rowIdForm } satisfies Domain['nodeIds']

/** An entry of the caller's own journal. */
export const nodes = {
  JournalEntry: async (context, id) => {
    const { viewer } = context
    if (!viewer || !isPlaying(viewer.role) || !id.startsWith(`${viewer.accountId}:`)) return null
    const row = await context.app.get(journalRowFinderService)(id)
    return row ? { __typename: entryTypes[row.line.type], id: row._id, at: row.at, line: row.line } : null
  },
} satisfies Domain['nodes']
