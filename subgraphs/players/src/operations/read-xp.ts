import type { App } from '@sanguine/kernel'
import { trusted } from 'mongoose'
import { type PlayerDocument, playerModelsService } from '../store/players.model'

/** A player's XP and when it last changed, in milliseconds since the epoch; not later than now, whatever clock dated it. */
export interface PlayerXp {
  readonly accountId: string
  readonly xp: number
  readonly changedAt: number
}

/** The XP of all players, or of those whose XP changed at or after a moment, one by one along an index. */
export async function* readXp(app: App, changedSince?: number): AsyncGenerator<PlayerXp> {
  const { players } = app.get(playerModelsService)
  const all = players.find(changedSince === undefined ? {} : { xpChangedAt: trusted({ $gte: changedSince }) }, {
    'state.xp': 1,
    xpChangedAt: 1,
  })
  const cursor = all
    .sort(changedSince === undefined ? { 'state.xp': -1, _id: 1 } : { xpChangedAt: 1 })
    .lean<PlayerDocument>()
    .cursor({ batchSize: 1000 })
  for await (const { _id, state, xpChangedAt } of cursor)
    yield { accountId: String(_id), xp: state.xp, changedAt: Math.min(xpChangedAt, app.clock.now()) }
}
