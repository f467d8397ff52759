import { type App, type Context, requirePlayer } from '@sanguine/kernel'
import { fromStoredJournalLine, type StoredJournalLine } from '@sanguine/rules'
import { trusted } from 'mongoose'
import { journalQueueService } from '../change/player-queue'
import { type JournalRow, rowIdEnd, rowIdFrom } from '../outbox/outbox'
import { playerModelsService } from '../store/players.model'
import { type JournalFilter, type JournalPeriod, journalConditions } from './journal-filter'

/** A place in the journal to read on from: one of them, or neither for the latest entries. */
export interface JournalPage {
  readonly limit: number
  /** id of a row; the page starts behind it, with what happened before */
  readonly after: string | null
  /** left out for every row */
  readonly filter?: JournalFilter
}

type StoredRow = Omit<JournalRow, 'line'> & { readonly line: StoredJournalLine }

/** How far the clocks of the gateways that wrote neighbouring rows may differ. */
const skewMs = 60_000

/**
 * Bounds of the ids of a period's rows, so that an old period is found without reading what came after it: rows that are
 * earlier or later than the period by more than clocks differ come before or after all of its rows. They may include some
 * rows beside it.
 */
async function idBounds(app: App, player: string, { from, until }: JournalPeriod) {
  const { journal } = app.get(playerModelsService)
  const edge = (at: object, order: 1 | -1) =>
    journal
      .findOne({ player, at: trusted(at) }, { _id: 1 })
      .sort({ at: order })
      .lean()
  const [before, behind] = await Promise.all([
    from === null ? null : edge({ $lt: from - skewMs }, -1),
    until === null ? null : edge({ $gte: until + skewMs }, 1),
  ])
  return { $gte: before?._id ?? rowIdFrom(player), $lt: behind?._id ?? rowIdEnd(player) }
}

/** The journal of the player who asks, latest first. One page of a player is read at a time: a filter may look through all of it. */
export async function readJournalRows(context: Context, page: JournalPage): Promise<JournalRow[]> {
  const { accountId } = requirePlayer(context)
  const { app } = context
  return app.get(journalQueueService).run(accountId, () => readPage(app, accountId, page))
}

async function readPage(app: App, accountId: string, { limit, after, filter }: JournalPage): Promise<JournalRow[]> {
  const { journal } = app.get(playerModelsService)
  // a cursor of somebody else's journal lies outside and gives an empty page
  const range =
    after === null
      ? { $gte: rowIdFrom(accountId), $lt: rowIdEnd(accountId) }
      : { $gte: rowIdFrom(accountId), $lt: after < rowIdEnd(accountId) ? after : rowIdFrom(accountId) }
  const period = filter?.period
  const bounds = period && (await idBounds(app, accountId, period))
  const isFiltered = filter && (filter.kind !== null || filter.about !== null || period !== undefined)
  const rows = await journal
    .find({
      $and: [{ _id: trusted(range) }, ...(bounds ? [{ _id: trusted(bounds) }] : [])],
      ...(isFiltered && { player: accountId, ...journalConditions(filter) }),
    })
    .sort({ _id: -1 })
    .limit(limit)
    .lean<StoredRow[]>()
  return rows.map((row) => ({ ...row, line: fromStoredJournalLine(row.line) }))
}

/** Rows of an account's journal by their ids; ids that the account's journal does not have are left out. Checks no permission. */
export async function readJournalRowsById(app: App, accountId: string, ids: readonly string[]): Promise<JournalRow[]> {
  const own = ids.filter((id) => id >= rowIdFrom(accountId) && id < rowIdEnd(accountId))
  if (own.length === 0) return []
  const { journal } = app.get(playerModelsService)
  const rows = await journal.find({ _id: trusted({ $in: own }) }).lean<StoredRow[]>()
  return rows.map((row) => ({ ...row, line: fromStoredJournalLine(row.line) }))
}
