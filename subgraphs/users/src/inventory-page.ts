import { cursorSchema, type PageBounds, parse, wholeNumber } from '@sanguine/kernel'
import { ownedItemsOf } from '@sanguine/players'
import { foldSearch, foldText, type PlayerState, type Release } from '@sanguine/rules'
import { z } from 'zod'

type OwnedItem = ReturnType<typeof ownedItemsOf>[number]

const maxPage = 100

const pageSchema = z.object({
  search: z.string().max(200, 'must not be longer than 200 characters').nullish(),
  first: wholeNumber(1, maxPage).nullish(),
  after: cursorSchema(/^\d{1,9}$/).nullish(),
})

export type InventoryPageInput = z.input<typeof pageSchema>

export interface InventoryPage extends PageBounds {
  readonly entries: readonly (OwnedItem & { readonly position: number })[]
  readonly totalCount: number
}

/**
 * A page of a player's inventory, empty for an account that has not played. A cursor is the position of an entry among
 * those that match. Throws `invalidInput`.
 */
export function inventoryPage(release: Release, state: PlayerState | null, input: InventoryPageInput): InventoryPage {
  const { search, first, after } = parse(pageSchema, input)
  const part = foldSearch(search ?? '')
  const matching = (state ? ownedItemsOf(release, state) : [])
    .filter(({ item, isRemoved }) => foldText(isRemoved ? item.id : item.name).includes(part))
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
