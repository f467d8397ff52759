import { type KindName, kindNames, titleOf } from '@sanguine/content'
import { type Context, parse, requirePermission, wholeNumber } from '@sanguine/kernel'
import { z } from 'zod'
import { releaseService } from '../content/release-cache'
import { sortedRecords } from '../records/record-order'
import { recordSearch } from '../records/record-search'

const maxMatches = 100

const inputSchema = z.object({
  search: z.string().max(200, 'must not be longer than 200 characters'),
  first: wholeNumber(1, maxMatches).nullish(),
})

/** A record that a search found. */
export interface RecordMatch {
  readonly kind: KindName
  readonly id: string
  readonly title: string
  /** empty for kinds without one */
  readonly shortName: string
  /** empty if there is none */
  readonly imageId: string
}

/**
 * The records of all kinds whose title or short name contains the text, or that have it as their id. The best matches
 * come first: equal, then from the start, then from the start of a word. Empty for an empty text. For editors and
 * admins. Throws `invalidInput`.
 */
export async function searchRecords(
  context: Context,
  input: z.input<typeof inputSchema>,
): Promise<readonly RecordMatch[]> {
  requirePermission(context, 'editContent')
  const { search, first } = parse(inputSchema, input)
  const limit = first ?? 20
  if (search.trim() === '') return []
  const snapshot = await context.app.get(releaseService).latest()
  const byRank: RecordMatch[][] = [[], [], [], []]
  for (const kind of kindNames) {
    const rankOf = recordSearch(kind, search)
    for (const { record } of sortedRecords(snapshot, kind, 'name')) {
      const rank = rankOf(record)
      const found = rank === null ? undefined : byRank[rank]
      if (found && found.length < limit)
        found.push({
          kind,
          id: record.id,
          title: titleOf(kind, record),
          shortName: String(record.shortName ?? ''),
          imageId: String(record.imageId ?? ''),
        })
    }
  }
  return byRank.flat().slice(0, limit)
}
