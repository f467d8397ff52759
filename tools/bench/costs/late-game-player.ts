import type { PlayerState } from '@sanguine/rules'
import { callGraphql } from '../../gateway/site-client'
import type { BenchSite } from '../api/bench-site'

const [journalRows, pieces, wins] = [20_000, 3, 500]

interface JournalRow {
  readonly _id: string
  readonly player: string
  readonly sequence: number
}

const hunt = 'mutation { quickHunt { userErrors { code } } }'

/**
 * Makes the first player of a bench one who has played for years: every item, every creature beaten hundreds of times, and a long
 * journal. The bench throws the database away, so its ledger need not explain the items.
 */
export async function makeLateGamePlayer({ url, connection, tokens: [token = ''] }: BenchSite): Promise<void> {
  for (let count = 0; count < 20; count += 1) await callGraphql(url, hunt, token)
  const { data } = await callGraphql(url, '{ me { id } }', token)
  const { id } = (data as unknown as { readonly me: { readonly id: string } }).me
  const idsOf = async (kind: string) =>
    (
      await connection
        .collection(kind)
        .find({}, { projection: { _id: 1 } })
        .toArray()
    ).map(({ _id }) => String(_id))
  const amounts = (ids: readonly string[], amount: number) => Object.fromEntries(ids.map((each) => [each, amount]))
  const players = connection.collection<{ readonly state: PlayerState }>('players')
  const player = await players.findOne({ $expr: { $eq: [{ $toString: '$_id' }, id] } })
  if (!player) throw new Error('The bench has no player.')
  const inventory = { ...amounts(await idsOf('items'), pieces), ...player.state.inventory }
  const hunted = amounts(await idsOf('enemies'), wins)
  await players.updateOne(
    { _id: player._id },
    {
      $set: { 'state.inventory': inventory, 'state.hunted': hunted, 'state.xp': 100_000_000 },
      $inc: { revision: 2 * journalRows },
    },
  )
  const journal = connection.collection<JournalRow>('journal')
  const played = await journal.find({ player: id }).toArray()
  const copies = Array.from({ length: journalRows }, (_, index): JournalRow => {
    const sequence = 1_000 + index
    const row = played[index % played.length]
    if (!row) throw new Error('The player of the bench has no journal.')
    return { ...row, _id: `${id}:${String(sequence).padStart(12, '0')}:000`, sequence }
  })
  await journal.insertMany(copies)
}
