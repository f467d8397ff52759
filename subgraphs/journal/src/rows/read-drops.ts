import type { App } from '@sanguine/kernel'
import { playerRowsOf } from '@sanguine/players'
import type { Id } from '@sanguine/rules'
import type { ClientSession } from 'mongoose'
import { partLength, rangeOf } from './journal-parts'

/** The drops of one item in a player's wins over an enemy. */
export interface DropCount {
  readonly enemyId: Id
  readonly itemId: Id
  /** wins that could drop it */
  readonly wins: number
  /** the sum of the chances that they had, each 0 to 1 */
  readonly expected: number
  /** wins that dropped it */
  readonly drops: number
}

interface Group {
  readonly _id: { readonly enemy: string; readonly item: string }
  readonly wins: number
  readonly expected: number
  readonly drops: number
}

/** Stages that count the drops of rows of the journal. Old fights did not record their chances and are left out. */
export const dropStages = [
  { $match: { 'line.combat.result': 'win', 'line.combat.stakes.chances': { $exists: true } } },
  {
    $project: {
      enemy: '$line.combat.enemyId',
      loot: '$line.combat.stakes.win.loot.itemId',
      chance: { $objectToArray: '$line.combat.stakes.chances' },
    },
  },
  { $unwind: '$chance' },
  {
    $group: {
      _id: { enemy: '$enemy', item: '$chance.k' },
      wins: { $sum: 1 },
      expected: { $sum: { $divide: ['$chance.v', 100] } },
      drops: { $sum: { $cond: [{ $in: ['$chance.k', '$loot'] }, 1, 0] } },
    },
  },
] as const

export const toDropCount = ({ _id: { enemy, item }, ...sums }: Group): DropCount => ({
  enemyId: enemy,
  itemId: item,
  ...sums,
})

/** The counted drops of a journal, and the sequence up to which it was counted. */
export interface CountedDrops {
  readonly counts: readonly DropCount[]
  readonly upTo: number
}

/**
 * Counts the drops of an account's wins after a sequence of its journal. Counts up to another sequence, which is
 * included, or as far as one command reads; the next count continues there.
 */
export async function countDrops(
  app: App,
  accountId: string,
  range: { readonly after: number; readonly upTo: number },
  session: ClientSession,
): Promise<CountedDrops> {
  const upTo = Math.min(range.upTo, range.after + partLength)
  const _id = rangeOf(accountId, { first: range.after + 1, last: upTo })
  const groups = await playerRowsOf(app)
    .journal.aggregate<Group>([{ $match: { _id } }, ...dropStages])
    .session(session)
  return { counts: groups.map(toDropCount), upTo }
}
