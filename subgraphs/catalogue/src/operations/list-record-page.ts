import {
  type AnyRecord,
  anyKind,
  apiFieldsOf,
  hasTranslationState,
  type KindName,
  maxRecordPage,
  type TranslationState,
} from '@sanguine/content'
import { type Context, idSchema, type PageBounds, parse, requirePermission, wholeNumber } from '@sanguine/kernel'
import { z } from 'zod'
import { contentFindingsService } from '../content/content-findings'
import { releaseService, type Snapshot, targetLanguages } from '../content/release-cache'
import { type StampedRecord, stamped } from '../records/record'
import { cursorOf, placeOf } from '../records/record-cursor'
import { comparePlaces, type PlacedRecord, type RecordPlace, sortedRecords } from '../records/record-order'
import { recordSearch } from '../records/record-search'

const defaultPageSize = 100

const idsSchema = z.array(idSchema).max(maxRecordPage, `must not have over ${maxRecordPage} entries`)

const inputSchema = z.object({
  first: wholeNumber(1, maxRecordPage).nullish(),
  after: z.string().nullish(),
  search: z.string().max(200, 'must not be longer than 200 characters').nullish(),
  ids: idsSchema.nullish(),
  isVisible: z.boolean().nullish(),
  translation: z.enum(['missing', 'outdated']).nullish(),
  sort: z.enum(['order', 'name', 'updated']).nullish(),
  direction: z.enum(['ascending', 'descending']).nullish(),
})

/**
 * A page to read. Further fields are filters by reference, under their API names: one id as `rarityId`, or several as
 * `rarityIds`.
 */
export type RecordPageInput = z.input<typeof inputSchema> & Readonly<Record<string, unknown>>

/** A record with its cursor. */
export interface RecordEdge<Name extends KindName> {
  readonly record: StampedRecord<Name>
  readonly cursor: string
}

/** Records of a kind, and how many match in all. */
export interface RecordPage<Name extends KindName> extends PageBounds {
  readonly edges: readonly RecordEdge<Name>[]
  readonly totalCount: number
  /** the index of the record with an id among all that match; null if it does not match */
  readonly positionOf: (id: string) => number | null
}

/**
 * A page of the records of a kind that match, invisible ones too. A cursor names a place, not a record: it holds while
 * the list changes. For editors and admins. Throws `invalidInput`.
 */
export async function listRecordPage<Name extends KindName>(
  context: Context,
  kind: Name,
  input: RecordPageInput,
): Promise<RecordPage<Name>> {
  requirePermission(context, 'editContent')
  const { first, after, search, ids, isVisible, translation, sort: givenSort, direction } = parse(inputSchema, input)
  const sort = givenSort ?? 'order'
  const snapshot = await context.app.get(releaseService).latest()
  // Changes of another gateway, too: who reads a list opens a record next.
  context.app.get(contentFindingsService).prepare(snapshot)
  const rankOf = recordSearch(kind, search ?? '')
  const filters = [
    ...idFilter(ids),
    ...visibilityFilter(isVisible),
    ...referenceFilters(kind, input),
    ...translationFilter(snapshot, kind, translation),
  ]
  const matching = sortedRecords(snapshot, kind, sort).filter(
    ({ record }) => filters.every((isMatch) => isMatch(record)) && rankOf(record) !== null,
  )
  if (direction === 'descending') matching.reverse()
  const start = after == null ? 0 : startAfter(matching, placeOf(sort, after), direction === 'descending')
  const page = matching.slice(start, start + (first ?? defaultPageSize))
  return {
    edges: page.map(({ record, place }) => ({
      record: stamped(snapshot, kind, record),
      cursor: cursorOf(sort, place),
    })),
    totalCount: matching.length,
    positionOf: (id) => {
      const position = matching.findIndex(({ record }) => record.id === id)
      return position < 0 ? null : position
    },
    hasNextPage: start + page.length < matching.length,
    hasPreviousPage: start > 0,
  }
}

/** The index of the first record behind a place, found by bisection. */
function startAfter(placed: readonly PlacedRecord[], place: RecordPlace, isDescending: boolean): number {
  let [low, high] = [0, placed.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const order = comparePlaces((placed[middle] as PlacedRecord).place, place)
    if (isDescending ? order < 0 : order > 0) high = middle
    else low = middle + 1
  }
  return low
}

type Filter = (record: AnyRecord) => boolean

function idFilter(ids: readonly string[] | null | undefined): readonly Filter[] {
  if (!ids) return []
  const wanted = new Set(ids)
  return [({ id }) => wanted.has(id)]
}

const translationFilter = (
  { translations }: Snapshot,
  kind: KindName,
  state: TranslationState | null | undefined,
): readonly Filter[] =>
  state ? [(record) => hasTranslationState(state, { kind, record }, translations, targetLanguages)] : []

const visibilityFilter = (isVisible: boolean | null | undefined): readonly Filter[] =>
  typeof isVisible === 'boolean' ? [(record) => record.isVisible === isVisible] : []

const referenceFilters = (kind: KindName, input: RecordPageInput): readonly Filter[] =>
  apiFieldsOf(anyKind(kind).fields).flatMap(({ name, shape }) => {
    if (shape.type !== 'reference') return []
    const { [name]: id, [`${name}s`]: ids } = input
    const several = Array.isArray(ids) ? new Set(parse(idsSchema, ids, `${name}s`)) : null
    return [
      ...(typeof id === 'string' ? [(record: AnyRecord) => record[name] === id] : []),
      ...(several ? [(record: AnyRecord) => several.has(String(record[name]))] : []),
    ]
  })
