import type { PlayerState } from '@sanguine/rules'
import { callGraphql } from '../../gateway/site-client'
import type { BenchSite } from '../api/bench-site'

const hunts = 60

/**
 * Gives the player a piece of every item that `query` finds and coins of every currency, and hunts. The game has its own
 * speed: no auto-hunt turns up between two keys.
 */
export async function fillPlayer(
  { url, tokens: [token = ''], connection }: BenchSite,
  query: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const items = await connection
    .collection('items')
    .find({ isVisible: true, ...query })
    .toArray()
  const shortNames = await connection.collection('currencies').distinct('shortName')
  const currencies = Object.fromEntries(shortNames.map((shortName) => [String(shortName), 1_000_000]))
  const players = connection.collection<{ readonly state: PlayerState }>('players')
  for (const { _id, state } of await players.find().toArray()) {
    const inventory = { ...Object.fromEntries(items.map((item) => [String(item._id), 1])), ...state.inventory }
    const filled = { 'state.inventory': inventory, 'state.currencies': currencies }
    await players.updateOne({ _id }, { $set: filled, $inc: { revision: 1 } })
  }
  await callGraphql(url, 'mutation { closeWelcome { account { id } } }', token)
  for (let hunt = 0; hunt < hunts; hunt += 1) {
    await players.updateMany({}, { $set: { 'state.nextHuntAt': 0 }, $inc: { revision: 1 } })
    await callGraphql(url, 'mutation { quickHunt { combat { id } } }', token)
  }
}
