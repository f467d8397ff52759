import { findAccountByName, readNames } from '@sanguine/accounts'
import { releaseFor, unknownName } from '@sanguine/catalogue'
import { type Context, cursorSchema, invalidField, isPlaying, parse, wholeNumber } from '@sanguine/kernel'
import { type Player, readPlayer, readStates } from '@sanguine/players'
import { avatarOf } from '@sanguine/rules'
import { z } from 'zod'
import { ladderService } from '../ladder.service'
import type { LadderPlace } from '../ladder-index'

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

/** A page of the ladder as of the latest second. For everyone. Throws `invalidInput`. */
export async function readLadder(context: Context, input: LadderInput = {}): Promise<LadderPage> {
  const { first, after, offset: given } = parse(inputSchema, input)
  if (after != null && given != null)
    throw invalidField('offset', {
      en: 'must not be given together with after',
      de: 'darf nicht zusammen mit after angegeben werden',
    })
  const start = after == null ? (given ?? null) : Number(after) + 1
  const own = await readOwn(context)
  const ladder = context.app.get(ladderService)
  const { offset, total, standings } = own
    ? await ladder.page(own.accountId, own.state.xp, start, first ?? pageSize)
    : await ladder.pageFrom(start ?? 0, first ?? pageSize)
  return { offset, total, rows: await rowsOf(context, offset, standings, own) }
}

/**
 * The ladder entry of the player with that name, in any case; null if there is none. For everyone. Throws
 * `invalidInput`.
 */
export async function readLadderPlayer(context: Context, input: { readonly name: string }): Promise<LadderRow | null> {
  const { name } = parse(nameSchema, input)
  const account = await findAccountByName(context.app, name)
  if (!account || !isPlaying(account.role)) return null
  const { accountId } = account
  const xp = (await readStates(context.app, [accountId])).get(accountId)?.xp
  if (xp === undefined) return null
  const rank = await context.app.get(ladderService).rankOf(accountId, xp)
  const [row = null] = await rowsOf(context, rank - 1, [{ accountId, xp, rank }], await readOwn(context))
  return row
}

const nameSchema = z.object({ name: z.string().min(1).max(100) })

/** The caller's player; null for callers without one. */
const readOwn = async (context: Context): Promise<Player | null> =>
  context.viewer && isPlaying(context.viewer.role) ? readPlayer(context) : null

async function rowsOf(
  context: Context,
  offset: number,
  standings: readonly LadderPlace[],
  own: Player | null,
): Promise<LadderRow[]> {
  const ids = standings.map(({ accountId }) => accountId)
  const [accounts, states] = await Promise.all([readNames(context.app, ids), readStates(context.app, ids)])
  const release = releaseFor(context)
  return standings.map(({ accountId, xp, rank }, index) => {
    const state = states.get(accountId)
    return {
      accountId,
      position: offset + index,
      rank,
      avatarImageId: state ? avatarOf({ accountId, state }, release) : '',
      name: accounts.get(accountId)?.name ?? unknownName(release),
      xp,
      isOwn: accountId === own?.accountId,
    }
  })
}
