import { type Context, type PageBounds, parse, placeCursor, readPlace, wholeNumber } from '@sanguine/kernel'
import type { EnemyDefinition, ItemDefinition, Release } from '@sanguine/rules'
import { z } from 'zod'
import { releaseFor } from '../content/release-cache'
import { memoPerRelease } from '../memo-per-release'

const defaultPage = 50

const inputSchema = z.object({
  first: wholeNumber(1, 100).nullish(),
  after: z.string().nullish(),
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

type Place = Pick<Named, 'id' | 'name'>

/** Sorts by name; equal names by id. */
function comparePlaces(language: string): (a: Place, b: Place) => number {
  const collator = new Intl.Collator(language)
  return (a, b) => collator.compare(a.name, b.name) || (a.id < b.id ? -1 : 1)
}

/** The visible records in their order. */
const visible = <Definition extends Named>(all: Iterable<Definition>, language: string): Definition[] =>
  [...all].filter(({ isVisible }) => isVisible).sort(comparePlaces(language))

const visibleItems = memoPerRelease(({ items, language = 'en' }) => visible(items.values(), language))

const visibleEnemies = memoPerRelease(({ enemies, language = 'en' }) => visible(enemies.values(), language))

const placeForm = z.tuple([z.string(), z.string()])

/** The cursor of a record: its name in the language of the call, and its id. */
export const visibleCursorOf = ({ name, id }: Place): string => placeCursor([name, id])

/** The index behind the record of a cursor, or behind the place of one that is gone. */
function startAfter(all: readonly Named[], cursor: string, language: string): number {
  const [name, id] = readPlace(placeForm, cursor)
  const index = all.findIndex((record) => record.id === id)
  if (index >= 0) return index + 1
  const compare = comparePlaces(language)
  const next = all.findIndex((record) => compare(record, { name, id }) > 0)
  return next < 0 ? all.length : next
}

function pageOf<Definition extends Named>(
  all: readonly Definition[],
  { first, after }: VisibleInput,
  { language = 'en' }: Release,
): VisiblePage<Definition> {
  const start = after == null ? 0 : startAfter(all, after, language)
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
  const release = releaseFor(context)
  const items = visibleItems(release)
  return pageOf(itemType == null ? items : items.filter((item) => item.type === itemType), page, release)
}

/** A page of the visible creatures by name. For everyone. Throws `invalidInput`. */
export function listEnemies(context: Context, input: VisibleInput): VisiblePage<EnemyDefinition> {
  const release = releaseFor(context)
  return pageOf(visibleEnemies(release), parse(inputSchema, input), release)
}
