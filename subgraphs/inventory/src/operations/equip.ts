import { type Context, idSchema, parse, type Result } from '@sanguine/kernel'
import type { PlayerRefusal } from '@sanguine/players'
import * as rules from '@sanguine/rules'
import { z } from 'zod'
import { change, type Dressed } from './change'

const inputSchema = z.object({ itemId: idSchema })

/** Puts an owned item on; what was in its slot goes back to the inventory. */
export function equip(context: Context, input: { readonly itemId: string }): Promise<Result<Dressed, PlayerRefusal>> {
  const { itemId } = parse(inputSchema, input)
  return change(context, {
    name: 'equip',
    input: { itemId },
    rule: ({ state, ...turn }) => rules.equip(state, { itemId, ...turn }),
    message: (release) => `${release.items.get(itemId)?.name ?? 'Item'} equipped.`,
  })
}

/** Takes a worn item off. */
export function unequip(context: Context, input: { readonly itemId: string }): Promise<Result<Dressed, PlayerRefusal>> {
  const { itemId } = parse(inputSchema, input)
  return change(context, {
    name: 'unequip',
    input: { itemId },
    rule: ({ state, ...turn }) => rules.unequip(state, { itemId, ...turn }),
    message: (release) => `${release.items.get(itemId)?.name ?? 'Item'} unequipped.`,
  })
}
