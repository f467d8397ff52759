import { cursorSchema, type PageBounds, parse, wholeNumber } from '@sanguine/kernel'
import { inventoryOf } from '@sanguine/players'
import type { Id, ItemDefinition, PlayerState, Release } from '@sanguine/rules'
import { z } from 'zod'

/** Pieces of an item that a player owns. */
export interface UserItemEntry {
  readonly itemId: Id
  /** null if content no longer has it */
  readonly item: ItemDefinition | null
  readonly amount: number
  /** whether the item is equipped in the setup in use */
  readonly isEquipped: boolean
}

/** All items of a player, by required XP. Items that were removed from the content come last. */
export function userItems(release: Release, state: PlayerState): readonly UserItemEntry[] {
  const known = inventoryOf(release, state).map(({ item, amount, isEquipped }) => ({
    itemId: item.id,
    item,
    amount,
    isEquipped,
  }))
  const worn = new Set(Object.values(state.setups[state.activeSetup] ?? {}).flat())
  const unknown = Object.entries(state.inventory)
    .filter(([itemId]) => !release.items.has(itemId))
    .map(([itemId, amount]) => ({ itemId, item: null, amount, isEquipped: worn.has(itemId) }))
  return [...known, ...unknown]
}

const maxPage = 100

const pageSchema = z.object({
  search: z.string().max(200, 'must not be longer than 200 characters').nullish(),
  first: wholeNumber(1, maxPage).nullish(),
  after: cursorSchema(/^\d{1,9}$/).nullish(),
})

export type UserItemsInput = z.input<typeof pageSchema>

export interface UserItemPage extends PageBounds {
  readonly entries: readonly (UserItemEntry & { readonly position: number })[]
  readonly totalCount: number
}

/** A page of an inventory; a cursor is the position of an entry among those that match. Throws `invalidInput`. */
export function userItemPage(items: readonly UserItemEntry[], input: UserItemsInput): UserItemPage {
  const { search, first, after } = parse(pageSchema, input)
  const part = (search ?? '').trim().toLowerCase()
  const matching = items
    .filter(({ item, itemId }) => (item?.name ?? itemId).toLowerCase().includes(part))
    .map((entry, position) => ({ ...entry, position }))
  const offset = after == null ? 0 : Number(after) + 1

  const entries = matching.slice(offset, offset + (first ?? 40))
  return {
    entries,
    totalCount: matching.length,
    hasNextPage: offset + entries.length < matching.length,
    hasPreviousPage: offset > 0,
  }
}
