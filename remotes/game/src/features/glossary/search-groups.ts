import { foldSearch, foldText } from '@sanguine/rules'
import type { GlossaryGroup } from './glossary-groups'

/** The entries that contain every word of the query; groups without a match are omitted. */
export function searchGroups(groups: readonly GlossaryGroup[], query: string): readonly GlossaryGroup[] {
  const queryWords = foldSearch(query).split(/\s+/).filter(Boolean)
  if (queryWords.length === 0) return groups
  return groups
    .map((group) => ({
      ...group,
      entries: group.entries.filter(({ name, text, flavour = '' }) => {
        const searched = foldText(`${name} ${text} ${flavour}`)
        return queryWords.every((queryWord) => searched.includes(queryWord))
      }),
    }))
    .filter(({ entries }) => entries.length > 0)
}
