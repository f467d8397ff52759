import { type Domain, isPlaying } from '@sanguine/kernel'
import { rowIdForm } from '@sanguine/players'
import { entryTypes, shownLine } from './entry-types'
import { journalRowFinderService } from './rows/read-journal-rows'

/** A player's id and the number of the row, in twelve digits. */
export const nodeIds = { JournalEntry: rowIdForm } satisfies Domain['nodeIds']

/** An entry of the caller's own journal. */
export const nodes = {
  JournalEntry: async (context, id) => {
    const { viewer } = context
    if (!viewer || !isPlaying(viewer.role) || !id.startsWith(`${viewer.accountId}:`)) return null
    const row = await context.app.get(journalRowFinderService)(id)
    if (!row) return null
    const line = shownLine(row.line, context.language)
    return { __typename: entryTypes[line.type], id: row._id, at: row.at, line }
  },
} satisfies Domain['nodes']
