import { releaseFor } from '@sanguine/catalogue'
import { type Context, cursorSchema, type PageBounds, parse, wholeNumber } from '@sanguine/kernel'
import { type JournalRow, rowIdForm } from '@sanguine/players'
import { z } from 'zod'
import { shownLine } from '../entry-types'
import { findRecordsByName } from '../find-records-by-name'
import { journalKinds } from '../rows/journal-filter'
import { readJournalRows } from '../rows/read-journal-rows'

/** The id of the last entry of the page before: that of its row. */
export const journalCursorSchema = cursorSchema(rowIdForm)

const inputSchema = z.object({
  first: wholeNumber(1, 100).nullish(),
  after: journalCursorSchema.nullish(),
  filter: z
    .object({
      kind: z.enum(journalKinds).nullish(),
      search: z.string().max(100).nullish(),
      since: z.number().nullish(),
      until: z.number().nullish(),
    })
    .nullish(),
})

export type JournalInput = z.input<typeof inputSchema>

/** Rows of a journal, with their lines as this version shows them. */
export interface JournalPage extends PageBounds {
  readonly rows: readonly JournalRow[]
}

/** A page of the journal of the viewer's player, latest entry first. Throws `invalidInput`. */
export async function readJournal(context: Context, input: JournalInput = {}): Promise<JournalPage> {
  const { first, after, filter } = parse(inputSchema, input)
  const limit = first ?? 20
  const { since: from = null, until = null } = filter ?? {}
  // one row more than the page holds, to detect a next page
  const rows = await readJournalRows(context, {
    limit: limit + 1,
    after: after ?? null,
    filter: {
      kind: filter?.kind ?? null,
      about: filter?.search?.trim() ? findRecordsByName(filter.search, releaseFor(context)) : null,
      ...((from !== null || until !== null) && { period: { from, until } }),
    },
  })
  const shown = rows.slice(0, limit).map((row) => ({ ...row, line: shownLine(row.line, context.language) }))
  return { rows: shown, hasNextPage: rows.length > limit, hasPreviousPage: after != null }
}
