import { releaseFor } from '@sanguine/catalogue'
import { idSchema } from '@sanguine/kernel'
import { defineRoute, jsonList, resultShape } from '@sanguine/kernel/rest'
import { itemName, toWireResult } from '@sanguine/players/rest'
import { z } from 'zod'
import { collectionJson, collectionShape } from './collection.shape'
import { claimCollection } from './operations/claim-collection'
import { listCollections } from './operations/list-collections'

export const treasuryRoutes = [
  defineRoute({
    method: 'GET',
    operationId: 'listCollections',
    cost: 'Query.collections',
    path: '/clientshop/GetTreasureRoom',
    tag: 'treasury',
    summary: 'Lists the collections with the progress of the player.',
    access: 'player',
    scope: 'read',
    response: z.array(collectionShape),
    run: async (context) => {
      const release = releaseFor(context)
      const { player, collections } = await listCollections(context)
      return jsonList(collections.map((item) => collectionJson(release, { item, state: player.state })))
    },
  }),
  defineRoute({
    method: 'POST',
    operationId: 'claimCollection',
    cost: 'Mutation.claimCollection',
    path: '/game/ClaimCollection',
    acceptsIdempotencyKey: true,
    example: { success: true, message: 'The Abbey Hours is complete, and yours.' },
    tag: 'treasury',
    summary: 'Claims a collection if the player owns all its trophies.',
    access: 'player',
    scope: 'trade',
    ownedBy: 'none',
    input: { body: z.object({ collectionId: idSchema }).meta({ id: 'ClaimCollectionRequest' }) },
    response: resultShape,
    run: async (context, { body }) =>
      toWireResult(
        context,
        await claimCollection(context, body),
        ({ value: { collectionId } }) => `${itemName(context, collectionId, 'The collection')} is complete, and yours.`,
      ),
  }),
]
