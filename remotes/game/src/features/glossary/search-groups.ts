import type { GlossaryGroup } from './glossary-groups'

/** Without case and accents. */
const normalize = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** What speaks of every word that is looked for; parts in which nothing does are left out. */
export function searchGroups(groups: readonly GlossaryGroup[], query: string): readonly GlossaryGroup[] {
  const queryWords = normalize(query).split(/\s+/).filter(Boolean)
  if (queryWords.length === 0) return groups
  return groups
    .map((group) => ({
      ...group,
      entries: group.entries.filter(({ name, text, flavour = '' }) => {
        const searched = normalize(`${name} ${text} ${flavour}`)
        return queryWords.every((queryWord) => searched.includes(queryWord))
      }),
    }))
    .filter(({ entries }) => entries.length > 0)
}
