import { setTimeout } from 'node:timers/promises'
import type { PlayerState } from '@sanguine/rules'
import { callGraphql } from '../../gateway/site-client'
import type { BenchSite } from '../api/bench-site'
import { insertAccountCopies } from '../load/account-copies'

const [playerCount, itemsOfEach, batchSize] = [10_000, 60, 500]

/** Adds players who own some items each, since what the staff count is counted over all players. */
export async function addManyPlayers(site: BenchSite): Promise<void> {
  const { connection } = site
  const accounts = connection.collection('accounts')
  const players = connection.collection<{ readonly state: PlayerState }>('players')
  // The first player of the bench has every item.
  const account = await accounts.findOne({ role: 'user' }, { sort: { _id: -1 } })
  const template = account && (await players.findOne({ _id: account._id }))
  if (!account || !template) throw new Error('The bench has no player.')
  const items = await connection
    .collection('items')
    .find({}, { projection: { _id: 1 } })
    .toArray()
  for (let inserted = 0; inserted < playerCount; inserted += batchSize) {
    const ids = Array.from({ length: batchSize }, () => new connection.base.mongo.ObjectId())
    await insertAccountCopies(site, account, ids)
    await players.insertMany(
      ids.map((_id, index) => {
        const owned = Array.from({ length: itemsOfEach }, (_, number) => {
          const item = items[(inserted + index + 7 * number) % items.length]
          return [String(item?._id), 1] as const
        })
        const inventory = { ...template.state.inventory, ...Object.fromEntries(owned) }
        // Nothing falls due for them, so that the gateway does not work for them while calls are measured.
        return { ...template, _id, state: { ...template.state, inventory }, outbox: [], dueAt: 0 }
      }),
    )
    await settle(site, ids)
  }
}

/**
 * Waits until the ladder has the players, and then dates their last changes back. A gateway keeps reading the players of the last
 * seconds before the latest change. Those would be all players, and every call would be measured with that.
 */
async function settle({ url, connection, tokens: [token = ''] }: BenchSite, ids: readonly unknown[]): Promise<void> {
  const players = connection.collection('players')
  const total = await players.countDocuments()
  for (;;) {
    const { data } = await callGraphql(url, '{ ladder(first: 1) { totalCount } }', token)
    const { totalCount } = (data as unknown as { readonly ladder: { readonly totalCount: number } }).ladder
    if (totalCount >= total) break
    await setTimeout(500)
  }
  await players.updateMany({ _id: { $in: ids as never[] } }, { $set: { xpChangedAt: 0 } })
}
