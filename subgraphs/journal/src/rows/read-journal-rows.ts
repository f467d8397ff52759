import { type App, batch, type Context, defineService, requirePlayer } from '@sanguine/kernel'
import { type JournalRow, journalQueueService, playerRowsOf, rowIdEnd, rowIdFrom } from '@sanguine/players'
import { fromStoredJournalLine, type StoredJournalLine } from '@sanguine/rules'
import { trusted } from 'mongoose'
import { isInOrder, type JournalFilter, journalConditions } from './journal-filter'
import { partsOf, type RowRange, rangeOf, readInParts, sequencesOf } from './journal-parts'

/** A place in the journal to read on from: one of them, or neither for the latest entries. */
export interface JournalPage {
  readonly limit: number
  /** id of a row; the page starts after it, with earlier rows */
  readonly after: string | null
  /** all rows if left out */
  readonly filter?: JournalFilter
}

type StoredRow = Omit<JournalRow, 'line'> & { readonly line: StoredJournalLine }

const toRow = (row: StoredRow): JournalRow => ({ ...row, line: fromStoredJournalLine(row.line) })

/**
 * The journal of the viewer, latest first. With a kind or a search, one page of a player is read at a time, because it
 * may scan the whole journal.
 */
export async function readJournalRows(context: Context, page: JournalPage): Promise<JournalRow[]> {
  const { accountId } = requirePlayer(context)
  const { app } = context
  const read = () => readPage(app, accountId, page)
  return page.filter?.kind || page.filter?.about ? app.get(journalQueueService).run(accountId, read) : read()
}

async function readPage(
  app: App,
  accountId: string,
  { limit, after, filter = { kind: null, about: null } }: JournalPage,
): Promise<JournalRow[]> {
  const { kind, about, period } = filter
  const conditions = journalConditions(filter)
  if (conditions.length === 0) return []
  const all = { $gte: rowIdFrom(accountId), $lt: rowIdEnd(accountId) }
  // a cursor of another journal lies outside and gives an empty page
  const page = after === null ? all : { ...all, $lt: after < all.$lt ? after : all.$gte }
  if (isInOrder(filter)) {
    const range = period ? overlap(page, rangeOf(accountId, await sequencesOf(app, accountId, period))) : page
    // the index of a filter begins with the player; without a filter the order is that of `_id`, and so must the index be
    const ofPlayer = kind || about ? conditions.map((condition) => ({ player: accountId, ...condition })) : conditions
    return findLatest(app, range, ofPlayer, limit)
  }
  const parts = partsOf(accountId, await sequencesOf(app, accountId, period))
    .map((part) => overlap(page, part))
    .filter(({ $gte, $lt }) => $gte < $lt)
    .reverse()
  const rows: JournalRow[] = []
  for await (const found of readInParts(app, parts, (part) => findLatest(app, part, conditions, limit))) {
    rows.push(...found)
    if (rows.length >= limit) break
  }
  return rows.slice(0, limit)
}

function overlap(one: RowRange, other: RowRange): RowRange {
  const [, start = one.$gte] = [one.$gte, other.$gte].sort()
  const [end = one.$lt] = [one.$lt, other.$lt].sort()
  return { $gte: start, $lt: end }
}

/** The latest rows that fulfil one of the conditions. */
async function findLatest(
  app: App,
  range: RowRange,
  conditions: readonly object[],
  limit: number,
): Promise<JournalRow[]> {
  const { journal } = playerRowsOf(app)
  const found = await Promise.all(
    conditions.map((condition) =>
      journal
        .find({ _id: trusted(range), ...condition })
        .sort({ _id: -1 })
        .limit(limit)
        .lean<StoredRow[]>(),
    ),
  )
  return [...new Map(found.flat().map((row) => [row._id, row])).values()]
    .sort((a, b) => (a._id < b._id ? 1 : -1))
    .slice(0, limit)
    .map(toRow)
}

/** Rows of an account's journal by their ids; ids that the account's journal does not have are left out. Checks no permission. */
export async function readJournalRowsById(app: App, accountId: string, ids: readonly string[]): Promise<JournalRow[]> {
  const own = ids.filter((id) => id >= rowIdFrom(accountId) && id < rowIdEnd(accountId))
  if (own.length === 0) return []
  const { journal } = playerRowsOf(app)
  const rows = await journal.find({ _id: trusted({ $in: own }) }).lean<StoredRow[]>()
  return rows.map(toRow)
}

/**
 * Finds rows of any journal by their ids, all of one turn of the event loop at once; null for an id without a row. Checks
 * no permission.
 */
export const journalRowFinderService = defineService({
  name: 'journal.rowFinder',
  create: (app) =>
    batch(async (ids: readonly string[]): Promise<(JournalRow | null)[]> => {
      const found = await playerRowsOf(app)
        .journal.find({ _id: trusted({ $in: ids }) })
        .lean<StoredRow[]>()
      const rows = new Map(found.map((row) => [row._id, toRow(row)]))
      return ids.map((id) => rows.get(id) ?? null)
    }),
})
