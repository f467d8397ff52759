import { type Context, requirePlayer } from '@sanguine/kernel'
import { fromStoredJournalLine, type StoredJournalLine } from '@sanguine/rules'
import { trusted } from 'mongoose'
import { type JournalRow, rowIdEnd, rowIdFrom } from '../outbox/outbox'
import { playerModelsService } from '../store/players.model'
import { type JournalFilter, journalConditions } from './journal-filter'

/** A place in the journal to read on from: one of them, or neither for the latest entries. */
export interface JournalPage {
  readonly limit: number
  /** id of a row; the page starts behind it, with what happened before */
  readonly after: string | null
  /** left out for every row */
  readonly filter?: JournalFilter
}

/** The journal of the player who asks, latest first. */
export async function readJournalRows(context: Context, { limit, after, filter }: JournalPage): Promise<JournalRow[]> {
  const { accountId } = requirePlayer(context)
  const { journal } = context.app.get(playerModelsService)
  // a cursor of somebody else's journal lies outside and gives an empty page
  const range =
    after === null
      ? { $gte: rowIdFrom(accountId), $lt: rowIdEnd(accountId) }
      : { $gte: rowIdFrom(accountId), $lt: after < rowIdEnd(accountId) ? after : rowIdFrom(accountId) }
  const isFiltered = filter && (filter.kind !== null || filter.about !== null)
  const rows = await journal
    .find({ _id: trusted(range), ...(isFiltered && { player: accountId, ...journalConditions(filter) }) })
    .sort({ _id: -1 })
    .limit(limit)
    .lean<(Omit<JournalRow, 'line'> & { readonly line: StoredJournalLine })[]>()
  return rows.map((row) => ({ ...row, line: fromStoredJournalLine(row.line) }))
}
