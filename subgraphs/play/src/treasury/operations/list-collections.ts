import { depthOf } from '@sanguine/advice'
import { releaseFor } from '@sanguine/catalogue'
import type { Context } from '@sanguine/kernel'
import { type Player, readPlayer } from '@sanguine/players'
import { collectionsProgress, type ItemDefinition } from '@sanguine/rules'

/** Collections, and the player who may complete them. */
export interface PlayerCollections {
  readonly player: Player
  readonly collections: readonly ItemDefinition[]
}

/** The treasure room of the viewer's player: the visible collections and those that are owned, those that can be completed early first. */
export async function listCollections(context: Context): Promise<PlayerCollections> {
  const player = await readPlayer(context)
  const release = releaseFor(context)
  const collections = collectionsProgress(player.state, release)
    .map(({ collection }) => collection)
    .toSorted((a, b) => depthOf(release, a) - depthOf(release, b))
  return { player, collections }
}
