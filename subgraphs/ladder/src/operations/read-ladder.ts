import { readNames } from '@sanguine/accounts'
import { releaseFor, unknownName } from '@sanguine/catalogue'
import { type Context, cursorSchema, invalidField, parse, wholeNumber } from '@sanguine/kernel'
import { readPlayer, readStates } from '@sanguine/players'
import { avatarOf } from '@sanguine/rules'
import { z } from 'zod'
import { ladderService } from '../ladder.service'

/** The number of rows of a page by default. */
export const pageSize = 50

const maxPage = 100

const inputSchema = z.object({
  first: wholeNumber(1, maxPage).nullish(),
  after: cursorSchema(/^\d{1,15}$/).nullish(),
  offset: z.int('must be a whole number').min(0, 'must be 0 or more').nullish(),
})

/** The page to read; without `after` and `offset` it is the page of the player. */
export type LadderInput = z.input<typeof inputSchema>

/** A row of the ladder. */
export interface LadderRow {
  readonly accountId: string
  /** rows above it, 0 for the first */
  readonly position: number
  /** 1 for the highest; equal XP shares a place */
  readonly rank: number
  /** of the equipped avatar, or the player's portrait; empty if there is none */
  readonly avatarImageId: string
  readonly name: string
  readonly xp: number
  readonly isOwn: boolean
}

export interface LadderPage {
  /** rows above the page */
  readonly offset: number
  /** rows of the whole ladder */
  readonly total: number
  readonly rows: readonly LadderRow[]
}

/** A page of the ladder as of the latest second. For players. Throws `invalidInput`. */
export async function readLadder(context: Context, input: LadderInput = {}): Promise<LadderPage> {
  const { first, after, offset: given } = parse(inputSchema, input)
  if (after != null && given != null)
    throw invalidField('offset', {
      en: 'must not be given together with after',
      de: 'darf nicht zusammen mit after angegeben werden',
    })
  const start = after == null ? (given ?? null) : Number(after) + 1
  const own = await readPlayer(context)
  const ladder = context.app.get(ladderService)
  const { offset, total, standings } = await ladder.page(own.accountId, own.state.xp, start, first ?? pageSize)
  const ids = standings.map(({ accountId }) => accountId)
  const [accounts, states] = await Promise.all([readNames(context.app, ids), readStates(context.app, ids)])
  const release = releaseFor(context)
  return {
    offset,
    total,
    rows: standings.map(({ accountId, xp, rank }, index) => {
      const state = states.get(accountId)
      return {
        accountId,
        position: offset + index,
        rank,
        avatarImageId: state ? avatarOf({ accountId, state }, release) : '',
        name: accounts.get(accountId)?.name ?? unknownName(release),
        xp,
        isOwn: accountId === own.accountId,
      }
    }),
  }
}
