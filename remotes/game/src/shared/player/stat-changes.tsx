import { cx } from '@sanguine/ui'
import type { StatChange } from './compare-stats'
import { StatChangeMark } from './stat-change'
import styles from './stat-change.module.css'

interface StatChangesProps {
  readonly changes: readonly StatChange[]
  /** what the stats are compared with; null for an empty slot */
  readonly wornName: string | null
  readonly className?: string | undefined
}

/** How stats would change, in a line; nothing where none does. */
export function StatChanges({ changes, wornName, className }: StatChangesProps) {
  if (changes.length === 0) return null
  return (
    <span className={cx(styles.changes, className)}>
      {changes.map((change) => (
        <span key={change.stat.id}>
          {change.stat.name} <StatChangeMark change={change} wornName={wornName} />
        </span>
      ))}
    </span>
  )
}
