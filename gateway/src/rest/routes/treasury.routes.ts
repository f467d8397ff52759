import { releaseFor } from '@sanguine/catalogue'
import { idSchema } from '@sanguine/kernel'
import { claimCollection, claimedMessage, listCollections } from '@sanguine/treasury'
import { z } from 'zod'
import { defineRoute } from '../route'
import { collectionShape, wireCollection } from '../shapes/collection.shape'
import { outcome, outcomeSchema } from '../wire'

export const treasuryRoutes = [
  defineRoute({
    method: 'GET',
    path: '/clientshop/GetTreasureRoom',
    tag: 'treasury',
    summary: 'The collections, with how far the player has come.',
    access: 'player',
    answer: z.array(collectionShape),
    run: async (context) => {
      const release = releaseFor(context)
      return (await listCollections(context)).map((collection) => wireCollection(release, collection))
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/game/ClaimCollection',
    tag: 'treasury',
    summary: 'Claims a collection whose trophies are all owned.',
    access: 'player',
    input: { body: z.object({ collectionId: idSchema }) },
    answer: outcomeSchema,
    run: async (context, { body }) =>
      outcome(context, await claimCollection(context, body), ({ value }) =>
        claimedMessage(releaseFor(context), value.collectionId),
      ),
  }),
]
