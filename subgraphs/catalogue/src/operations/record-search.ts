import { type AnyRecord, anyRecords, type KindName, titleOf } from '@sanguine/content'
import type { Snapshot } from '../content/release-cache'
import { memoPerSnapshot } from '../memo-per-release'

/** What a search compares of a record, in lower case. */
interface SearchTexts {
  readonly id: string
  readonly title: string
  readonly shortName: string
}

/** How well a record matches: 0 exactly, 1 from its start, 2 from the start of a word, 3 within a word. */
export type MatchRank = 0 | 1 | 2 | 3

const textsOf = (kind: KindName, record: AnyRecord): SearchTexts => ({
  id: record.id,
  title: titleOf(kind, record).toLowerCase(),
  shortName: String(record.shortName ?? '').toLowerCase(),
})

const textsByRecord = memoPerSnapshot(
  (snapshot, kind: KindName) =>
    new Map(anyRecords(snapshot.content.records, kind).map((record) => [record, textsOf(kind, record)])),
)

function rankOf(text: string, wanted: string): MatchRank | null {
  const at = text.indexOf(wanted)
  if (at < 0) return null
  if (at === 0) return text.length === wanted.length ? 0 : 1
  return text.includes(` ${wanted}`) ? 2 : 3
}

/**
 * Ranks the records of a kind by a search text: in title and short name in upper or lower case, or the whole id. Returns
 * null for a record that does not match. Every record matches an empty text.
 */
export function recordSearch(
  snapshot: Snapshot,
  kind: KindName,
  search: string,
): (record: AnyRecord) => MatchRank | null {
  const wanted = search.trim().toLowerCase()
  if (wanted === '') return () => 0
  const texts = textsByRecord(snapshot, kind)
  return (record) => {
    const { id, title, shortName } = texts.get(record) ?? textsOf(kind, record)
    if (id === wanted) return 0
    const [byTitle, byShortName] = [rankOf(title, wanted), rankOf(shortName, wanted)]
    if (byTitle === null) return byShortName
    return byShortName !== null && byShortName < byTitle ? byShortName : byTitle
  }
}
