import { releaseFor } from '@sanguine/catalogue'
import { idSchema } from '@sanguine/kernel'
import { arrivalMessage, listHuntingGrounds, listRegions, travel } from '@sanguine/travel'
import { z } from 'zod'
import { defineRoute } from '../route'
import { huntingGroundShape, regionShape, wireHuntingGround, wireRegion } from '../shapes/world.shape'
import { outcome, outcomeSchema } from '../wire'

export const travelRoutes = [
  defineRoute({
    method: 'GET',
    path: '/ClientTravel/getregions',
    tag: 'travel',
    summary: 'The regions, in order.',
    access: 'player',
    answer: z.array(regionShape),
    run: (context) => listRegions(context).map(wireRegion),
  }),
  defineRoute({
    method: 'GET',
    path: '/ClientTravel/GetHuntingGroundsOfRegion/:regionId',
    tag: 'travel',
    summary: 'The hunting grounds of a region, in order.',
    access: 'player',
    input: { params: z.object({ regionId: idSchema }) },
    answer: z.array(huntingGroundShape),
    run: (context, { params }) => listHuntingGrounds(context, params).map(wireHuntingGround),
  }),
  defineRoute({
    method: 'POST',
    path: '/Game/travel',
    tag: 'travel',
    summary: 'Moves the player to a hunting ground and pays its cost.',
    access: 'player',
    input: { body: z.object({ newHuntingGroundId: idSchema }) },
    answer: outcomeSchema,
    run: async (context, { body }) =>
      outcome(context, await travel(context, { huntingGroundId: body.newHuntingGroundId }), ({ value }) =>
        arrivalMessage(releaseFor(context), value.groundId),
      ),
  }),
]
