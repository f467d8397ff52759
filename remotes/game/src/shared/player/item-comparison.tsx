import { type ComparedItem, compareWithWorn } from './compare-stats'
import { StatChanges } from './stat-changes'
import type { Player } from './use-player'

interface ItemComparisonProps {
  readonly item: ComparedItem
  readonly player: Pick<Player, 'equipmentSlots'>
  readonly isInControl?: boolean
  readonly className?: string | undefined
}

/** The changes of stats if an item were equipped; nothing if there are none. */
export function ItemComparison({ item, player, isInControl, className }: ItemComparisonProps) {
  const comparison = compareWithWorn(item, player)
  if (!comparison) return null
  const { changes, worn } = comparison
  return <StatChanges {...{ changes, isInControl, className }} wornName={worn?.name ?? null} />
}
