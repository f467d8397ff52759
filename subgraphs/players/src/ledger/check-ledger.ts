import type { App } from '@sanguine/kernel'
import { trusted } from 'mongoose'
import { type LedgerRow, rowIdEnd, rowIdFrom } from '../outbox/outbox'
import { type PlayerDocument, playerModelsService } from '../store/players.model'
import { type CheckedPlayer, LedgerBalance, type LedgerMismatch } from './ledger-balance'

export interface LedgerReport {
  readonly players: number
  readonly lines: number
  readonly mismatches: number
}

const fields = { state: 1, outbox: 1, revision: 1 } as const

/**
 * Compares the amounts of every player with the sum of the player's ledger, currency by currency and item by item. Both
 * collections are read once, in parallel, in the order of their ids, so memory stays constant. It can run while people
 * play: a player who seems wrong is checked once more alone, the document before its rows.
 */
export async function checkLedger(app: App, onMismatch: (mismatch: LedgerMismatch) => void): Promise<LedgerReport> {
  const { players, ledger } = app.get(playerModelsService)
  const report = { players: 0, lines: 0, mismatches: 0 }
  const rows = new LedgerStream(ledger.find().sort({ _id: 1 }).lean<LedgerRow>().cursor())

  const checkNext = async (player: string, document: CheckedPlayer | null) => {
    const balance = new LedgerBalance(player, document)
    report.lines += await rows.takeOf(player, (row) => balance.add(row))
    if (balance.mismatches().length === 0) return
    const found = await checkAlone(app, player)
    report.mismatches += found.length
    for (const mismatch of found) onMismatch(mismatch)
  }

  for await (const document of players.find({}, fields).sort({ _id: 1 }).lean<PlayerDocument>().cursor()) {
    const player = String(document._id)
    for (let owner = await rows.owner(); owner < player; owner = await rows.owner()) await checkNext(owner, null)
    await checkNext(player, document)
    report.players += 1
  }
  for (let owner = await rows.owner(); owner < noOwner; owner = await rows.owner()) await checkNext(owner, null)
  return report
}

async function checkAlone(app: App, player: string): Promise<LedgerMismatch[]> {
  const { players, ledger } = app.get(playerModelsService)
  const balance = new LedgerBalance(player, await players.findById(player, fields).lean<PlayerDocument>())
  const range = trusted({ $gte: rowIdFrom(player), $lt: rowIdEnd(player) })
  for await (const row of ledger.find({ _id: range }).lean<LedgerRow>().cursor()) balance.add(row)
  return balance.mismatches()
}

/** The owner after the last row: greater than every id of an account. */
const noOwner = '~'

/** The ledger in the order of its owners. */
class LedgerStream {
  readonly #source: AsyncIterator<LedgerRow>
  #next: Promise<IteratorResult<LedgerRow>> | null = null

  constructor(source: AsyncIterable<LedgerRow>) {
    this.#source = source[Symbol.asyncIterator]()
  }

  /** The owner of the next row; `noOwner` at the end. */
  async owner(): Promise<string> {
    return (await this.#peek())?.player ?? noOwner
  }

  /** Takes the next rows while they belong to this player; returns their number. */
  async takeOf(player: string, take: (row: LedgerRow) => void): Promise<number> {
    let taken = 0
    for (let row = await this.#peek(); row?.player === player; row = await this.#peek()) {
      take(row)
      taken += 1
      this.#next = null
    }
    return taken
  }

  async #peek(): Promise<LedgerRow | null> {
    this.#next ??= this.#source.next()
    const { done, value } = await this.#next
    return done ? null : value
  }
}
