import { type Context, idSchema, ok, parse } from '@sanguine/kernel'
import { type PlayerActionResult, runPlayerAction } from '@sanguine/players'
import * as rules from '@sanguine/rules'
import { z } from 'zod'

const inputSchema = z.object({ newsId: idSchema })

/** The item taken, and the piece of news it came with. */
export interface GiftTaken {
  readonly newsId: string
  readonly itemId: string
}

/** Takes the gift of a piece of news. */
export async function takeGift(
  context: Context,
  input: { readonly newsId: string },
): Promise<PlayerActionResult<GiftTaken>> {
  const { newsId } = parse(inputSchema, input)
  const result = await runPlayerAction(context, {
    name: 'takeGift',
    input: { newsId },
    rule: ({ state, release }) => rules.takeGift(state, { newsId, release }),
  })
  if (!result.ok) return result
  const { player, value } = result.value
  return ok({ player, value: { newsId, itemId: value.itemId } })
}
