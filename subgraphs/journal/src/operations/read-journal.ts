import { releaseFor } from '@sanguine/catalogue'
import { type Context, parse } from '@sanguine/kernel'
import { readJournalRows } from '@sanguine/players'
import type { JournalConnection } from '@sanguine/schema'
import { z } from 'zod'
import { viewJournalEntry } from '../journal.view'

const inputSchema = z.object({
  first: z.int('must be a whole number').min(1, 'must be 1 to 100').max(100, 'must be 1 to 100').nullish(),
  after: z.string().max(100, 'must be a cursor that the journal gave').nullish(),
})

export type JournalInput = z.input<typeof inputSchema>

/** A page of what happened to the player, latest first. */
export async function readJournal(context: Context, input: JournalInput = {}): Promise<JournalConnection> {
  const { first, after } = parse(inputSchema, input)
  const limit = first ?? 20
  // one more than asked tells whether there is more
  const rows = await readJournalRows(context, { limit: limit + 1, after: after ?? null })
  const release = releaseFor(context)
  const edges = rows.slice(0, limit).map((row) => ({ cursor: row._id, node: viewJournalEntry(release, row) }))
  return {
    edges,
    pageInfo: {
      hasNextPage: rows.length > limit,
      hasPreviousPage: after !== null && after !== undefined,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  }
}
