import { defineRoute, integerInput } from '@sanguine/kernel/rest'
import { z } from 'zod'
import { readLadder } from './operations/read-ladder'

const rowShape = z
  .object({
    ladderRank: z.int().describe('Equal XP shares a place.'),
    avatarImageID: z.string().describe('The picture of the worn avatar, or empty.'),
    name: z.string(),
    xp: z.int().min(0),
  })
  .meta({ id: 'LadderEntry', description: 'A player on the ladder.' })

export const ladderRoutes = [
  defineRoute({
    method: 'GET',
    operationId: 'listLadder',
    cost: 'Query.ladder',
    path: '/ladder/LadderAroundUserId/:offset',
    tag: 'ladder',
    summary: 'Lists up to fifty rows of the ladder after the first `offset`.',
    access: 'player',
    ownedBy: 'none',
    input: { params: z.object({ offset: integerInput({ min: 0 }).describe('How many rows to skip from the top.') }) },
    response: z.array(rowShape),
    run: async (context, { params }) =>
      (await readLadder(context, params)).rows.map(({ rank, avatarImageId, name, xp }) => ({
        ladderRank: rank,
        avatarImageID: avatarImageId,
        name,
        xp,
      })),
  }),
]
