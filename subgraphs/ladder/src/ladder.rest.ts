import { defineRoute, integerInput } from '@sanguine/kernel/rest'
import { z } from 'zod'
import { readLadder } from './operations/read-ladder'

const rowShape = z
  .object({
    ladderRank: z.int().describe('The place; players with equal XP share a place.'),
    avatarImageID: z
      .string()
      .describe('The image of the equipped avatar, or the portrait of a player without one; empty for none.'),
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
    summary: 'Lists up to fifty rows of the ladder, after skipping `offset` rows.',
    access: 'player',
    scope: 'read',
    ownedBy: 'none',
    input: {
      params: z.object({ offset: integerInput({ min: 0 }).describe('The number of rows to skip from the top.') }),
    },
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
