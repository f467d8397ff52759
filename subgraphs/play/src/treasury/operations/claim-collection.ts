import { type Context, idSchema, parse } from '@sanguine/kernel'
import { type PlayerActionResult, runPlayerAction } from '@sanguine/players'
import * as rules from '@sanguine/rules'
import { z } from 'zod'

const inputSchema = z.object({ collectionId: idSchema })

/** Gives a collection to a player who owns all its trophies, once. The trophies stay. */
export async function claimCollection(
  context: Context,
  input: { readonly collectionId: string },
): Promise<PlayerActionResult<{ readonly collectionId: string }>> {
  const { collectionId } = parse(inputSchema, input)
  return runPlayerAction(context, {
    name: 'claimCollection',
    input: { collectionId },
    rule: ({ state, release }) => rules.claimCollection(state, { collectionId, release }),
  })
}
