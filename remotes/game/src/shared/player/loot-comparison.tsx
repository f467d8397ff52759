import type { GameItemFragment } from '../../generated/documents'
import { compareStats, replacedItem } from './compare-stats'
import { StatChangeMark } from './stat-change'
import styles from './stat-change.module.css'
import type { Player } from './use-player'

interface LootComparisonProps {
  readonly item: GameItemFragment
  readonly player: Pick<Player, 'equipmentSlots'>
}

/** How stats would change if a won item were put on; nothing where it would replace nothing or change nothing. */
export function LootComparison({ item, player }: LootComparisonProps) {
  const worn = replacedItem(player, item)
  const changes = worn ? compareStats(item, worn).changes : []
  if (!worn || changes.length === 0) return null
  return (
    <p className={styles.changes}>
      {changes.map((change) => (
        <span key={change.stat.id}>
          {change.stat.name} <StatChangeMark change={change} wornName={worn.name} />
        </span>
      ))}
    </p>
  )
}
