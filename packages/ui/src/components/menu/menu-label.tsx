import type { ReactNode } from 'react'
import styles from './menu-label.module.css'

interface MenuLabelProps {
  readonly name: ReactNode
  /** under the name, one a line; empty ones are left out */
  readonly notes: readonly string[]
}

/** The text of a menu's entry: its name and notes on its purpose. */
export function MenuLabel({ name, notes }: MenuLabelProps) {
  return (
    <span className={styles.label}>
      <b>{name}</b>
      {notes
        .filter((note) => note !== '')
        .map((note) => (
          <small key={note}>{note}</small>
        ))}
    </span>
  )
}
