import { groundOf, releaseFor } from '@sanguine/catalogue'
import { idSchema } from '@sanguine/kernel'
import { defineRoute, resultShape } from '@sanguine/kernel/rest'
import { toWireResult } from '@sanguine/players/rest'
import { z } from 'zod'
import { listHuntingGrounds, listRegions } from './operations/list-regions'
import { travel } from './operations/travel'
import { huntingGroundShape, regionShape, toWireHuntingGround, toWireRegion } from './world.shape'

export const travelRoutes = [
  defineRoute({
    method: 'GET',
    operationId: 'listRegions',
    cost: 'Query.regions',
    path: '/ClientTravel/getregions',
    tag: 'travel',
    summary: 'Lists the regions in order.',
    access: 'player',
    scope: 'read',
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
    summary: 'Lists the hunting grounds of a region in order.',
    access: 'player',
    scope: 'read',
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
    scope: 'hunt',
    ownedBy: 'none',
    input: { body: z.object({ newHuntingGroundId: idSchema }).meta({ id: 'TravelRequest' }) },
    response: resultShape,
    run: async (context, { body }) =>
      toWireResult(
        context,
        await travel(context, { huntingGroundId: body.newHuntingGroundId }),
        ({ value: { groundId } }) => `You have reached ${groundOf(releaseFor(context), groundId).name}.`,
      ),
  }),
]
