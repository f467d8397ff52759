import { statText } from '@sanguine/ui'
import type { MessageValues, Translate } from '@sanguine/ui/platform'
import type { GameMessage } from '../../shared/i18n/messages'
import type { Player } from '../../shared/player/use-player'
import { explainStat, groupOf, groupOrder } from './explain-stat'
import { glossaryFacts, type Stat } from './glossary-facts'
import { firstKey, type GlossaryTranslate } from './glossary-messages'
import { terms } from './terms'

export interface GlossaryEntry {
  /** its anchor */
  readonly id: string
  readonly name: string
  readonly text: string
  readonly flavour?: string
  /** null for a stat without an image; undefined for entries that never have one */
  readonly image?: { readonly id: string } | null
  /** the player's value */
  readonly value?: string
  readonly place?: { readonly path: string; readonly name: string }
}

export interface GlossaryGroup {
  readonly id: string
  readonly title: string
  readonly entries: readonly GlossaryEntry[]
}

interface Texts {
  readonly game: Translate<GameMessage>
  readonly glossary: GlossaryTranslate
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
    id: `stat-${stat.shortName}`,
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

/** The whole glossary: the terms of the game, then the stats by purpose. Groups without entries are omitted. */
export function glossaryGroups(stats: readonly Stat[], player: Player, texts: Texts): readonly GlossaryGroup[] {
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
  return [termGroup, ...statGroups].filter(({ entries }) => entries.length > 0)
}
