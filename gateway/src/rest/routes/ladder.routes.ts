import { readLadder } from '@sanguine/ladder'
import { z } from 'zod'
import { defineRoute } from '../route'
import { wireInt } from '../wire'

const rowShape = z.object({
  ladderRank: z.int().describe('Equal XP shares a place.'),
  avatarImageID: z.string().describe('The picture of the worn avatar, or empty.'),
  name: z.string(),
  xp: z.int(),
})

export const ladderRoutes = [
  defineRoute({
    method: 'GET',
    path: '/ladder/LadderAroundUserId/:offset',
    tag: 'ladder',
    summary: 'A page of the ladder: up to fifty rows below the first `offset`.',
    access: 'player',
    input: { params: z.object({ offset: wireInt.pipe(z.int().min(0, 'must be 0 or more')) }) },
    answer: z.array(rowShape),
    run: async (context, { params }) =>
      (await readLadder(context, params)).rows.map(({ id: _id, isOwn: _own, ...row }) => row),
  }),
]
