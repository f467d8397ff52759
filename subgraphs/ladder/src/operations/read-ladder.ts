import { readNames } from '@sanguine/accounts'
import { nameless, releaseFor } from '@sanguine/catalogue'
import { type Context, parse } from '@sanguine/kernel'
import { avatarOf, readPlayer, readStates } from '@sanguine/players'
import type { LadderPage } from '@sanguine/schema'
import { z } from 'zod'
import { ladderService } from '../ladder.service'

/** Rows of a page. */
export const pageSize = 50

const inputSchema = z.object({
  offset: z.int('must be a whole number').min(0, 'must be 0 or more').nullish(),
})

/** Which page: rows above it; left out for the page on which the player stands. */
export type LadderInput = z.input<typeof inputSchema>

/** A page of the ladder as of the latest second. */
export async function readLadder(context: Context, input: LadderInput = {}): Promise<LadderPage> {
  const { offset: asked } = parse(inputSchema, input)
  const own = await readPlayer(context)
  const ladder = context.app.get(ladderService)
  const { offset, total, standings } = await ladder.page(own.accountId, own.state.xp, asked ?? null, pageSize)
  const ids = standings.map(({ accountId }) => accountId)
  const [accounts, states] = await Promise.all([readNames(context.app, ids), readStates(context.app, ids)])
  const release = releaseFor(context)
  return {
    offset,
    total,
    rows: standings.map(({ accountId, xp, rank }) => {
      const state = states.get(accountId)
      return {
        id: accountId,
        ladderRank: rank,
        avatarImageID: state ? avatarOf(state, release) : '',
        name: accounts.get(accountId)?.name ?? nameless(release),
        xp,
        isOwn: accountId === own.accountId,
      }
    }),
  }
}
