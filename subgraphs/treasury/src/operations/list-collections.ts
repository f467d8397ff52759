import { releaseFor } from '@sanguine/catalogue'
import type { Context } from '@sanguine/kernel'
import { readPlayer } from '@sanguine/players'
import { collectionStandings } from '@sanguine/rules'
import type { Collection } from '@sanguine/schema'
import { viewCollection } from '../collection.view'

/** The treasure room: the collections that show, and those that are owned, with how far the player has come. */
export async function listCollections(context: Context): Promise<Collection[]> {
  const { state } = await readPlayer(context)
  const release = releaseFor(context)
  return collectionStandings(state, release).map((standing) => viewCollection(release, state, standing))
}
