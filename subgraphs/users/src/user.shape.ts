import { releaseFor } from '@sanguine/catalogue'
import { currencyShape } from '@sanguine/catalogue/rest'
import { type Context, roleNumbers } from '@sanguine/kernel'
import { ownedItemsOf } from '@sanguine/players'
import { patreonShape, roleShape, toWirePurse } from '@sanguine/players/rest'
import type { UserObject } from '@sanguine/schema'
import { z } from 'zod'
import { readUserPlayer } from './operations/read-user'

const inventoryEntryShape = z
  .object({ itemId: z.string(), amount: z.int().min(0), equipped: z.boolean() })
  .meta({ id: 'UserInventoryEntry', description: 'Pieces of an item that a user owns.' })

export const userShape = z
  .object({
    id: z.string(),
    revision: z
      .int()
      .min(0)
      .describe('A number that rises with every change of name, e-mail address, role, ban or Patreon type.'),
    name: z.string(),
    email: z.string(),
    userRole: roleShape,
    banReason: z.string().describe('The reason that a banned user sees; empty for other users.'),
    patreonType: patreonShape,
    inventory: z.array(inventoryEntryShape),
    currencies: z.array(currencyShape).describe('All currencies of the game.'),
  })
  .meta({ id: 'User', description: 'An account and its player, as staff see them.' })

/** A user with the player's data, which is empty before the first call of the player. */
export async function toWireUser(context: Context, user: UserObject): Promise<z.input<typeof userShape>> {
  const release = releaseFor(context)
  const state = await readUserPlayer(context, user.accountId)
  return {
    id: user.accountId,
    revision: user.revision,
    name: user.name,
    email: user.email,
    userRole: roleNumbers[user.role],
    banReason: user.ban?.reason ?? '',
    patreonType: user.patreonType,
    inventory: state
      ? ownedItemsOf(release, state).map(({ item, amount, isEquipped }) => ({
          itemId: item.id,
          amount,
          equipped: isEquipped,
        }))
      : [],
    currencies: toWirePurse(release, state?.currencies ?? {}),
  }
}
