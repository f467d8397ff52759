import { releaseFor } from '@sanguine/catalogue'
import type { Context } from '@sanguine/kernel'
import { readPlayer } from '@sanguine/players'
import { type CollectionProgress, collectionsProgress } from '@sanguine/rules'
import type { Collection } from '@sanguine/schema'
import { viewCollection } from '../collection.view'
import { depthOf } from '../drop-sources'

/**
 * The treasure room: the collections that show, and those that are owned, with how far the player has come; first those
 * that can be completed early.
 */
export async function listCollections(context: Context): Promise<Collection[]> {
  const { state } = await readPlayer(context)
  const release = releaseFor(context)
  const depth = ({ collection }: CollectionProgress) => depthOf(release, collection)
  return collectionsProgress(state, release)
    .toSorted((a, b) => depth(a) - depth(b))
    .map((standing) => viewCollection(release, state, standing))
}
