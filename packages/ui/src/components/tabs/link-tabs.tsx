import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { cx } from '../../cx'
import styles from './tabs.module.css'

export interface LinkTabsProps {
  readonly label: string
  readonly links: readonly { readonly to: string; readonly title: ReactNode }[]
  readonly className?: string | undefined
}

/** Links to pages that belong together, drawn as tabs; the open page is marked. */
export function LinkTabs({ label, links, className }: LinkTabsProps) {
  return (
    <nav aria-label={label} className={cx(styles.line, className)}>
      <div className={styles.tabs}>
        {links.map(({ to, title }) => (
          <NavLink key={to} to={to} end className={cx(styles.tab, styles.link)}>
            {title}
          </NavLink>
        ))}
      </div>
    </nav>
  )
}
