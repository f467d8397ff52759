import type { ReactNode } from 'react'
import { Icon } from '../icon/icon'
import { VisuallyHidden } from '../text/text'
import styles from './cost-list.module.css'

export interface CostLine {
  readonly name: string
  /** replaces the name, such as a button that shows the item */
  readonly label?: ReactNode
  /** the owned amount, formatted */
  readonly owned: string
  /** the required amount, formatted */
  readonly required: string
  readonly isMet: boolean
}

/** Materials or coins as owned / required. Amounts that are too low are red and crossed out. */
export function CostList({
  lines,
  missingLabel,
}: {
  readonly lines: readonly CostLine[]
  readonly missingLabel: string
}) {
  return (
    <ul className={styles.costs}>
      {lines.map(({ name, label, owned, required, isMet }) => (
        <li key={name} className={isMet ? undefined : styles.lack}>
          <Icon name={isMet ? 'check' : 'close'} className={styles.icon} />
          <span className={styles.name}>{label ?? name}</span>
          <span className={styles.amount}>
            {owned} / {required}
          </span>
          {!isMet && <VisuallyHidden>{missingLabel}</VisuallyHidden>}
        </li>
      ))}
    </ul>
  )
}
