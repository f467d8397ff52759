import { type Context, idCursorSchema, invalidCursor, type PageBounds, parse, wholeNumber } from '@sanguine/kernel'
import type { EnemyDefinition, ItemDefinition } from '@sanguine/rules'
import { z } from 'zod'
import { releaseFor } from '../content/release-cache'
import { memoPerRelease } from '../memo-per-release'

const defaultPage = 50

const inputSchema = z.object({
  first: wholeNumber(1, 100).nullish(),
  after: idCursorSchema.nullish(),
  itemType: z.string().nullish(),
})

/** The page to list, of one item type or of all. */
export type VisibleInput = z.input<typeof inputSchema>

/** A page of the visible records of a kind. */
export interface VisiblePage<Definition> extends PageBounds {
  readonly entries: readonly Definition[]
  readonly totalCount: number
}

interface Named {
  readonly id: string
  readonly name: string
  readonly isVisible: boolean
}

/** The visible records by name; of equal names, by id. */
function visible<Definition extends Named>(all: Iterable<Definition>, language: string): Definition[] {
  const collator = new Intl.Collator(language)
  return [...all]
    .filter(({ isVisible }) => isVisible)
    .sort((a, b) => collator.compare(a.name, b.name) || (a.id < b.id ? -1 : 1))
}

const visibleItems = memoPerRelease(({ items, language = 'en' }) => visible(items.values(), language))

const visibleEnemies = memoPerRelease(({ enemies, language = 'en' }) => visible(enemies.values(), language))

function pageOf<Definition extends Named>(all: readonly Definition[], input: VisibleInput): VisiblePage<Definition> {
  const { first, after } = input
  const start = after == null ? 0 : all.findIndex(({ id }) => id === after) + 1
  if (after != null && start === 0) throw invalidCursor()
  const entries = all.slice(start, start + (first ?? defaultPage))
  return {
    entries,
    totalCount: all.length,
    hasNextPage: start + entries.length < all.length,
    hasPreviousPage: start > 0,
  }
}

/** A page of the visible items by name. For everyone. Throws `invalidInput`. */
export function listItems(context: Context, input: VisibleInput): VisiblePage<ItemDefinition> {
  const { itemType, ...page } = parse(inputSchema, input)
  const items = visibleItems(releaseFor(context))
  return pageOf(itemType == null ? items : items.filter((item) => item.type === itemType), page)
}

/** A page of the visible creatures by name. For everyone. Throws `invalidInput`. */
export const listEnemies = (context: Context, input: VisibleInput): VisiblePage<EnemyDefinition> =>
  pageOf(visibleEnemies(releaseFor(context)), parse(inputSchema, input))
