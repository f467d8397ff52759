import { statText } from '@sanguine/ui'
import type { MessageValues } from '@sanguine/ui/platform'
import { explainStat, groupOf, groupOrder } from '../../shared/glossary/explain-stat'
import { glossaryFacts, type Stat, statAnchor } from '../../shared/glossary/glossary-facts'
import { firstKey } from '../../shared/glossary/glossary-messages'
import type { Player } from '../../shared/player/use-player'
import type { GlossaryEntry, Texts } from './glossary-entry'
import { type Region, regionEntries } from './region-entries'
import { terms } from './terms'

export interface GlossaryGroup {
  readonly id: string
  readonly title: string
  readonly entries: readonly GlossaryEntry[]
}

function termEntries({ game, glossary }: Texts, facts: MessageValues): readonly GlossaryEntry[] {
  return terms.map((term) => ({
    id: `word-${term.key}`,
    name: glossary(`term.${term.key}`),
    text: glossary(`term.${term.key}.text`, facts),
    ...('place' in term && { place: { path: term.place.path, name: game(term.place.name) } }),
  }))
}

/** Modifiers of a hunt that do not depend on a chance, and so have no stat. */
const modifiersWithoutStat = ({ game, glossary }: Texts): readonly GlossaryEntry[] =>
  (
    [
      ['autoHunt', 'AUTO_HUNT'],
      ['questing', 'QUESTING'],
    ] as const
  ).map(([key, modifier]) => ({
    id: `modifier-${key}`,
    name: game(`modifier.${modifier}`),
    text: glossary(`modifier.${key}`),
  }))

function statEntry(stat: Stat, player: Player, { game, glossary }: Texts, facts: MessageValues): GlossaryEntry {
  const own = player.stats.find((value) => value.stat.id === stat.id)
  const hasSome = own && (own.from !== 0 || own.to !== 0)
  return {
    id: statAnchor(stat),
    name: stat.name,
    text: explainStat(stat, glossary, facts),
    flavour: stat.flavorText,
    image: stat.image,
    ...(hasSome && { value: statText(own, game, false) }),
  }
}

function titleOf(group: string, { glossary }: Texts): string {
  const type = /^procs-(.+)$/.exec(group)?.[1]
  if (type !== undefined) return glossary('group.procs', { type: glossary(firstKey(`type.${type}`, 'type.other')) })
  return glossary(firstKey(`group.${group}`, 'group.other'))
}

/** The whole glossary: the terms of the game, the rules of the regions, then the stats by purpose. Groups without entries are omitted. */
export function glossaryGroups(
  { stats, regions }: { readonly stats: readonly Stat[]; readonly regions: readonly Region[] },
  player: Player,
  texts: Texts,
): readonly GlossaryGroup[] {
  const facts = glossaryFacts(stats)
  const statGroups = groupOrder.map((group) => ({
    id: group,
    title: titleOf(group, texts),
    entries: [
      ...(group === 'modifiers' ? modifiersWithoutStat(texts) : []),
      ...stats.filter((stat) => groupOf(stat) === group).map((stat) => statEntry(stat, player, texts, facts)),
    ],
  }))
  const termGroup = { id: 'words', title: texts.glossary('group.terms'), entries: termEntries(texts, facts) }
  const regionGroup = { id: 'regions', title: texts.glossary('group.regions'), entries: regionEntries(regions, texts) }
  return [termGroup, regionGroup, ...statGroups].filter(({ entries }) => entries.length > 0)
}
