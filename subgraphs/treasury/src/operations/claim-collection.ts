import { releaseFor } from '@sanguine/catalogue'
import { type Context, idSchema, ok, parse, type Result } from '@sanguine/kernel'
import { type MeView, type PlayerRefusal, runPlayerAction, viewMe } from '@sanguine/players'
import * as rules from '@sanguine/rules'
import type { Collection } from '@sanguine/schema'
import { z } from 'zod'
import { viewCollection } from '../collection.view'

const inputSchema = z.object({ collectionId: idSchema })

/** What to tell a player who has claimed a collection, the collection, and the player. */
export interface Claimed {
  readonly message: string
  /** null where content has lost it since */
  readonly collection: Collection | null
  readonly me: MeView
}

/** Gives a collection to whoever owns all its trophies, once. The trophies stay. */
export async function claimCollection(
  context: Context,
  input: { readonly collectionId: string },
): Promise<Result<Claimed, PlayerRefusal>> {
  const { collectionId } = parse(inputSchema, input)
  const answer = await runPlayerAction(context, {
    name: 'claimCollection',
    input: { collectionId },
    rule: ({ state, release }) => rules.claimCollection(state, { collectionId, release }),
  })
  if (!answer.ok) return answer
  const { state, result } = answer.value
  const release = releaseFor(context)
  const collection = release.items.get(result.collectionId)
  return ok({
    message: `${collection?.name ?? 'The collection'} is complete, and yours.`,
    collection: collection ? viewCollection(release, state, rules.collectionProgress(state, collection)) : null,
    me: viewMe(context, answer.value),
  })
}
