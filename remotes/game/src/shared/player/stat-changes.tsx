import { cx } from '@sanguine/ui'
import type { StatChange } from './compare-stats'
import { StatChangeMark, StatChangeText } from './stat-change'
import styles from './stat-change.module.css'

interface StatChangesProps {
  readonly changes: readonly StatChange[]
  /** what the stats are compared with; null for an empty slot */
  readonly wornName: string | null
  /** whether the line is in a button or a link, where no other button can be */
  readonly isInControl?: boolean | undefined
  readonly className?: string | undefined
}

/** How stats would change, in a line; nothing where none does. */
export function StatChanges({ changes, wornName, isInControl = false, className }: StatChangesProps) {
  if (changes.length === 0) return null
  const Change = isInControl ? StatChangeText : StatChangeMark
  return (
    <span className={cx(styles.changes, className)}>
      {changes.map((change) => (
        <span key={change.stat.id}>
          {change.stat.name} <Change change={change} wornName={wornName} />
        </span>
      ))}
    </span>
  )
}
