import type { connect } from '@sanguine/db'
import type { PlayerState } from '@sanguine/rules'

const pieces = 1_000_000_000

/** Gives all players bait that never ends. The database is thrown away, so its ledger need not explain the bait. */
export async function giveBait(connection: Awaited<ReturnType<typeof connect>>): Promise<void> {
  const players = connection.collection<{ readonly state: PlayerState }>('players')
  for (const { _id, state } of await players.find().toArray()) {
    const bait = state.setups[state.activeSetup]?.bait?.[0]
    await players.updateOne({ _id }, { $set: { [`state.inventory.${bait}`]: pieces }, $inc: { revision: 1 } })
  }
}
