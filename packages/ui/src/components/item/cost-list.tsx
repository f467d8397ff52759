import type { ReactNode } from 'react'
import { Icon } from '../icon/icon'
import { VisuallyHidden } from '../text/text'
import styles from './cost-list.module.css'

export interface CostLine {
  readonly name: string
  /** in place of the name, as a button that shows it */
  readonly label?: ReactNode
  /** how many there are, as shown */
  readonly owned: string
  /** how many it takes, as shown */
  readonly required: string
  readonly isMet: boolean
}

/** Materials or coins as owned / required; what is short is red and crossed. */
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
        <li key={name} className={isMet ? styles.met : styles.lack}>
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
