import { type AnyRecord, type KindName, titleOf } from '@sanguine/content'
import { foldSearch, foldText } from '@sanguine/rules'

/** The texts of a record that a search compares, each folded. */
interface SearchTexts {
  readonly id: string
  readonly title: string
  readonly shortName: string
}

/** The quality of a match: 0 exactly, 1 from its start, 2 from the start of a word, 3 within a word. */
export type MatchRank = 0 | 1 | 2 | 3

const textsOf = (kind: KindName, record: AnyRecord): SearchTexts => ({
  id: foldText(record.id),
  title: foldText(titleOf(kind, record)),
  shortName: foldText(String(record.shortName ?? '')),
})

/** A record never changes: a change makes another one. */
const textsByRecord = new WeakMap<AnyRecord, SearchTexts>()

function rememberedTexts(kind: KindName, record: AnyRecord): SearchTexts {
  const texts = textsByRecord.get(record) ?? textsOf(kind, record)
  textsByRecord.set(record, texts)
  return texts
}

function rankOf(text: string, wanted: string): MatchRank | null {
  const at = text.indexOf(wanted)
  if (at < 0) return null
  if (at === 0) return text.length === wanted.length ? 0 : 1
  return text.includes(` ${wanted}`) ? 2 : 3
}

/**
 * Ranks the records of a kind by a search text: in title and short name as `foldText` compares them, or the whole id.
 * Returns null for a record that does not match. Every record matches an empty text.
 */
export function recordSearch(kind: KindName, search: string): (record: AnyRecord) => MatchRank | null {
  const wanted = foldSearch(search)
  if (wanted === '') return () => 0
  return (record) => {
    const { id, title, shortName } = rememberedTexts(kind, record)
    if (id === wanted) return 0
    const [byTitle, byShortName] = [rankOf(title, wanted), rankOf(shortName, wanted)]
    if (byTitle === null) return byShortName
    return byShortName !== null && byShortName < byTitle ? byShortName : byTitle
  }
}
