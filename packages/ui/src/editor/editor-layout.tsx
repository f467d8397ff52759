import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { cx } from '../cx'
import styles from './editor.module.css'

export interface SectionRailProps {
  readonly label: string
  /** above the sections, such as the wordmark */
  readonly head?: ReactNode
  /** under them, such as toggles and the way back */
  readonly foot?: ReactNode
  readonly sections: readonly { readonly to: string; readonly label: string }[]
}

/** The sections at the side; on a phone a row that swipes. */
export function SectionRail({ label, head, foot, sections }: SectionRailProps) {
  return (
    <nav className={styles.rail} aria-label={label}>
      {head && <div className={styles.railHead}>{head}</div>}
      <ul>
        {sections.map(({ to, label: name }) => (
          <li key={to}>
            <NavLink to={to} className={cx(styles.railLink)}>
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
      {foot && <div className={styles.railFoot}>{foot}</div>}
    </nav>
  )
}

export interface EditorLayoutProps {
  readonly rail?: ReactNode
  readonly children: ReactNode
}

/** The page of the CMS: the rail beside what its section shows. */
export function EditorLayout({ rail, children }: EditorLayoutProps) {
  return (
    <div className={styles.layout}>
      {rail}
      {children}
    </div>
  )
}

/** A section: its list beside its editor. On a phone one of them: the editor while a record is open. */
export function ListAndEditor({
  list,
  isOpen,
  children,
}: {
  readonly list: ReactNode
  /** whether a record is open or being made */
  readonly isOpen: boolean
  readonly children: ReactNode
}) {
  return (
    <div className={cx(styles.split, isOpen && styles.open)}>
      {list}
      <div className={styles.pane}>{children}</div>
    </div>
  )
}
