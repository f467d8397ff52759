import { releaseFor } from '@sanguine/catalogue'
import { idSchema } from '@sanguine/kernel'
import { listHuntingGrounds, listRegions, travel } from '@sanguine/play'
import { z } from 'zod'
import { defineRoute } from '../route'
import { huntingGroundShape, regionShape, toWireHuntingGround, toWireRegion } from '../shapes/world.shape'
import { successSentences } from '../success-sentences'
import { resultShape, toWireResult } from '../wire'

export const travelRoutes = [
  defineRoute({
    method: 'GET',
    operationId: 'listRegions',
    cost: 'Query.regions',
    path: '/ClientTravel/getregions',
    tag: 'travel',
    summary: 'Lists the regions in their order.',
    access: 'player',
    response: z.array(regionShape),
    run: (context) => {
      const release = releaseFor(context)
      return listRegions(context).map((region) => toWireRegion(release, region))
    },
  }),
  defineRoute({
    method: 'GET',
    operationId: 'listHuntingGrounds',
    cost: 'Query.regions',
    path: '/ClientTravel/GetHuntingGroundsOfRegion/:regionId',
    problems: ['notFound'],
    tag: 'travel',
    summary: 'Lists the hunting grounds of a region in their order.',
    access: 'player',
    input: { params: z.object({ regionId: idSchema }) },
    response: z.array(huntingGroundShape),
    run: (context, { params }) => {
      const release = releaseFor(context)
      return listHuntingGrounds(context, params).map((ground) => toWireHuntingGround(release, ground))
    },
  }),
  defineRoute({
    method: 'POST',
    operationId: 'travel',
    cost: 'Mutation.travel',
    path: '/Game/travel',
    acceptsIdempotencyKey: true,
    example: { success: true, message: 'You have reached Wolfsmoor.' },
    tag: 'travel',
    summary: 'Moves the player to a hunting ground and pays its cost.',
    access: 'player',
    input: { body: z.object({ newHuntingGroundId: idSchema }).meta({ id: 'TravelRequest' }) },
    response: resultShape,
    run: async (context, { body }) =>
      toWireResult(
        context,
        await travel(context, { huntingGroundId: body.newHuntingGroundId }),
        ({ value: { groundId } }) => successSentences.travelled(releaseFor(context), groundId),
      ),
  }),
]
