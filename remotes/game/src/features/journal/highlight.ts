import type { GameItemPlateFragment } from '../../generated/documents'
import { isPrecious } from '../../shared/rarity/is-precious'
import type { Entry } from './entry-text'

type Rarity = GameItemPlateFragment['rarity']

/** The reason for which an entry stands out among ordinary hunts. */
export interface Highlight {
  /** of the boss or of the drop, if that is the reason */
  readonly rarity: Rarity | null
}

/** New ranks, missions, collections, bosses and rare drops stand out; null for every other entry. */
export function highlightOf(entry: Entry): Highlight | null {
  switch (entry.__typename) {
    case 'RankUpEntry':
    case 'MissionRewardEntry':
    case 'CollectionEntry':
      return { rarity: null }
    case 'CombatEntry': {
      if (entry.enemy.rarity.shortName === 'boss') return { rarity: entry.enemy.rarity }
      const drop = entry.reward.items.find(({ item }) => isPrecious(item.rarity))
      return drop ? { rarity: drop.item.rarity } : null
    }
    default:
      return null
  }
}
