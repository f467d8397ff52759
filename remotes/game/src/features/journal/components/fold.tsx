import { breakpoints, Icon } from '@sanguine/ui'
import { useMediaQuery } from '@sanguine/ui/platform'
import type { ReactNode } from 'react'
import styles from './journal-tools.module.css'

interface FoldProps {
  readonly title: string
  /** what is chosen in it, shown while it is closed */
  readonly chosen: string
  readonly isOpen: boolean
  readonly onToggle: (isOpen: boolean) => void
  readonly children: ReactNode
}

/** Tools that a narrow window hides behind a line with their name; elsewhere they are in the page. */
export function Fold({ title, chosen, isOpen, onToggle, children }: FoldProps) {
  const isNarrow = useMediaQuery(breakpoints.narrow)
  if (!isNarrow) return children
  return (
    <details
      className={styles.fold}
      open={isOpen}
      onToggle={({ currentTarget, target }) => currentTarget === target && onToggle(currentTarget.open)}
    >
      <summary>
        <span>
          {title} <small>{chosen}</small>
        </span>
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  )
}
