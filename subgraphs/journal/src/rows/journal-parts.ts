import { type App, unavailable } from '@sanguine/kernel'
import { type JournalRow, journalPartsService, maxRunMs, playerRowsOf, rowIdEnd, rowIdFrom } from '@sanguine/players'
import { trusted } from 'mongoose'
import type { JournalPeriod } from './journal-filter'

/**
 * The largest number of a player's changes whose rows one command reads. The embedded database runs commands one after
 * another, so a command that read a year would delay all other calls.
 */
export const partLength = 500

/** The largest difference between the clocks of gateways that wrote neighbouring rows. */
const skewMs = 60_000

/** Numbers of the changes that rows belong to: from the first to the last, both included. */
export interface SequenceRange {
  readonly first: number
  readonly last: number
}

/** A range of ids of rows: from one on, before another. */
export interface RowRange {
  readonly $gte: string
  readonly $lt: string
}

const wholeTime: JournalPeriod = { from: null, until: null }

/**
 * The range of rows that contains a period, so that old rows are found without reading the later ones. Rows that differ
 * from the period by more than clocks do are outside the range. It may contain some rows beside the period. Rows that
 * are written meanwhile are left out.
 */
export async function sequencesOf(
  app: App,
  player: string,
  { from, until }: JournalPeriod = wholeTime,
): Promise<SequenceRange> {
  const { journal, ledger } = playerRowsOf(app)
  const edge = (at: object, order: 1 | -1) =>
    journal
      .findOne({ player, at: trusted(at) }, { sequence: 1 })
      .sort({ at: order })
      .lean()
  const range = { _id: trusted({ $gte: rowIdFrom(player), $lt: rowIdEnd(player) }) }
  const [before, behind, ...ends] = await Promise.all([
    from === null ? null : edge({ $lt: from - skewMs }, -1),
    until === null ? null : edge({ $gte: until + skewMs }, 1),
    journal.findOne(range, { sequence: 1 }).sort({ _id: -1 }).lean(),
    ledger.findOne(range, { sequence: 1 }).sort({ _id: -1 }).lean<Pick<JournalRow, 'sequence'>>(),
  ])
  const last = Math.max(0, ...ends.map((end) => end?.sequence ?? 0))
  return { first: before?.sequence ?? 0, last: Math.min(behind?.sequence ?? last, last) }
}

export const rangeOf = (player: string, { first, last }: SequenceRange): RowRange => ({
  $gte: rowIdFrom(player, first),
  $lt: rowIdFrom(player, last + 1),
})

/** A range in parts, the earliest first. */
export function partsOf(player: string, { first, last }: SequenceRange): RowRange[] {
  const parts: RowRange[] = []
  for (let start = first; start <= last; start += partLength)
    parts.push(rangeOf(player, { first: start, last: Math.min(start + partLength - 1, last) }))
  return parts
}

/**
 * Reads part by part, and one part of all players at a time, so that other calls get their turn in between. Ends early
 * if the reader does. Throws `unavailable` once the call has timed out.
 */
export async function* readInParts<Value>(
  app: App,
  parts: Iterable<RowRange>,
  read: (part: RowRange) => Promise<Value>,
): AsyncGenerator<Value> {
  const queue = app.get(journalPartsService)
  const endsAt = performance.now() + maxRunMs
  for (const part of parts) {
    if (performance.now() > endsAt)
      throw unavailable({
        en: 'Your journal is long. Please choose a shorter period.',
        de: 'Dein Tagebuch ist lang. Bitte wähle einen kürzeren Zeitraum.',
      })
    yield await queue.run('all', () => read(part))
  }
}
