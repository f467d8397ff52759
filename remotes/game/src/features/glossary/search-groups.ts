import type { GlossaryGroup } from './glossary-groups'

/** Without case and accents. */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** What speaks of every word that is looked for; parts in which nothing does are left out. */
export function searchGroups(groups: readonly GlossaryGroup[], wanted: string): readonly GlossaryGroup[] {
  const wants = fold(wanted).split(/\s+/).filter(Boolean)
  if (wants.length === 0) return groups
  return groups
    .map((group) => ({
      ...group,
      entries: group.entries.filter(({ name, text, flavour = '' }) => {
        const said = fold(`${name} ${text} ${flavour}`)
        return wants.every((want) => said.includes(want))
      }),
    }))
    .filter(({ entries }) => entries.length > 0)
}
