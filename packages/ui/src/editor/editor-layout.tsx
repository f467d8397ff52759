import { type ReactNode, useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
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

/** Swipes a row only as far as is needed; the page itself stays where it is. */
function bringIntoView(link: HTMLElement, row: HTMLElement): void {
  const [place, view] = [link.getBoundingClientRect(), row.getBoundingClientRect()]
  if (place.left < view.left) row.scrollLeft -= view.left - place.left
  else if (place.right > view.right) row.scrollLeft += place.right - view.right
}

/** The sections at the side; on a phone a row that swipes. */
export function SectionRail({ label, head, foot, sections }: SectionRailProps) {
  const rail = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: which link is the current one follows from the address
  useEffect(() => {
    const current = rail.current?.querySelector<HTMLElement>('[aria-current="page"]')
    if (current && rail.current) bringIntoView(current, rail.current)
  }, [pathname])
  return (
    <nav ref={rail} className={styles.rail} aria-label={label}>
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
