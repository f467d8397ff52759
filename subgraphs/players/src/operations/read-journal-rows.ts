import { type App, type Context, requirePlayer } from '@sanguine/kernel'
import { fromStoredJournalLine, type StoredJournalLine } from '@sanguine/rules'
import { trusted } from 'mongoose'
import { journalQueueService } from '../change/player-queue'
import { type JournalRow, rowIdEnd, rowIdFrom } from '../outbox/outbox'
import { playerModelsService } from '../store/players.model'
import { isInOrder, type JournalFilter, journalConditions } from './journal-filter'
import { partsOf, type RowRange, rangeOf, readInParts, sequencesOf } from './journal-parts'

/** A place in the journal to read on from: one of them, or neither for the latest entries. */
export interface JournalPage {
  readonly limit: number
  /** id of a row; the page starts behind it, with what happened before */
  readonly after: string | null
  /** left out for every row */
  readonly filter?: JournalFilter
}

type StoredRow = Omit<JournalRow, 'line'> & { readonly line: StoredJournalLine }

/** The journal of the player who asks, latest first. One page of a player is read at a time: a filter may look through all of it. */
export async function readJournalRows(context: Context, page: JournalPage): Promise<JournalRow[]> {
  const { accountId } = requirePlayer(context)
  const { app } = context
  return app.get(journalQueueService).run(accountId, () => readPage(app, accountId, page))
}

async function readPage(app: App, accountId: string, { limit, after, filter }: JournalPage): Promise<JournalRow[]> {
  const all = { $gte: rowIdFrom(accountId), $lt: rowIdEnd(accountId) }
  // a cursor of somebody else's journal lies outside and gives an empty page
  const asked = after === null ? all : { ...all, $lt: after < all.$lt ? after : all.$gte }
  if (!filter) return findRows(app, asked, {}, limit)
  const { about, period } = filter
  if (about && about.enemyIds.length + about.itemIds.length === 0) return []
  const conditions = journalConditions(filter).map((condition) => ({ player: accountId, ...condition }))
  if (isInOrder(filter) && !period) return findLatest(app, asked, conditions, limit)
  const sequences = await sequencesOf(app, accountId, period)
  if (isInOrder(filter)) return findLatest(app, overlap(asked, rangeOf(accountId, sequences)), conditions, limit)
  const parts = partsOf(accountId, sequences)
    .map((part) => overlap(asked, part))
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

async function findRows(app: App, range: RowRange, condition: object, limit: number): Promise<JournalRow[]> {
  const rows = await app
    .get(playerModelsService)
    .journal.find({ _id: trusted(range), ...condition })
    .sort({ _id: -1 })
    .limit(limit)
    .lean<StoredRow[]>()
  return rows.map((row) => ({ ...row, line: fromStoredJournalLine(row.line) }))
}

/** The latest rows that fulfil one of the conditions, of which none fulfils two. */
async function findLatest(
  app: App,
  range: RowRange,
  conditions: readonly object[],
  limit: number,
): Promise<JournalRow[]> {
  const found = await Promise.all(conditions.map((condition) => findRows(app, range, condition, limit)))
  return found
    .flat()
    .sort((a, b) => (a._id < b._id ? 1 : -1))
    .slice(0, limit)
}

/** Rows of an account's journal by their ids; ids that the account's journal does not have are left out. Checks no permission. */
export async function readJournalRowsById(app: App, accountId: string, ids: readonly string[]): Promise<JournalRow[]> {
  const own = ids.filter((id) => id >= rowIdFrom(accountId) && id < rowIdEnd(accountId))
  if (own.length === 0) return []
  const { journal } = app.get(playerModelsService)
  const rows = await journal.find({ _id: trusted({ $in: own }) }).lean<StoredRow[]>()
  return rows.map((row) => ({ ...row, line: fromStoredJournalLine(row.line) }))
}
