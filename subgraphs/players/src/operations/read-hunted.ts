import type { App } from '@sanguine/kernel'
import type { Id } from '@sanguine/rules'
import { trusted } from 'mongoose'
import { type PlayerDocument, playerModelsService } from '../store/players.model'

/**
 * How often a player has beaten each enemy, and when that or the XP last changed, in milliseconds since the epoch; not
 * later than now, whatever clock dated it.
 */
export interface HuntedPlayer {
  readonly accountId: string
  readonly hunted: Readonly<Record<Id, number>>
  readonly changedAt: number
}

/** What players have beaten, of those for whom it changed at or after a moment, in that order along an index. */
export async function* readHunted(app: App, changedSince: number): AsyncGenerator<HuntedPlayer> {
  const { players } = app.get(playerModelsService)
  const cursor = players
    .find({ xpChangedAt: trusted({ $gte: changedSince }) }, { 'state.hunted': 1, xpChangedAt: 1 })
    .sort({ xpChangedAt: 1 })
    .lean<PlayerDocument>()
    .cursor({ batchSize: 200 })
  for await (const { _id, state, xpChangedAt } of cursor)
    yield { accountId: String(_id), hunted: state.hunted, changedAt: Math.min(xpChangedAt, app.clock.now()) }
}
